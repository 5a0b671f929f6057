import { Stack } from '@chakra-ui/react/stack'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHeading } from '../ui/page-heading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Section } from '../ui/section.tsx'

/** What the pages behind the links of the newsletter’s mails share: the token of the address goes to `Content`. */
export function NewsletterLinkPage({
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
      <meta name="robots" content="noindex" />
      <Stack gap="6" minH="96" maxW="prose">
        <PageHeading title={title} />
        <Content key={token} token={token} />
      </Stack>
    </Section>
  )
}
