import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { abandonChanges, hasUnsavedChanges } from '../../lib/form/unsaved-changes.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'

/** Asks before a link, Back, Escape in a dialog or closing the tab loses unsaved changes. */
export function UnsavedGuard() {
  // A dialog is open because the URL says so: closing one is a change of address too.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedChanges() && from.pathname + from.search !== to.pathname + to.search,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <AbandonDialog
      isOpen={blocker.state === 'blocked'}
      onAbandon={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}

interface AbandonDialogProps {
  isOpen: boolean
  /** Called once the changes are abandoned, to go on with what would have lost them. */
  onAbandon: () => void
  onStay: () => void
}

/** Asks whether unsaved changes may be lost. */
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
