import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Section } from '../../ui/section.tsx'

const chapters = [
  {
    when: 'Le carnet',
    text: 'Tout commence par un carnet de cuisine. On y note, pendant un an, ce que l’on jette, ce qui casse, ce qui fuit, et combien tout cela coûte. Le constat tient en une ligne : bien des objets achetés l’année précédente ne servaient déjà plus.',
  },
  {
    when: 'Le tableau',
    text: 'Le carnet devient un tableau partagé entre amis, puis entre voisins. On compare les gourdes, les savons, les pommeaux de douche. Les questions sont toujours les mêmes : elles deviennent les cinq critères de l’éco-score.',
  },
  {
    when: 'La boutique',
    text: 'À force de s’entendre demander « où l’as-tu trouvé ? », l’équipe ouvre un site. Ramure, c’est l’ensemble des branches d’un arbre : chaque produit y a sa place, et aucune ne pousse pour faire de l’ombre aux autres.',
  },
  {
    when: 'Et maintenant',
    text: 'Le catalogue est en ligne, les ventes n’ont pas encore commencé. Nous finissons d’éprouver les produits, les colis et ce site. Composez votre panier et inscrivez-vous à la liste d’attente : vous serez prévenu dès l’ouverture.',
  },
]

/** How the shop came about. */
export function MissionHistory() {
  return (
    <Section aria-labelledby="histoire">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1.6fr' }} gap={{ base: '8', lg: '16' }}>
        <Heading as="h2" id="histoire" textStyle="display.md">
          Notre histoire
        </Heading>
        <Stack gap="10">
          <chakra.ol listStyleType="none" borderInlineStartWidth="2px" borderColor="accent.border">
            {chapters.map(({ when, text }) => (
              <chakra.li
                key={when}
                position="relative"
                ps={{ base: '6', md: '10' }}
                pb="10"
                _last={{ pb: '0' }}
                _before={{
                  content: '""',
                  position: 'absolute',
                  insetInlineStart: '-2',
                  top: '2',
                  boxSize: '3.5',
                  rounded: 'full',
                  bg: 'accent.solid',
                }}
              >
                <Heading as="h3" textStyle="display.sm" mb="2">
                  {when}
                </Heading>
                <Text color="fg.muted" maxW="2xl">
                  {text}
                </Text>
              </chakra.li>
            ))}
          </chakra.ol>
          <Stack direction={{ base: 'column', sm: 'row' }} columnGap="8">
            <ArrowLink to={paths.trust()}>Voir comment nous choisissons</ArrowLink>
            <ArrowLink to={paths.products()}>Parcourir la boutique</ArrowLink>
          </Stack>
        </Stack>
      </Grid>
    </Section>
  )
}
