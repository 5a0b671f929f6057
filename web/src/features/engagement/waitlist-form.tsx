import '../../lib/form/zod-without-eval.ts'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { joinWaitlistRules } from '../../../../api/src/features/engagement/waitlist/waitlist.rules.ts'
import { fieldsOf } from '../../lib/form/form-fields.ts'
import { FormField, NameFields } from '../../ui/form/form-field.tsx'
import { Honeypot } from './form-notes.tsx'

/** The person who joins the waitlist, as far as is known. */
export interface WaitlistPerson {
  id: string
  firstName: string | null
  lastName: string | null
  email: string
}

const rules = joinWaitlistRules
  .pick({ firstName: true, lastName: true, email: true })
  .extend({ website: z.string() })

/** What the form starts with, where it goes, and its buttons. */
interface WaitlistFormProps {
  person: WaitlistPerson
  onSubmit: (person: { firstName: string; lastName: string; email: string; website: string }) => void
  children: ReactNode
}

/** Name and address, already there for who is signed in. The rules are the server’s own. */
export function WaitlistForm({ person, onSubmit, children }: WaitlistFormProps) {
  const form = useForm({
    resolver: zodResolver(rules),
    defaultValues: {
      firstName: person.firstName ?? '',
      lastName: person.lastName ?? '',
      email: person.email,
      website: '',
    },
  })
  const field = fieldsOf(form)
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)} aria-label="Être prévenu du lancement">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <NameFields firstName={field('firstName')} lastName={field('lastName')} />
        <FormField
          required
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          gridColumn="1 / -1"
          {...field('email')}
        />
      </Grid>
      <Honeypot {...form.register('website')} />
      <Flex
        direction={{ base: 'column-reverse', sm: 'row' }}
        justify={{ sm: 'flex-end' }}
        gap={{ base: '1', sm: '3' }}
        mt="6"
      >
        {children}
      </Flex>
    </form>
  )
}
