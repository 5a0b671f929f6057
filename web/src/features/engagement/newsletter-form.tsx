import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { newsletterText } from '../../../../api/src/features/consent/texts/consent-texts.rules.ts'
import { emailLength } from '../../../../api/src/platform/mail/email-limits.rules.ts'
import { plainForms } from '../../app/paths.ts'
import { hasErrorCode, userMessage } from '../../graphql/errors.ts'
import {
  SubscribeToNewsletterDocument,
  type SubscribeToNewsletterMutationVariables,
} from '../../graphql/generated/home/graphql.ts'
import type { Outcome } from '../../graphql/use-action.ts'
import { useAction } from '../../graphql/use-action.ts'
import { usePending } from '../../lib/form/use-pending.ts'
import { BareInput } from '../../ui/form/bare-input.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Honeypot, PrivacyLink } from './form-notes.tsx'

/** The same message as the API's. */
const invalidEmail = 'Email invalide'

/** One address, one press. Once it has been sent, what is left to do stands in its place. */
export function NewsletterForm() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <AddressForm onSent={setSentTo} />
  return <ConfirmNote address={sentTo} onAgain={() => setSentTo(undefined)} />
}

/** Below the form, once: the mail is on its way. True of an address that was confirmed before as well. */
function ConfirmNote({ address, onAgain }: { address: string; onAgain: () => void }) {
  const note = useRef<HTMLDivElement>(null)
  // The field that had the focus is gone.
  useEffect(() => note.current?.focus(), [])
  return (
    <Box
      ref={note}
      tabIndex={-1}
      p="5"
      rounded="lg"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.default"
    >
      <Text fontWeight="semibold">
        Confirmez votre adresse&nbsp;: <chakra.span overflowWrap="anywhere">{address}</chakra.span>
      </Text>
      <Text mt="1.5" color="fg.muted">
        Si elle est nouvelle, un lien vient d’y être envoyé par e-mail&nbsp;; la lettre ne part qu’une fois ce
        lien ouvert. Rien reçu&nbsp;? Regardez dans les indésirables.
      </Text>
      <Button variant="outline" mt="3" onClick={onAgain}>
        Saisir une autre adresse
      </Button>
    </Box>
  )
}

/** With an empty field nothing happens (specification, section 5). */
function AddressForm({ onSent }: { onSent: (address: string) => void }) {
  const subscribe = useSubscribe()
  const { isBusy, run } = usePending()
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  const refuse = (message: string) => {
    setProblem(message)
    field.current?.focus()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = field.current?.value.trim()
    if (!email) return
    if (field.current?.validity.typeMismatch) return refuse(invalidEmail)
    const website = String(new FormData(form).get('website') ?? '')
    void run(async () => {
      const outcome = await subscribe({ email, website, textVersion: newsletterText.version })
      if ('done' in outcome) return onSent(email)
      const { email: problemOfEmail } = outcome.refusal.fields
      if (problemOfEmail) refuse(problemOfEmail)
    })
  }
  return (
    <chakra.form
      noValidate
      method="post"
      action={plainForms.newsletter}
      onSubmit={submit}
      aria-label="Lettre d’information"
    >
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="medium" mb="1.5">
        Votre adresse e-mail
      </chakra.label>
      <Flex direction={{ base: 'column', sm: 'row' }} gap="3">
        <Box flex="1">
          <BareInput
            {...{
              ref: field,
              id,
              name: 'email',
              type: 'email',
              autoComplete: 'email',
              maxLength: emailLength,
            }}
            minH="12"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-erreur ${id}-aide` : `${id}-aide`}
            onChange={() => setProblem(undefined)}
          />
          {problem && (
            <Text id={`${id}-erreur`} role="alert" mt="1.5" fontSize="sm" color="fg.error">
              {problem}
            </Text>
          )}
        </Box>
        <SubmitButton isBusy={isBusy} busyText="Inscription..." flexShrink="0">
          S'inscrire
        </SubmitButton>
      </Flex>
      <Honeypot />
      <input type="hidden" name="textVersion" value={newsletterText.version} />
      <NewsletterPrivacy id={`${id}-aide`} />
    </chakra.form>
  )
}

/** What the address is used for. */
function NewsletterPrivacy({ id }: { id: string }) {
  return (
    <Text id={id} mt="3" fontSize="sm" color="fg.muted">
      {newsletterText.text} <PrivacyLink />
    </Text>
  )
}

/** Subscribes an address to the newsletter and says how it went (specification, section 8). */
function useSubscribe(): (variables: SubscribeToNewsletterMutationVariables) => Promise<Outcome<unknown>> {
  const [subscribe] = useAction(SubscribeToNewsletterDocument, {
    success: {
      title: 'Inscription réussie !',
      // True of an address that was confirmed before as well: nobody learns who reads the letter.
      description:
        'Si votre adresse est nouvelle, confirmez-la avec le lien que nous vous envoyons par e-mail.',
    },
    failure: (error) => ({
      title: "Erreur d'inscription",
      // What is wrong with the address is said at its field.
      description:
        (hasErrorCode(error, 'TOO_MANY_REQUESTS') && userMessage(error)) ||
        "Une erreur est survenue lors de l'inscription. Veuillez réessayer.",
    }),
  })
  return subscribe
}
