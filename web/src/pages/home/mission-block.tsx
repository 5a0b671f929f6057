import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Section } from '../../ui/section.tsx'
import { EcoCriteria } from './eco-criteria.tsx'

/** Why the shop exists, and how it keeps its word. */
export function MissionBlock() {
  return (
    <Section aria-labelledby="mission">
      <Stack gap={{ base: '10', md: '16' }}>
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1.4fr' }} gap={{ base: '6', lg: '16' }}>
          <Heading as="h2" id="mission" textStyle="display.md">
            Notre Mission
          </Heading>
          <Stack gap="6" align="flex-start">
            <Text textStyle="display.sm" color="accent.fg" textWrap="pretty">
              Acheter moins souvent, garder plus longtemps, et savoir ce que chaque objet coûte vraiment, à la
              planète comme au porte-monnaie.
            </Text>
            <Text color="fg.muted" maxW="prose">
              Avant d’entrer ici, un produit est essayé, ses certifications sont vérifiées et son impact est
              calculé : cinq critères, deux points chacun, dix feuilles en tout. Quand un produit n’est pas
              excellent, nous l’écrivons. À vous de juger, avec les mêmes chiffres que nous.
            </Text>
            <ArrowLink to={paths.mission()}>Lire notre histoire</ArrowLink>
          </Stack>
        </Grid>
        <EcoCriteria />
      </Stack>
    </Section>
  )
}
