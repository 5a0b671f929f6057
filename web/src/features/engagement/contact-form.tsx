import '../../lib/form/zod-without-eval.ts'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { contactRules } from '../../../../api/src/features/engagement/contact/contact.rules.ts'
import { plainForms } from '../../app/paths.ts'
import {
  type ContactMessageInput,
  SendContactMessageDocument,
} from '../../graphql/generated/further/graphql.ts'
import type { Outcome } from '../../graphql/use-action.ts'
import { useAction } from '../../graphql/use-action.ts'
import { fieldsOf, showRefusedFields } from '../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../lib/form/use-pending.ts'
import { FormField, NameFields } from '../../ui/form/form-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Honeypot, PrivacyLink } from './form-notes.tsx'

const rules = contactRules.extend({ website: z.string() })

const empty = { firstName: '', lastName: '', email: '', subject: '', message: '', website: '' }

/** In the order of the screen: the first bad one is focused. */
const names = ['firstName', 'lastName', 'email', 'subject', 'message'] as const

/** Five fields, all needed. The rules are the server’s own; what was typed stays until it has been sent. */
export function ContactForm({ subject = '' }: { subject?: string }) {
  const send = useSendMessage()
  const form = useForm({ resolver: zodResolver(rules), defaultValues: { ...empty, subject } })
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (values) => {
      const outcome = await send(values)
      if ('done' in outcome) form.reset()
      else showRefusedFields(form, names, outcome.refusal.fields)
    }),
  )
  return (
    <form
      noValidate
      method="post"
      action={plainForms.contact}
      onSubmit={onSubmit}
      aria-label="Formulaire de contact"
    >
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5" alignItems="start">
        <NameFields firstName={field('firstName')} lastName={field('lastName')} />
        <FormField
          required
          label="E-mail"
          type="email"
          autoComplete="email"
          gridColumn="1 / -1"
          {...field('email')}
        />
        <FormField required label="Sujet" autoComplete="off" gridColumn="1 / -1" {...field('subject')} />
        <FormField required label="Message" isLong gridColumn="1 / -1" {...field('message')} />
        <Honeypot {...form.register('website')} />
        <Text fontSize="sm" color="fg.muted" gridColumn="1 / -1">
          Ces cinq champs nous sont nécessaires pour vous répondre, et ne servent à rien d’autre.{' '}
          <PrivacyLink />
        </Text>
        <SubmitButton isBusy={isBusy} busyText="Envoi en cours..." justifySelf={{ sm: 'start' }}>
          Envoyer le message
        </SubmitButton>
      </Grid>
    </form>
  )
}

/** Sends a message to the shop and says how it went (specification, section 8). */
function useSendMessage(): (input: ContactMessageInput) => Promise<Outcome<unknown>> {
  const [send] = useAction(SendContactMessageDocument, {
    success: {
      title: 'Message envoyé !',
      description: 'Merci pour votre message. Nous vous répondrons rapidement.',
    },
    failure: { title: "Erreur d'envoi" },
  })
  return (input) => send({ input })
}
