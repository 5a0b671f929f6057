import { Stack } from '@chakra-ui/react/stack'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { NewsletterConfirm, NewsletterLeave } from '../../features/engagement/newsletter-answers.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

interface FormDonePageProps {
  title: string
  lead: string
}

/** Where a form leads that was sent without scripts; with them a short message says the same. */
function FormDonePage({ title, lead }: FormDonePageProps) {
  return (
    <Section>
      <PageTitle isUnlisted>{title}</PageTitle>
      <Stack gap="6" minH="96" align="flex-start">
        <PageHeading title={title} lead={lead} />
        <ArrowLink to={paths.products()}>Voir nos produits</ArrowLink>
      </Stack>
    </Section>
  )
}

/** `/newsletter/merci` */
export function NewsletterDonePage() {
  return (
    <FormDonePage
      title="Inscription réussie !"
      lead="Si votre adresse est nouvelle, confirmez-la avec le lien que nous vous envoyons par e-mail."
    />
  )
}

/** `/aide-et-contacts/merci` */
export function ContactDonePage() {
  return (
    <FormDonePage
      title="Message envoyé !"
      lead="Merci pour votre message. Nous vous répondrons rapidement."
    />
  )
}

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
