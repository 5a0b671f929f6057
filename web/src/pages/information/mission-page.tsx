import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** `/qui-nous-sommes` (specification, section 2): mission, values and history. */
export function MissionPage() {
  return (
    <>
      <PageHead
        title="Notre Mission"
        description="Acheter moins souvent, garder plus longtemps, savoir ce que l’on achète : la mission de Ramure, ses valeurs et l’histoire de la boutique."
        path={paths.mission()}
      />
      <MissionHero />
      <MissionValues />
      <MissionHistory />
    </>
  )
}

function MissionHero() {
  return (
    <chakra.section py={{ base: '10', md: '20' }}>
      <Container>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1.6fr' }} gap={{ base: '6', lg: '16' }}>
          <Stack gap="6" justify="space-between">
            <Heading as="h1" textStyle="display.lg">
              Notre Mission
            </Heading>
            <SprigIcon hideBelow="lg" boxSize="28" color="fg.plant" rotate="-12deg" opacity="0.6" />
          </Stack>
          <Stack gap="6">
            <Text textStyle="display.md" color="accent.fg" textWrap="pretty">
              Vous aider à acheter moins souvent, à garder plus longtemps, et à savoir ce que vous achetez.
            </Text>
            <Stack gap="4" fontSize="lg" color="fg.muted" maxW="2xl">
              <p>
                Remplacer un objet par un autre n’a de sens que si le second dure, se répare et sert tous les
                jours. C’est pourquoi nous vendons peu de choses, et pourquoi chacune porte ses chiffres : des
                litres, des grammes, des kilomètres, des euros.
              </p>
              <p>
                Nous ne vous demandons pas d’être irréprochable. Nous essayons de rendre le bon choix facile à
                reconnaître, et le doute facile à lever.
              </p>
            </Stack>
          </Stack>
        </Grid>
      </Container>
    </chakra.section>
  )
}

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

function MissionValues() {
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

function MissionHistory() {
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
