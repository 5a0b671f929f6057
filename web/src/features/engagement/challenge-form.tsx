import '../../lib/form/zod-without-eval.ts'
import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import {
  type Criterion,
  criteria,
  criterionNames,
} from '../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { challengeRules } from '../../../../api/src/features/engagement/contact/contact.rules.ts'
import { ChallengeScoreDocument } from '../../graphql/generated/score/graphql.ts'
import { useAction } from '../../graphql/use-action.ts'
import { fieldsOf, showRefusedFields } from '../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../lib/form/use-pending.ts'
import { FormField, NameFields } from '../../ui/form/form-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Honeypot, PrivacyLink } from './form-notes.tsx'

const rules = challengeRules.omit({ id: true, criterion: true }).extend({ website: z.string() })

/** Whoever is signed in; what is known of them need not be typed. */
export interface Writer {
  firstName?: string | null
  lastName?: string | null
  email: string
}

/** In the order of the screen: the first bad one is focused. */
const names = ['firstName', 'lastName', 'email', 'message'] as const

interface ChallengeFormProps {
  productId: string
  writer: Writer | null
  hasTotal: boolean
  label: string
  onSent: () => void
}

/**
 * What somebody has to say against the score of a product; it goes to the shop's messages. The form comes into sight as
 * it opens, and its first question takes the focus.
 */
export function ChallengeForm({ productId, writer, hasTotal, label, onSent }: ChallengeFormProps) {
  const [criterion, setCriterion] = useState<Criterion | ''>('')
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.querySelector('select')?.focus({ preventScroll: true })
  }, [])
  const [send] = useAction(ChallengeScoreDocument, {
    success: {
      title: 'Contestation envoyée',
      description: `Nous vous répondons sous 24 heures, avec ce sur quoi ${hasTotal ? 'la note s’appuie' : 'ces points s’appuient'}.`,
    },
    failure: { title: "Erreur d'envoi" },
  })
  const form = useForm({
    resolver: zodResolver(rules),
    defaultValues: {
      firstName: writer?.firstName ?? '',
      lastName: writer?.lastName ?? '',
      email: writer?.email ?? '',
      message: '',
      website: '',
    },
  })
  const field = fieldsOf(form)
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (input) => {
      const outcome = await send({ productId, input: { ...input, criterion: criterion || null } })
      if ('done' in outcome) onSent()
      else showRefusedFields(form, names, outcome.refusal.fields)
    }),
  )
  return (
    <form ref={place} noValidate method="post" onSubmit={onSubmit} aria-label={label}>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <Box gridColumn="1 / -1" maxW={{ sm: '50%' }}>
          <SelectField
            label="Critère contesté"
            value={criterion}
            onChange={(value) => setCriterion(criteria.find((each) => each === value) ?? '')}
          >
            <option value="">{hasTotal ? 'La note dans son ensemble' : 'Les cinq critères'}</option>
            {criteria.map((each) => (
              <option key={each} value={each}>
                {criterionNames[each]}
              </option>
            ))}
          </SelectField>
        </Box>
        <NameFields firstName={field('firstName')} lastName={field('lastName')} />
        <FormField
          required
          label="E-mail"
          type="email"
          autoComplete="email"
          gridColumn="1 / -1"
          {...field('email')}
        />
        <FormField required label="Pourquoi" isLong gridColumn="1 / -1" {...field('message')} />
        <Honeypot {...form.register('website')} />
        <Text fontSize="sm" color="fg.muted" gridColumn="1 / -1">
          Nous vous répondons sous 24 heures. Ces champs nous sont nécessaires pour le faire, et ne servent à
          rien d’autre. <PrivacyLink />
        </Text>
        <SubmitButton isBusy={isBusy} busyText="Envoi en cours..." justifySelf={{ sm: 'start' }}>
          Envoyer la contestation
        </SubmitButton>
      </Grid>
    </form>
  )
}
