import { Button } from '@chakra-ui/react/button'
import { History } from 'lucide-react'
import { useState } from 'react'
import { SideDrawer } from '../../../ui/admin/side-drawer.tsx'
import { HistoryList } from '../history-list.tsx'

/** Who saved people's data as a file, and when: lists of the inbox and of the measurement. */
export function ExportHistory() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" ms={{ md: 'auto' }} onClick={() => setOpen(true)}>
        <History aria-hidden />
        Historique des exports
      </Button>
      {isOpen && (
        <SideDrawer title="Historique des exports" onClose={() => setOpen(false)}>
          <HistoryList subjectType="EXPORT" labels={{}} none="Aucune liste n’a été exportée." />
        </SideDrawer>
      )}
    </>
  )
}
