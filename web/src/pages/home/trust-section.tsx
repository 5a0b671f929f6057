import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { paths } from '../../app/paths.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Section } from '../../ui/section.tsx'
import { TrustReasons } from '../trust-reasons.tsx'

/** Four reasons to trust the shop, and where to read more. */
export function TrustSection() {
  return (
    <Section bg="bg.subtle" aria-labelledby="confiance">
      <Stack gap={{ base: '8', md: '12' }}>
        <Heading as="h2" id="confiance" textStyle="display.md">
          Pourquoi nous faire confiance
        </Heading>
        <TrustReasons />
        <ArrowLink to={paths.trust()}>Comprendre notre sélection</ArrowLink>
      </Stack>
    </Section>
  )
}
