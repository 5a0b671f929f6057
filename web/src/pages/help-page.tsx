import { Container } from '@chakra-ui/react/container'
import { PageHeading } from '../ui/page-heading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { HelpContact } from './help/help-contact.tsx'
import { HelpFaq } from './help/help-faq.tsx'
import { HelpServices } from './help/help-services.tsx'

/** `/aide-et-contacts` (spec §2): services, questions, and how to reach the shop. */
export function HelpPage() {
  return (
    <>
      <PageTitle>Aide et Contacts</PageTitle>
      <Container pt={{ base: '8', md: '14' }}>
        <PageHeading
          title="Aide et Contacts"
          lead="Livraison, retours, éco-score : l’essentiel est ici. Pour le reste, une personne vous répond sous 24 h."
        />
      </Container>
      <HelpServices />
      <HelpFaq />
      <HelpContact />
    </>
  )
}
