import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { LeafRing } from '../../ui/eco/leaf-ring.tsx'
import { ArrowLink, ButtonLink } from '../../ui/layout/links.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TrustReasons } from './trust-reasons.tsx'

/** `/pourquoi-nous-faire-confiance` (specification, section 2). */
export function TrustPage() {
  return (
    <>
      <PageHead
        title="Pourquoi nous faire confiance"
        description="Cinq étapes de sélection, cinq critères publiés, des notes que vous pouvez recalculer : comment nous choisissons nos produits, et pourquoi certains ressortent."
        path={paths.trust()}
      />
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

function TrustHero() {
  return (
    <chakra.section bg="bg.plant">
      <Container>
        <Flex align="center" justify="space-between" gap="12" py={{ base: '10', md: '20' }}>
          <Stack gap={{ base: '6', md: '8' }}>
            <PageHeading
              title="Pourquoi nous faire confiance"
              lead="Parce que vous pouvez refaire nos calculs. Un produit entre chez nous après cinq étapes, avec une note établie sur cinq critères publiés. S’il déçoit à l’usage, il ressort."
            />
            <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
              <ButtonLink to={paths.products()} size="lg">
                Voir nos produits
              </ButtonLink>
              <ButtonLink to={paths.help()} size="lg" variant="outline">
                Nous poser une question
              </ButtonLink>
            </Stack>
          </Stack>
          <Box hideBelow="lg" boxSize="72" flexShrink="0">
            <LeafRing score={10} color="fg.plant" leaf="slender" />
          </Box>
        </Flex>
      </Container>
    </chakra.section>
  )
}

/** The five steps of the selection, in order (specification, section 2). */
const selectionSteps = [
  {
    title: 'Audit du fournisseur',
    text: 'Nous demandons d’où viennent les matières, qui fabrique, où, et dans quelles conditions. Les réponses s’appuient sur des documents : factures, fiches techniques, rapports d’audit.',
    outcome: 'Sans réponse à une question, pas de point sur ce critère.',
  },
  {
    title: 'Essai du produit',
    text: 'Nous nous en servons plusieurs semaines, chez nous, comme vous le feriez. Nous mesurons ce qui se mesure : un débit, une consommation, un poids, une tenue au lavage.',
    outcome: 'Un produit qui déçoit à l’usage s’arrête ici, quelle que soit sa note.',
  },
  {
    title: 'Validation des certifications',
    text: 'Chaque label annoncé est recherché par son numéro dans le registre de l’organisme qui le délivre. Nous vérifions le titulaire, le périmètre et la date de fin.',
    outcome: 'Un certificat périmé ou introuvable n’apparaît pas sur la fiche.',
  },
  {
    title: 'Calcul de l’impact',
    text: 'Matériaux, fabrication, transport, emballage, fin de vie : de 0 à 2 points pour chacun des cinq critères. La somme donne l’éco-score sur 10.',
    outcome: 'La note est publiée telle quelle, même quand elle est moyenne.',
  },
  {
    title: 'Validation de l’équipe',
    text: 'Les personnes qui ont audité, essayé et calculé relisent la fiche ensemble. Une seule objection argumentée suffit à reporter la mise en ligne.',
    outcome: 'La note est revue si la fabrication change, ou si vous nous apportez une donnée plus solide.',
  },
]

function SelectionSteps() {
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
