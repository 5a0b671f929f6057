import '../../lib/zod-without-eval.ts'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { z } from 'zod'
import { contactRules } from '../../../../api/src/features/engagement/contact.rules.ts'
import { paths } from '../../app/paths.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { ContactField } from './contact-field.tsx'
import { RobotTrap } from './robot-trap.tsx'
import { useSendMessage } from './use-send-message.ts'

const rules = contactRules.extend({ website: z.string() })
const empty = { firstName: '', lastName: '', email: '', subject: '', message: '', website: '' }
/** In the order of the screen: the first bad one is focused. */
const names = ['firstName', 'lastName', 'email', 'subject', 'message'] as const

/** Five fields, all needed. The rules are the server’s own; what was typed stays until it has been sent. */
export function ContactForm() {
  const send = useSendMessage()
  const { isBusy, run } = useOneAtATime()
  const { register, handleSubmit, formState, reset, setError, setFocus } = useForm({
    resolver: zodResolver(rules),
    defaultValues: empty,
  })
  const submit = handleSubmit(async (values) => {
    const answer = await send(values)
    if (answer.isSent) return reset()
    const bad = names.filter((name) => answer.fields[name])
    for (const name of bad) setError(name, { message: answer.fields[name] })
    if (bad[0]) setFocus(bad[0])
  })
  const field = (name: (typeof names)[number]) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  })
  return (
    <chakra.form
      noValidate
      aria-label="Formulaire de contact"
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => submit(event))
      }}
    >
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5" alignItems="start">
        <ContactField label="Prénom" autoComplete="given-name" {...field('firstName')} />
        <ContactField label="Nom" autoComplete="family-name" {...field('lastName')} />
        <ContactField
          label="Email"
          type="email"
          autoComplete="email"
          gridColumn="1 / -1"
          {...field('email')}
        />
        <ContactField label="Sujet" autoComplete="off" gridColumn="1 / -1" {...field('subject')} />
        <ContactField label="Message" isLong gridColumn="1 / -1" {...field('message')} />
        <RobotTrap {...register('website')} />
        <Text fontSize="sm" color="fg.muted" gridColumn="1 / -1">
          Ces cinq champs nous sont nécessaires pour vous répondre, et ne servent à rien d’autre.{' '}
          <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
            <Link to={paths.privacy()}>Politique de confidentialité</Link>
          </chakra.span>
        </Text>
        <Button
          type="submit"
          size="lg"
          justifySelf={{ sm: 'start' }}
          aria-disabled={isBusy}
          opacity={isBusy ? 0.7 : undefined}
        >
          {isBusy ? 'Envoi en cours...' : 'Envoyer le message'}
        </Button>
      </Grid>
    </chakra.form>
  )
}
