import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { type ReactNode, useRef } from 'react'
import { dialogRecipe } from '../layout/overlay-recipes.ts'

/** A question before something that cannot be undone, or that everybody will see. */
interface ConfirmDialogProps {
  isOpen: boolean
  /** Names the thing: « Supprimer « Gourde inox » ? ». */
  title: string
  /** What happens to what hangs on it. */
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Whether the answer takes something away; else it is an act like any other. */
  isHarmful?: boolean
  /** While the answer is being served: neither button takes a press. */
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once, names the thing and says what goes with it. The focus starts on the harmless answer. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Annuler',
  isHarmful = true,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  // While it closes it says what it said: what it spoke of may be forgotten by then.
  const said = useRef({ title, children })
  if (isOpen) said.current = { title, children }
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      role="alertdialog"
      size="sm"
      placement="center"
      open={isOpen}
      onOpenChange={(change) => !change.open && !isBusy && onCancel()}
      initialFocusEl={() => cancel.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{said.current.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description asChild>
                <div>{said.current.children}</div>
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button
                ref={cancel}
                variant="outline"
                onClick={() => !isBusy && onCancel()}
                aria-disabled={isBusy}
              >
                {cancelLabel}
              </Button>
              <Button
                colorPalette={isHarmful ? 'danger' : undefined}
                onClick={() => !isBusy && onConfirm()}
                aria-disabled={isBusy}
              >
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
