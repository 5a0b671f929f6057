import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useEffect, useRef, useState } from 'react'
import { passkeyLimits } from '../../../../../api/src/features/accounts/security/passkeys/passkeys.rules.ts'
import { useSubmitOnce } from '../../../lib/form/use-pending.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

interface PasskeyNameProps {
  label: string
  name?: string
  submit: string
  /** @returns what is wrong with the name, or nothing. */
  onSubmit: (name: string) => Promise<string | undefined>
  onCancel: () => void
}

/** What a passkey is called: « Téléphone », « Clé du bureau ». */
export function PasskeyName({ label, name = '', submit, onSubmit: done, onCancel }: PasskeyNameProps) {
  const [value, setValue] = useState(name)
  const [wrong, setWrong] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  const { isBusy, onSubmit } = useSubmitOnce(async () => {
    setWrong(value.trim() === '' ? 'Donnez un nom à cette clé d’accès' : await done(value))
  })
  return (
    <form ref={form} noValidate onSubmit={onSubmit} aria-label={label}>
      <Stack gap="4" maxW="md">
        <FormField
          label={label}
          hint="Par exemple l’appareil&nbsp;: Téléphone, Ordinateur du bureau."
          maxLength={passkeyLimits.nameLength}
          required
          value={value}
          error={wrong}
          onChange={(event) => {
            setValue(event.target.value)
            setWrong(undefined)
          }}
        />
        <Flex gap="3" wrap="wrap">
          <SubmitButton size="md" isBusy={isBusy} busyText="Un instant…">
            {submit}
          </SubmitButton>
          <Button variant="ghost" aria-disabled={isBusy} onClick={() => !isBusy && onCancel()}>
            Annuler
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
