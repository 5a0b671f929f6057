import { Box } from '@chakra-ui/react/box'
import { Button, CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, type RefObject, useRef } from 'react'
import { draftLimits } from '../../../../../../api/src/features/catalogue/drafts/drafts.rules.ts'
import { counted } from '../../../../lib/format-number.ts'
import { ImageDrop } from '../../../../ui/admin/image/image-drop.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { dialogRecipe } from '../../../../ui/layout/overlay-recipes.ts'

interface DraftsDialogProps {
  /** How many drafts there are. */
  count: number
  /** Pictures that are still to come. */
  pending: number
  isBusy: boolean
  body: RefObject<HTMLDivElement | null>
  /** What has happened, above the grid. */
  notes: ReactNode
  /** The grid. */
  children: ReactNode
  preview: ReactNode
  onFiles: (files: File[]) => void
  onSave: (publish: boolean) => void
  onClose: () => void
}

const alike = `${draftLimits.pictures} photos au plus à la fois. «\u00a0gourde-1.jpg\u00a0» et «\u00a0gourde-2.jpg\u00a0» font une seule fiche, un dossier par produit aussi. Noms, prix et descriptions se collent ensuite depuis votre tableur.`

const hint =
  'Collez ici une colonne ou un tableau d’Excel ou de LibreOffice, avec ou sans ses titres\u00a0: chaque ligne va à la fiche de même nom, sinon dans l’ordre. Entrée et les flèches changent de ligne.'

/** The workshop of new products: their grid, and beside it the shop's own view of the one that is typed into. */
export function DraftsDialog({
  count,
  pending,
  isBusy,
  body,
  notes,
  children,
  preview,
  ...on
}: DraftsDialogProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const initialFocus = () => body.current?.querySelector<HTMLElement>('[data-cell]') ?? title.current
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      size={{ base: 'full', md: 'cover' }}
      scrollBehavior="inside"
      placement="center"
      open
      onOpenChange={(change) => !change.open && on.onClose()}
      closeOnInteractOutside={false}
      initialFocusEl={initialFocus}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner data-private>
          <Dialog.Content>
            <Dialog.Header pb="3" borderBottomWidth="1px" borderColor="border.muted">
              <Dialog.Title ref={title} tabIndex={-1} outline="none">
                Des photos aux fiches
              </Dialog.Title>
              <Dialog.CloseTrigger asChild position="static" ms="auto">
                <CloseButton minW="11" minH="11" aria-label="Fermer" />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body
              p="0"
              display="flex"
              flexDirection={{ base: 'column', xl: 'row' }}
              overflow={{ base: 'auto', xl: 'hidden' }}
            >
              <Box
                ref={body}
                flex="1"
                minW="0"
                p={{ base: '4', md: '6' }}
                overflow={{ xl: 'auto' }}
                onPaste={(event) => {
                  const files = [...event.clipboardData.files]
                  if (files.length === 0) return
                  event.preventDefault()
                  on.onFiles(files)
                }}
              >
                {notes}
                {count > 0 && (
                  <Text color="fg.muted" textStyle="sm" mb="3">
                    {hint}
                  </Text>
                )}
                <Box overflowX="auto">{children}</Box>
                <Box mt="4" maxW="lg" mx={count === 0 ? 'auto' : undefined}>
                  <ImageDrop
                    label={count > 0 ? 'Ajouter des photos' : 'Choisir des photos'}
                    multiple
                    progress={null}
                    onFiles={on.onFiles}
                  />
                  <Text color="fg.muted" textStyle="sm" mt="2">
                    {alike}
                  </Text>
                </Box>
              </Box>
              {preview && (
                <chakra.aside
                  aria-label="Aperçu"
                  w={{ base: 'full', xl: '23rem' }}
                  flex="none"
                  p="5"
                  overflow={{ xl: 'auto' }}
                  borderInlineStartWidth={{ xl: '1px' }}
                  borderTopWidth={{ base: '1px', xl: '0' }}
                  borderColor="border.muted"
                  bg="bg.subtle"
                  tabIndex={0}
                >
                  {preview}
                </chakra.aside>
              )}
            </Dialog.Body>
            <Dialog.Footer borderTopWidth="1px" borderColor="border.muted" pt="3" pb="4" flexWrap="wrap">
              <Text as="output" aria-live="polite" color="fg.muted" me="auto">
                {pending > 0
                  ? `Envoi des photos\u00a0: encore ${pending}…`
                  : count > 0 && counted(count, 'brouillon, masqué', 'brouillons, masqués')}
              </Text>
              {count > 0 && (
                <>
                  <Button variant="outline" aria-disabled={isBusy} onClick={() => on.onSave(false)}>
                    Enregistrer sans publier
                  </Button>
                  <SubmitButton
                    type="button"
                    size="md"
                    isBusy={isBusy}
                    busyText="Publication…"
                    disabled={pending > 0}
                    onClick={() => on.onSave(true)}
                  >
                    {count > 1 ? `Publier les ${count}` : 'Publier ce produit'}
                  </SubmitButton>
                </>
              )}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
