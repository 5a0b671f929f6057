import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { EcoBandScale } from '../../ui/eco-band-scale.tsx'
import { EcoCriteriaList } from '../../ui/eco-criteria-list.tsx'
import { EcoScoreDial } from '../../ui/eco-score-dial.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Section } from '../../ui/section.tsx'

/** How an eco-score comes about: five criteria, 0 to 2 points each, and the four bands (spec §9). */
export function EcoScoreGuide() {
  return (
    <Section id="eco-score" aria-labelledby="eco-score-titre">
      <Stack gap={{ base: '8', md: '12' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.2fr)' }}
          gap={{ base: '8', lg: '16' }}
          alignItems="center"
        >
          <Stack gap="5" align="flex-start">
            <Heading as="h2" id="eco-score-titre" textStyle="display.md">
              Comprendre l’éco-score
            </Heading>
            <Text>
              Chaque produit reçoit de 0 à 2 points sur cinq critères. Leur somme donne une note sur 10, selon
              la même méthode pour une gourde, un pull ou un pommeau de douche.
            </Text>
            <Text color="fg.muted">
              Quand un fabricant ne répond pas à l’une de nos questions, nous ne devinons pas en sa faveur :
              les points sont perdus. L’éco-score n’est ni un label officiel ni une analyse complète du cycle
              de vie ; il vous sert à comparer des produits qui rendent le même service.
            </Text>
            <Box py="2">
              <EcoScoreDial score="8.7" band="EXCELLENT" size="lg" />
              <Text mt="2" fontSize="sm" color="fg.muted" textAlign="center">
                Exemple : dix feuilles, une par point.
              </Text>
            </Box>
            <ArrowLink to={paths.products()}>Comparer nos produits</ArrowLink>
          </Stack>
          <Panel rounded="2xl" p={{ base: '5', md: '8' }}>
            <EcoCriteriaList />
          </Panel>
        </Grid>
        <EcoBandScale />
      </Stack>
    </Section>
  )
}
