import type { TypedDocumentNode } from '@apollo/client'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { errorMessage, readRefusal } from '../../graphql/errors.ts'
import { useAction } from '../../graphql/use-action.ts'
import { usePending } from '../../lib/form/use-pending.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { ButtonLink } from '../../ui/layout/links.tsx'

/** What a page behind a link of a mail asks, and what it says afterwards. */
export interface NewsletterLinkWords {
  question: string
  label: string
  busyLabel: string
  outcomes: Record<
    Exclude<LinkStep, 'asking'>,
    { title: string; text: string; link: { to: string; label: string } }
  >
}

/** Asks once more, then says what happened. Opening the page changes nothing: mail programs open links by themselves. */
export function NewsletterLink({
  words,
  link: { step, isBusy, press },
}: {
  words: NewsletterLinkWords
  link: NewsletterLinkUse
}) {
  if (step === 'asking')
    return (
      <Stack gap="6" align="flex-start">
        <Text fontSize="lg" color="fg.muted">
          {words.question}
        </Text>
        <SubmitButton type="button" isBusy={isBusy} busyText={words.busyLabel} onClick={press}>
          {words.label}
        </SubmitButton>
      </Stack>
    )
  const { title, text, link } = words.outcomes[step]
  return (
    <Stack gap="6" align="flex-start">
      {/* The button that had the focus is gone: the focus goes to the answer. */}
      <Stack gap="2" tabIndex={-1} ref={(said: HTMLElement | null) => said?.focus({ preventScroll: true })}>
        <Text fontSize="lg" fontWeight="semibold">
          {title}
        </Text>
        <Text color="fg.muted">{text}</Text>
      </Stack>
      <ButtonLink to={link.to} variant="outline">
        {link.label}
      </ButtonLink>
    </Stack>
  )
}

/** Where somebody who followed a link of a mail stands. */
type LinkStep = 'asking' | 'done' | 'done before' | 'invalid link'

interface NewsletterLinkUse {
  step: LinkStep
  isBusy: boolean
  press: () => void
}

/** Refusals that mean that the link is too old, or not one of ours. */
const isInvalidLink = (code: string | undefined) =>
  code === 'NOT_FOUND' || code === 'BAD_USER_INPUT' || code === 'CONFLICT'

/**
 * Does what the link of a mail is for, when told to. A link that the API does not know is a step of its own; any
 * other failure is a message, and the button stays.
 * @param isDoneNow whether it was done by this answer, and not before.
 */
export function useNewsletterLink<D>(
  token: string,
  document: TypedDocumentNode<D, { token: string }>,
  failureTitle: string,
  isDoneNow: (data: D) => boolean,
): NewsletterLinkUse {
  const [step, setStep] = useState<LinkStep>(token ? 'asking' : 'invalid link')
  const { isBusy, run } = usePending()
  const [send] = useAction(document, {
    failure: (error) =>
      isInvalidLink(readRefusal(error).code)
        ? null
        : { title: failureTitle, description: errorMessage(error) },
  })
  const press = () =>
    void run(async () => {
      const outcome = await send({ token })
      if ('done' in outcome) setStep(isDoneNow(outcome.done) ? 'done' : 'done before')
      else if (isInvalidLink(outcome.refusal.code)) setStep('invalid link')
    })
  return { step, isBusy, press }
}
