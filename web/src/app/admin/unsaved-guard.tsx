import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts'
import { AbandonDialog } from './abandon-dialog.tsx'

/** Neither a link, Back, Escape in a dialog nor closing the tab loses what was typed, unless somebody says so. */
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
