import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { NewsletterPrivacy } from './newsletter-privacy.tsx'
import { RobotTrap } from './robot-trap.tsx'
import { useSubscribe } from './use-subscribe.ts'

/** What the API says too. */
const invalidEmail = 'Email invalide'

/** One address, one press. An empty field is no wish and no mistake: nothing happens (spec §5). */
export function NewsletterForm() {
  const subscribe = useSubscribe()
  const { isBusy, run } = useOneAtATime()
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
      const answer = await subscribe({ email, website })
      if (answer.isDone) form.reset()
      else if (answer.emailMessage) refuse(answer.emailMessage)
    })
  }
  return (
    <chakra.form noValidate onSubmit={submit} aria-label="Lettre d’information">
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="medium" mb="1.5">
        Votre adresse e-mail
      </chakra.label>
      <Flex direction={{ base: 'column', sm: 'row' }} gap="3">
        <Box flex="1">
          <Input
            {...{ ref: field, id, name: 'email', type: 'email', autoComplete: 'email', maxLength: 254 }}
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
      <RobotTrap />
      <NewsletterPrivacy id={`${id}-aide`} />
    </chakra.form>
  )
}
