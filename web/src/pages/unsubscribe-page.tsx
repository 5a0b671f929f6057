import { Stack } from '@chakra-ui/react/stack'
import { useSearchParams } from 'react-router-dom'
import { NewsletterLeave } from '../features/engagement/newsletter-leave.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Section } from '../ui/section.tsx'

/** `/newsletter/desinscription?token=…`, where the link at the end of each letter leads. */
export function UnsubscribePage() {
  const token = useSearchParams()[0].get('token')?.trim() ?? ''
  return (
    <Section>
      <PageTitle>Se désinscrire de la lettre</PageTitle>
      <meta name="robots" content="noindex" />
      <Stack gap="6" minH="96" maxW="prose">
        <PageHeading title="Se désinscrire de la lettre" />
        <NewsletterLeave key={token} token={token} />
      </Stack>
    </Section>
  )
}
