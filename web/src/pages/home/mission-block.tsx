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

/** Name, drawing and question of each criterion. */
const criteria = [
  [
    'Matériaux',
    'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
    'D’où viennent-ils, et quelle part est recyclée\u202f?',
  ],
  ['Fabrication', 'M4 20V10l5 3v-3l5 3V5h5v15z', 'Où, avec quelle énergie, dans quelles conditions\u202f?'],
  [
    'Transport',
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 16v3M18 16v3',
    'Combien de kilomètres, et par quel moyen\u202f?',
  ],
  ['Emballage', 'M4 9h16v11H4zM4 9l2-5h12l2 5M12 4v9', 'Combien de grammes, et que deviennent-ils\u202f?'],
  [
    'Fin de vie',
    'M4 11a8 8 0 0 1 14-5l2 3M20 4v5h-5M20 13a8 8 0 0 1-14 5l-2-3M4 20v-5h5',
    'Peut-on le réparer, le démonter, le recycler\u202f?',
  ],
] as const

/** The five questions behind an eco-score; a phone has room for their names. */
function EcoCriteria() {
  return (
    <Grid
      as="ol"
      listStyleType="none"
      display={{ base: 'flex', md: 'grid' }}
      // Three and two on a phone: in the middle, the second row leaves no hole.
      flexWrap="wrap"
      justifyContent="center"
      templateColumns={{ md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' }}
      columnGap={{ base: '2', md: '6' }}
      rowGap={{ base: '5', md: '6' }}
    >
      {criteria.map(([name, drawing, asks]) => (
        <Stack
          as="li"
          key={name}
          flex={{ base: '0 0 31%', md: 'initial' }}
          align={{ base: 'center', md: 'start' }}
          gap={{ base: '1.5', md: '3' }}
        >
          <chakra.svg
            viewBox="0 0 24 24"
            boxSize="8"
            fill="none"
            stroke="var(--shop-colors-eco-excellent)"
            strokeWidth="1.5"
            aria-hidden
          >
            <path d={drawing} />
          </chakra.svg>
          <div>
            <chakra.h3
              fontFamily="heading"
              fontSize={{ base: 'md', md: 'xl' }}
              fontWeight="medium"
              lineHeight="short"
            >
              {name}
            </chakra.h3>
            <Text color="fg.muted" fontSize="sm" hideBelow="md">
              {asks}
            </Text>
          </div>
        </Stack>
      ))}
    </Grid>
  )
}
