import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useRef, useState } from 'react'
import type { Refusal } from '../../graphql/errors.ts'
import type { Outcome } from '../../graphql/use-action.ts'
import { useSubmitOnce } from '../../lib/form/use-pending.ts'
import { toaster } from '../../lib/toaster.ts'
import { FormField } from '../../ui/form/form-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { LostFactor } from './recovery/lost-factor.tsx'
import { usePasskeySignature } from './use-passkey-login.ts'
import { loginFailure } from './use-sign-in.ts'

interface CodeStepProps {
  /** What the shop asked for, in its words; `fields` names what the account has. */
  asked: Refusal
  /** What was typed before. */
  typed: { email: string; password: string }
  /** Signs in with what was typed before, and this code or passkey. */
  signIn: (proof: { code: string } | { passkey: Record<string, unknown> }) => Promise<Outcome<unknown>>
  onSignedIn: () => Promise<void> | void
  onCancel: () => void
}

/** After a right password: the code that the account asks for, or a passkey in its place. */
export function CodeStep({ asked, typed, signIn, onSignedIn, onCancel }: CodeStepProps) {
  const [hasCodes, hasPasskeys] = [Boolean(asked.fields.code), Boolean(asked.fields.passkey)]
  const [code, setCode] = useState('')
  const [isLost, setLost] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const sign = usePasskeySignature()
  const form = useRef<HTMLFormElement>(null)
  const focus = () => form.current?.querySelector('input')?.select()
  useEffect(focus, [])
  const { isBusy, onSubmit } = useSubmitOnce(async () => {
    const outcome = await signIn({ code })
    if ('done' in outcome) return onSignedIn()
    setWrong(outcome.refusal.message)
    focus()
  })
  const withPasskey = async () => {
    const passkey = await sign()
    if (!passkey) return
    const outcome = await signIn({ passkey })
    if ('done' in outcome) return onSignedIn()
    toaster.error({ title: loginFailure, description: outcome.refusal.message })
  }
  const passkeyButton = <PasskeyButton onPress={withPasskey}>Utiliser une clé d’accès</PasskeyButton>
  if (isLost) return <LostFactor typed={typed} onBack={() => setLost(false)} />
  return (
    <form ref={form} noValidate onSubmit={onSubmit} aria-label="Code de connexion">
      <Stack gap="5">
        <Text>Votre mot de passe est le bon. {asked.message}</Text>
        {hasPasskeys && !hasCodes && passkeyButton}
        <FormField
          label={hasCodes ? 'Code' : 'Code de secours'}
          hint={
            hasCodes
              ? 'Les 6 chiffres de votre application, ou l’un de vos codes de secours.'
              : 'L’un des codes que vous avez notés, si votre clé d’accès n’est pas là.'
          }
          autoComplete={hasCodes ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          required
          value={code}
          error={wrong}
          onChange={(event) => {
            setCode(event.target.value)
            setWrong(undefined)
          }}
        />
        <SubmitButton isBusy={isBusy} busyText="Vérification…">
          Se connecter
        </SubmitButton>
        {hasPasskeys && hasCodes && passkeyButton}
        <Button variant="plain" textDecoration="underline" onClick={() => setLost(true)}>
          Je n’ai plus ni appareil ni code
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Revenir au mot de passe
        </Button>
      </Stack>
    </form>
  )
}
