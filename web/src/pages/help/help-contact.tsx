import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ContactForm } from '../../features/engagement/contact-form.tsx'
import { ContactDetails } from '../../features/settings/contact-details.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Section } from '../../ui/section.tsx'

/** How to reach a person: the details, and the form beside them. */
export function HelpContact() {
  return (
    <Section id="contact" aria-labelledby="contact-titre">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.4fr)' }}
        gap={{ base: '10', lg: '16' }}
      >
        <Stack gap="8">
          <Stack gap="3">
            <Heading as="h2" id="contact-titre" textStyle="display.md">
              Nous contacter
            </Heading>
            <Text color="fg.muted">Une personne lit chaque message et vous répond sous 24 h.</Text>
          </Stack>
          <ContactDetails />
        </Stack>
        <Panel rounded="2xl" p={{ base: '5', md: '8' }}>
          <Heading as="h3" textStyle="display.sm" mb="5">
            Écrivez-nous
          </Heading>
          <ContactForm />
        </Panel>
      </Grid>
    </Section>
  )
}
