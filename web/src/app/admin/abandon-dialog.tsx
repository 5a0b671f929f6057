import { abandonChanges } from '../../lib/unsaved-changes.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface AbandonDialogProps {
  isOpen: boolean
  /** What was typed is given up: on with what would have lost it. */
  onAbandon: () => void
  onStay: () => void
}

/** Asks before what somebody typed is lost. */
export function AbandonDialog({ isOpen, onAbandon, onStay }: AbandonDialogProps) {
  const abandon = () => {
    abandonChanges()
    onAbandon()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={'Abandonner les modifications\u202f?'}
      confirmLabel="Abandonner"
      cancelLabel="Continuer la saisie"
      onConfirm={abandon}
      onCancel={onStay}
    >
      Ce que vous avez saisi n’est pas enregistré et sera perdu.
    </ConfirmDialog>
  )
}
