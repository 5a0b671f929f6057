import { Button } from '@chakra-ui/react/button'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useLogout } from '../../features/accounts/use-logout.ts'
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts'
import { AbandonDialog } from './abandon-dialog.tsx'

/** The way out of the administration: nothing typed is lost unasked. */
export function LogoutButton() {
  const { logout, isLoggingOut } = useLogout()
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    void logout()
  }
  return (
    <>
      <Button
        variant="outline"
        px="4"
        onClick={() => (hasUnsavedChanges() ? setAsking(true) : leave())}
        aria-disabled={isLoggingOut}
      >
        <LogOut aria-hidden />
        Se déconnecter
      </Button>
      <AbandonDialog isOpen={isAsking} onAbandon={leave} onStay={() => setAsking(false)} />
    </>
  )
}
