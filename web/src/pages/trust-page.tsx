import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { PageTitle } from '../ui/page-title.tsx'
import { Section } from '../ui/section.tsx'
import { SelectionSteps } from './trust/selection-steps.tsx'
import { TrustHero } from './trust/trust-hero.tsx'
import { TrustReasons } from './trust-reasons.tsx'

/** `/pourquoi-nous-faire-confiance` (spec §2). */
export function TrustPage() {
  return (
    <>
      <PageTitle>Pourquoi nous faire confiance</PageTitle>
      <TrustHero />
      <Section aria-labelledby="raisons">
        <Stack gap={{ base: '8', md: '12' }}>
          <Heading as="h2" id="raisons" textStyle="display.md">
            Quatre raisons, que vous pouvez vérifier
          </Heading>
          <TrustReasons />
        </Stack>
      </Section>
      <SelectionSteps />
    </>
  )
}
