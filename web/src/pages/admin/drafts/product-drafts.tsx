import { Button } from '@chakra-ui/react/button'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { Images } from 'lucide-react'
import { Link } from 'react-router-dom'
import { draftLimits } from '../../../../../api/src/features/catalogue/drafts/drafts.rules.ts'
import type { NamedCategory } from '../../../features/catalogue/admin/drafts/draft-sheet.ts'
import { useFileDrop } from '../../../features/catalogue/admin/drafts/use-file-drop.ts'
import type { ListUrl } from '../../../lib/list/list-url.ts'
import { DraftWorkshop } from './draft-workshop.tsx'
import { useDrafts } from './use-drafts.ts'

/** What the address says while the workshop is open. */
const workshop = 'drafts'

interface ProductDraftsProps {
  url: ListUrl<{ record: string }>
  categories: readonly NamedCategory[]
}

/** The way from pictures to products: a button, the whole page as a place to drop them, and the workshop itself. */
export function ProductDrafts({ url, categories }: ProductDraftsProps) {
  const { record } = url.params
  const isOpen = record === workshop
  const drafts = useDrafts(isOpen, () => {
    if (!isOpen) url.change({ record: workshop })
  })
  // The form of a product has a frame of its own for files.
  const isOver = useFileDrop(record === '' || isOpen, (files) => void drafts.take(files))
  return (
    <>
      <Button asChild variant="outline" minH="12">
        <Link to={url.hrefWith({ record: workshop })} preventScrollReset>
          <Images aria-hidden />
          Créer depuis des photos
        </Link>
      </Button>
      {isOver && (
        <Portal>
          <chakra.div
            position="fixed"
            inset="3"
            zIndex="max"
            display="grid"
            placeItems="center"
            pointerEvents="none"
            rounded="xl"
            borderWidth="3px"
            borderStyle="dashed"
            borderColor="accent.solid"
            bg="bg.plant"
            opacity="0.95"
            textStyle="xl"
            fontFamily="heading"
            textAlign="center"
            p="6"
          >
            {`Déposez jusqu’à ${draftLimits.pictures} photos\u00a0: chacune devient une fiche masquée.`}
          </chakra.div>
        </Portal>
      )}
      {isOpen && (
        <DraftWorkshop drafts={drafts} categories={categories} onClose={() => url.change({ record: '' })} />
      )}
    </>
  )
}
