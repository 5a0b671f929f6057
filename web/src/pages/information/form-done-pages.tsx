import { Stack } from '@chakra-ui/react/stack'
import { paths } from '../../app/paths.ts'
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
