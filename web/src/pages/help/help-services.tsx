import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { useSettings } from '../../features/settings/use-settings.ts'
import { Section } from '../../ui/section.tsx'
import { ServiceCard } from './service-card.tsx'
import { servicesOf } from './services.ts'

/** What comes with every order; in the owner's words where there are some (spec §2). */
export function HelpServices() {
  const { texts, isLoading } = useSettings()
  return (
    <Section aria-labelledby="services">
      <Stack gap="6">
        <Heading as="h2" id="services" textStyle="display.md">
          Nos services
        </Heading>
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap={{ base: '3', md: '6' }}
        >
          {servicesOf(texts).map((service) => (
            <ServiceCard key={service.title} {...service} isLoading={isLoading && service.isSetting} />
          ))}
        </Grid>
      </Stack>
    </Section>
  )
}
