import '../../lib/form/zod-without-eval.ts'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { challengeRules } from '../../../../api/src/features/engagement/contact/contact.rules.ts'
import { ChallengeScoreDocument } from '../../graphql/generated/score/graphql.ts'
import { useAction } from '../../graphql/use-action.ts'
import { fieldsOf, showRefusedFields } from '../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../lib/form/use-pending.ts'
import { FormField, NameFields } from '../../ui/form/form-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Honeypot, PrivacyLink } from './form-notes.tsx'

const rules = challengeRules.omit({ id: true }).extend({ website: z.string() })

const empty = { firstName: '', lastName: '', email: '', message: '', website: '' }

/** In the order of the screen: the first bad one is focused. */
const names = ['firstName', 'lastName', 'email', 'message'] as const

interface ChallengeFormProps {
  productId: string
  onSent: () => void
}

/** What somebody has to say against the score of a product; it goes to the shop's messages. */
export function ChallengeForm({ productId, onSent }: ChallengeFormProps) {
  const [send] = useAction(ChallengeScoreDocument, {
    success: {
      title: 'Contestation envoyée',
      description: 'Nous vous répondons sous 24 heures, avec ce sur quoi la note s’appuie.',
    },
    failure: { title: "Erreur d'envoi" },
  })
  const form = useForm({ resolver: zodResolver(rules), defaultValues: empty })
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (input) => {
      const outcome = await send({ productId, input })
      if ('done' in outcome) onSent()
      else showRefusedFields(form, names, outcome.refusal.fields)
    }),
  )
  return (
    <form noValidate method="post" onSubmit={onSubmit} aria-label="Contester cette note">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <NameFields firstName={field('firstName')} lastName={field('lastName')} />
        <FormField
          required
          label="Email"
          type="email"
          autoComplete="email"
          gridColumn="1 / -1"
          {...field('email')}
        />
        <FormField
          required
          label="Quel critère, et pourquoi"
          isLong
          gridColumn="1 / -1"
          {...field('message')}
        />
        <Honeypot {...form.register('website')} />
        <Text fontSize="sm" color="fg.muted" gridColumn="1 / -1">
          Ces champs nous sont nécessaires pour vous répondre, et ne servent à rien d’autre. <PrivacyLink />
        </Text>
        <SubmitButton isBusy={isBusy} busyText="Envoi en cours..." justifySelf={{ sm: 'start' }}>
          Envoyer la contestation
        </SubmitButton>
      </Grid>
    </form>
  )
}
