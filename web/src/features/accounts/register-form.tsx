import { useQuery } from '@apollo/client/react'
import '../../lib/form/zod-without-eval.ts'
import { Button } from '@chakra-ui/react/button'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { registerRules } from '../../../../api/src/features/accounts/accounts.rules.ts'
import { termsText } from '../../../../api/src/features/consent/texts/form-texts.rules.ts'
import { paths } from '../../app/paths.ts'
import type { Refusal } from '../../graphql/errors.ts'
import { ConsentTextsDocument, type RegisterInput } from '../../graphql/generated/further/graphql.ts'
import { fieldsOf, showRefusedFields } from '../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../lib/form/use-pending.ts'
import { NameFields } from '../../ui/form/form-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextLink } from '../../ui/layout/links.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { FieldErrorList, FormRefusal } from './form-refusal.tsx'
import { invalidTitle, registerFailure, useRegister } from './use-sign-in.ts'

/** In the order of the screen: the first invalid one is focused, and all of them are told in the form as well. */
const fieldNames = ['firstName', 'lastName', 'email', 'password'] as const

type FieldName = (typeof fieldNames)[number]

interface RegisterFormProps {
  /** Whose account it is to be, when that is known already. */
  address?: string
  onSignedIn: () => Promise<void> | void
  /** There is an account of this address, and its owner wants to sign in. */
  onKnown: (address: string) => void
}

/** The form that opens an account. */
export function RegisterForm({ address = '', onSignedIn, onKnown }: RegisterFormProps) {
  const openAccount = useRegister()
  const terms = useShownTerms()
  const form = useForm({
    resolver: zodResolver(registerRules),
    defaultValues: { firstName: '', lastName: '', email: address, password: '' },
  })
  const [refused, setRefused] = useState<Pick<Refusal, 'code' | 'message'>>()
  const [invalid, setInvalid] = useState<{ name: FieldName; message: string }[]>([])
  const tellAll = (errors: FieldErrors<RegisterInput>) => {
    const told = fieldNames.map((name) => ({ name, message: errors[name]?.message ?? '' }))
    setRefused(undefined)
    setInvalid(told.filter(({ message }) => message))
  }
  const forget = () => {
    setRefused(undefined)
    setInvalid([])
  }
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (values) => {
      forget()
      const outcome = await openAccount({ ...values, textVersion: terms() })
      if ('done' in outcome) return onSignedIn()
      const { refusal } = outcome
      const isShown = showRefusedFields(form, fieldNames, refusal.fields)
      if (!isShown) form.setFocus('email')
      setRefused(refusal)
    }, tellAll),
  )
  return (
    <form noValidate onSubmit={onSubmit} onChange={forget} aria-label="S'inscrire">
      <Stack gap="5">
        <SimpleGrid
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))"
          columnGap={{ base: '3', sm: '5' }}
          rowGap="5"
          alignItems="start"
        >
          <NameFields firstName={field('firstName')} lastName={field('lastName')} />
        </SimpleGrid>
        <CredentialFields isNew email={field('email')} password={field('password')} />
        <FormRefusal
          title={invalidTitle}
          message={
            invalid.length > 0 && <FieldErrorList errors={invalid} onFollow={(name) => form.setFocus(name)} />
          }
        />
        <FormRefusal {...(refused ? registerFailure(refused) : { message: undefined })}>
          {refused?.code === 'CONFLICT' && (
            <Button variant="outline" bg="bg.panel" onClick={() => onKnown(form.getValues('email').trim())}>
              Se connecter avec cette adresse
            </Button>
          )}
        </FormRefusal>
        <SubmitButton isBusy={isBusy} busyText="Inscription...">
          Créer mon compte
        </SubmitButton>
        <Text fontSize="sm" color="fg.muted">
          {termsText.text} <TextLink to={paths.privacy()}>Politique de confidentialité</TextLink> ·{' '}
          <TextLink to={paths.terms()}>Conditions générales de vente</TextLink>
        </Text>
      </Stack>
    </form>
  )
}

/** The version of what the form shows: its words, and the page of the terms as it was when the form opened. */
function useShownTerms(): () => string {
  const { data } = useQuery(ConsentTextsDocument, { fetchPolicy: 'no-cache' })
  const shown = data?.consentTexts.find(({ kind }) => kind === 'TERMS')
  // The words alone where the shop has not said it.
  return () => shown?.textVersion ?? termsText.version
}
