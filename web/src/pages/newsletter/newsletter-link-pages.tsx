import { Stack } from '@chakra-ui/react/stack'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NewsletterConfirm, NewsletterLeave } from '../../features/engagement/newsletter-answers.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** What the pages behind the links of the newsletter’s mails share: the token of the address goes to `Content`. */
function NewsletterLinkPage({
  title,
  Content,
}: {
  title: string
  Content: ComponentType<{ token: string }>
}) {
  const token = useSearchParams()[0].get('token')?.trim() ?? ''
  return (
    <Section>
      <PageTitle>{title}</PageTitle>
      <Stack gap="6" minH="96" maxW="prose">
        <PageHeading title={title} />
        <Content key={token} token={token} />
      </Stack>
    </Section>
  )
}

/** `/newsletter/confirmation?token=…`, where the mail after a subscription leads. */
export function ConfirmNewsletterPage() {
  return <NewsletterLinkPage title="Confirmer mon inscription" Content={NewsletterConfirm} />
}

/** `/newsletter/desinscription?token=…`, where the link at the end of each letter leads. */
export function UnsubscribePage() {
  return <NewsletterLinkPage title="Se désinscrire de la lettre" Content={NewsletterLeave} />
}
