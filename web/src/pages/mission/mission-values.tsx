import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Section } from '../../ui/section.tsx'

const values = [
  {
    title: 'La sobriété d’abord',
    text: 'La meilleure gourde est celle que vous avez déjà. Nos articles expliquent comment entretenir et réparer avant de proposer d’acheter.',
  },
  {
    title: 'La preuve plutôt que l’adjectif',
    text: 'Une fiche dit combien, et par rapport à quoi. Ce que nous ne savons pas, nous ne l’écrivons pas.',
  },
  {
    title: 'La franchise',
    text: 'Une note moyenne reste affichée. Un défaut connu figure sur la fiche, au même endroit que les qualités.',
  },
  {
    title: 'Le respect de vos données',
    text: 'Elles ne sont ni vendues ni cédées. Le site se visite sans compte, et refuser les cookies prend un clic, comme les accepter.',
  },
]

/** What the shop holds to. */
export function MissionValues() {
  return (
    <Section bg="bg.plant" aria-labelledby="valeurs">
      <Stack gap={{ base: '8', md: '12' }}>
        <Heading as="h2" id="valeurs" textStyle="display.md">
          Nos valeurs
        </Heading>
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
          columnGap={{ md: '12', lg: '20' }}
          rowGap={{ base: '8', md: '12' }}
        >
          {values.map(({ title, text }) => (
            <Stack as="li" key={title} gap="2">
              <Heading as="h3" textStyle="display.sm">
                {title}
              </Heading>
              <Text color="fg.muted">{text}</Text>
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Section>
  )
}
