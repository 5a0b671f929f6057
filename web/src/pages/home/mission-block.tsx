import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import type { VisitorHomeQuery } from '../../graphql/generated/home/graphql.ts'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** Why the shop exists, and how it keeps its word: in its owner's words, once they are known. */
export function MissionBlock({ mission }: { mission: VisitorHomeQuery['mission'] | undefined }) {
  const words = mission?.sections[0]
  return (
    <Section aria-labelledby="mission">
      <Stack gap={{ base: '10', md: '16' }}>
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1.4fr' }} gap={{ base: '6', lg: '16' }}>
          <Heading as="h2" id="mission" textStyle="display.md">
            Notre Mission
          </Heading>
          <Stack gap="6" align="flex-start">
            <Text textStyle="display.sm" color="accent.fg" textWrap="pretty">
              {words?.title}
            </Text>
            <Text color="fg.muted" maxW="prose" whiteSpace="pre-line">
              {words?.text}
            </Text>
            <ArrowLink to={paths.mission()}>Lire notre histoire</ArrowLink>
          </Stack>
        </Grid>
        <EcoCriteria />
      </Stack>
    </Section>
  )
}

const criteria = [
  { name: 'Matériaux', asks: 'D’où viennent-ils, et quelle part est recyclée ?' },
  { name: 'Fabrication', asks: 'Où, avec quelle énergie, dans quelles conditions ?' },
  { name: 'Transport', asks: 'Combien de kilomètres, et par quel moyen ?' },
  { name: 'Emballage', asks: 'Combien de grammes, et que deviennent-ils ?' },
  { name: 'Fin de vie', asks: 'Se répare-t-il, se démonte-t-il, se recycle-t-il ?' },
]

const leaf = 'M8 1C14 7 14 17 8 23 2 17 2 7 8 1Z'

/** The five questions behind an eco-score, two leaves for each. */
function EcoCriteria() {
  return (
    <Grid
      as="ol"
      listStyleType="none"
      templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' }}
      gap={{ base: '6', lg: '8' }}
    >
      {criteria.map((criterion) => (
        <Flex as="li" key={criterion.name} direction="column" gap="2">
          <chakra.svg viewBox="0 0 36 24" w="9" h="6" color="eco.excellent" fill="currentColor" aria-hidden>
            <path d={leaf} transform="rotate(24 8 12)" />
            <path d={leaf} transform="translate(18) rotate(24 8 12)" />
          </chakra.svg>
          <chakra.h3 fontFamily="heading" fontSize="xl" fontWeight="medium">
            {criterion.name}
          </chakra.h3>
          <Text color="fg.muted" fontSize="sm">
            {criterion.asks}
          </Text>
        </Flex>
      ))}
    </Grid>
  )
}
