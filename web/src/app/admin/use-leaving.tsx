import { type ReactNode, useState } from 'react'
import { useLogout } from '../../features/accounts/use-logout.ts'
import { hasUnsavedChanges } from '../../lib/form/unsaved-changes.ts'
import { AbandonDialog } from './unsaved-guard.tsx'

/** Signs out; asks first (`question`) when unsaved changes would be lost. */
export function useLeaving(): { leave: () => void; isLeaving: boolean; question: ReactNode } {
  const { logout, isLoggingOut } = useLogout()
  const [isAsking, setAsking] = useState(false)
  const signOut = () => {
    setAsking(false)
    void logout()
  }
  return {
    leave: () => (hasUnsavedChanges() ? setAsking(true) : signOut()),
    isLeaving: isLoggingOut,
    question: <AbandonDialog isOpen={isAsking} onAbandon={signOut} onStay={() => setAsking(false)} />,
  }
}
