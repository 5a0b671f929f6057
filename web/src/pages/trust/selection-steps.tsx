import { Center } from '@chakra-ui/react/center'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Section } from '../../ui/section.tsx'
import { selectionSteps } from './selection-steps-list.ts'

/** How a product gets into the shop, step by step. */
export function SelectionSteps() {
  return (
    <Section bg="bg.subtle" aria-labelledby="selection">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
        gap={{ base: '8', lg: '16' }}
      >
        <Stack gap="4" align="flex-start" position={{ lg: 'sticky' }} top="28" alignSelf="start">
          <Heading as="h2" id="selection" textStyle="display.md">
            Notre sélection en cinq étapes
          </Heading>
          <Text color="fg.muted">
            Toujours les mêmes, dans le même ordre, pour un savon comme pour un récupérateur d’eau.
          </Text>
          <ArrowLink to={paths.ecoConsumption()}>Comprendre l’éco-score</ArrowLink>
        </Stack>
        <Stack as="ol" listStyleType="none" gap="0">
          {selectionSteps.map(({ title, text, outcome }, index) => (
            <Grid
              as="li"
              key={title}
              templateColumns={{ base: '3rem minmax(0, 1fr)', md: '4rem minmax(0, 1fr)' }}
              columnGap={{ base: '4', md: '6' }}
              py={{ base: '6', md: '8' }}
              borderTopWidth="1px"
              borderColor="border"
              _last={{ borderBottomWidth: '1px' }}
            >
              <Center
                boxSize={{ base: '12', md: '16' }}
                rounded="full"
                bg="accent.muted"
                color="accent.fg"
                fontFamily="heading"
                fontSize={{ base: 'xl', md: '2xl' }}
                aria-hidden
              >
                {index + 1}
              </Center>
              <Stack gap="2">
                <Heading as="h3" textStyle="display.sm">
                  {title}
                </Heading>
                <Text color="fg.muted">{text}</Text>
                <Text fontWeight="medium">{outcome}</Text>
              </Stack>
            </Grid>
          ))}
        </Stack>
      </Grid>
    </Section>
  )
}
