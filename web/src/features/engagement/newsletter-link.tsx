import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { LinkStep, NewsletterLinkUse } from './use-newsletter-link.ts'

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
export function NewsletterLink({ words, use }: { words: NewsletterLinkWords; use: NewsletterLinkUse }) {
  const { step, isBusy, press } = use
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
      {/* The button that had the focus is gone: who pressed it is told here. */}
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
