import { Button } from '@chakra-ui/react/button'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { countedArticles } from '../../lib/format-number.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'

/** Empties the cart, once one has said so twice. */
export function ClearCartButton({ totalQuantity, onClear }: { totalQuantity: number; onClear: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const clear = () => {
    setOpen(false)
    onClear()
  }
  return (
    <>
      <Button variant="ghost" color="fg.muted" ms="-5" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        Vider le panier
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Vider le panier ?"
        confirmLabel="Vider le panier"
        onConfirm={clear}
        onCancel={() => setOpen(false)}
      >
        {totalQuantity === 1
          ? 'Le seul article qu’il contient sera retiré.'
          : `Les ${countedArticles(totalQuantity)} qu’il contient seront retirés.`}
      </ConfirmDialog>
    </>
  )
}
