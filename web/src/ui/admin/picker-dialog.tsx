import { Box } from '@chakra-ui/react/box'
import { CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Text } from '@chakra-ui/react/text'
import type { ComponentProps, ReactNode } from 'react'
import { SearchField } from '../form/search-field.tsx'
import { dialogRecipe } from '../layout/overlay-recipes.ts'

interface PickerDialogProps extends Pick<ComponentProps<typeof Dialog.Root>, 'size' | 'restoreFocus'> {
  title: string
  searchLabel: string
  search: string
  onSearch: (search: string) => void
  /** The list is of an older search. */
  isStale: boolean
  /** What to say where nothing was found. */
  nothing: string | false | undefined
  onClose: () => void
  /** The list, each row a button. */
  children: ReactNode
}

/** Finds one thing by its words and takes it: a search with the list of what it finds. */
export function PickerDialog({
  title,
  searchLabel,
  search,
  onSearch,
  isStale,
  nothing,
  onClose,
  children,
  ...dialog
}: PickerDialogProps) {
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      placement="center"
      scrollBehavior="inside"
      open
      onOpenChange={(change) => !change.open && onClose()}
      {...dialog}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner data-private>
          <Dialog.Content>
            <Dialog.Header pb="3">
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild position="static" ms="auto">
                <CloseButton minW="11" minH="11" aria-label="Fermer" />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body pb="5">
              <SearchField label={searchLabel} value={search} onChange={onSearch} />
              <Box aria-live="polite" mt="4" opacity={isStale ? 0.6 : 1}>
                {nothing && <Text color="fg.muted">{nothing}</Text>}
                {children}
              </Box>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
