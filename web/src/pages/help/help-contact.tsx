import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ContactDetails } from '../../features/settings/contact-details.tsx'
import { Section } from '../../ui/section.tsx'

/** How to reach a person. */
export function HelpContact() {
  return (
    <Section id="contact" aria-labelledby="contact-titre">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 2fr' }} gap={{ base: '8', lg: '16' }}>
        <Stack gap="3">
          <Heading as="h2" id="contact-titre" textStyle="display.md">
            Nous contacter
          </Heading>
          <Text color="fg.muted">Une personne lit chaque message et vous répond sous 24 h.</Text>
        </Stack>
        <ContactDetails />
      </Grid>
    </Section>
  )
}
