import { Button } from '@chakra-ui/react/button'
import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListUrl } from '../../lib/use-list-url.ts'
import { SideDrawer } from '../../ui/admin/side-drawer.tsx'
import { HistoryList, type HistoryListProps } from './history-list.tsx'

/** What the address says while the history of a whole list is open. */
const fiche = 'historique'

/** The history of a whole list: where what was deleted is found again, and restored. */
export function KindHistory({ url, ...history }: HistoryListProps & { url: ListUrl }) {
  return (
    <>
      <Button asChild variant="ghost" minH="12">
        <Link to={url.hrefWith({ fiche })} preventScrollReset>
          <History aria-hidden />
          Historique
        </Link>
      </Button>
      {url.get('fiche') === fiche && (
        <SideDrawer title="Historique" onClose={() => url.change({ fiche: '' })}>
          <HistoryList {...history} />
        </SideDrawer>
      )}
    </>
  )
}

/** The thing that the address names: an id, « nouveau », or nothing. */
export const openedFiche = (url: Pick<ListUrl, 'get'>): string =>
  url.get('fiche') === fiche ? '' : url.get('fiche')
