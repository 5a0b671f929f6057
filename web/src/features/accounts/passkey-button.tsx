import { Button } from '@chakra-ui/react/button'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { someFailure } from '../../graphql/errors.ts'
import { toaster } from '../../lib/toaster.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

interface PasskeyButtonProps {
  children: string
  onPress: () => Promise<unknown>
}

/** A press that has the browser ask for a passkey; a second one meanwhile does nothing. */
export function PasskeyButton({ children, onPress }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const press = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    // What fails here is the code of the button itself, when it cannot be fetched.
    await onPress().catch(() => toaster.error({ title: 'Clé d’accès', description: someFailure }))
    running.current = false
    setBusy(false)
  }
  return (
    <Button
      type="button"
      variant="outline"
      w="full"
      h="auto"
      minH="11"
      px="2"
      py="2"
      whiteSpace="normal"
      aria-disabled={isBusy}
      onClick={() => void press()}
    >
      <KeyRound aria-hidden size={18} />
      {children}
    </Button>
  )
}

interface PasskeyLoginProps {
  /** For the team alone. */
  administration?: boolean
  onSignedIn: () => Promise<void> | void
}

/** The way into an account without a word typed. */
export function PasskeyLogin({ administration = false, onSignedIn }: PasskeyLoginProps) {
  const login = usePasskeyLogin(administration)
  return (
    <PasskeyButton onPress={async () => (await login()) && onSignedIn()}>
      Se connecter avec une clé d’accès
    </PasskeyButton>
  )
}
