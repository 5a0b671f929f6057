import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { articles } from './article-count.ts'

/** Empties the cart, once one has said so twice. */
export function ClearCartButton({ totalQuantity, onClear }: { totalQuantity: number; onClear: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const clear = () => {
    setOpen(false)
    onClear()
  }
  return (
    <Dialog.Root
      role="alertdialog"
      size="sm"
      placement="center"
      open={isOpen}
      onOpenChange={(change) => setOpen(change.open)}
      initialFocusEl={() => cancel.current}
      lazyMount
      unmountOnExit
    >
      <Dialog.Trigger asChild>
        <Button variant="ghost" color="fg.muted" ms="-5">
          <Trash2 aria-hidden />
          Vider le panier
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Vider le panier ?</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>
                {totalQuantity === 1
                  ? 'Le seul article qu’il contient sera retiré.'
                  : `Les ${articles(totalQuantity)} qu’il contient seront retirés.`}
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancel} variant="outline" onClick={() => setOpen(false)}>
                Annuler
              </Button>
              <Button colorPalette="danger" onClick={clear}>
                Vider le panier
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
