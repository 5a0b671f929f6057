import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { SprigIcon } from '../../ui/sprig-icon.tsx'

/** What the shop is for, in one sentence and two paragraphs. */
export function MissionHero() {
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
              Vous aider à acheter moins souvent, à garder plus longtemps, et à savoir ce que chaque objet
              coûte vraiment.
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
