import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { HeroPicture, type HeroPictureProps } from './hero-picture.tsx'
import { SocialLinks, type SocialLinksProps } from './social-links.tsx'

/** The first thing a visitor sees: what the shop promises, and two ways on. */
export function Hero({ product, settings }: HeroPictureProps & SocialLinksProps) {
  return (
    <chakra.section py={{ base: '8', md: '14' }}>
      <Container>
        <Grid
          templateColumns={{ base: '1fr', lg: '1.05fr 1fr' }}
          gap={{ base: '10', lg: '16' }}
          alignItems="center"
        >
          <Stack gap={{ base: '6', md: '8' }} gridArea={{ lg: '1 / 1' }}>
            <Heading as="h1" textStyle="display.lg">
              Mieux choisir, chiffres à l’appui.
            </Heading>
            <Text fontSize={{ base: 'lg', md: 'xl' }} color="fg.muted" maxW="lg">
              Eau, énergie, cuisine, linge, jardin : chaque objet de la boutique porte un éco-score sur 10,
              établi sur cinq critères, des matières à la fin de vie.
            </Text>
            <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
              <ButtonLink to={paths.products()} size="lg">
                Découvrir nos produits
              </ButtonLink>
              <ButtonLink to={paths.trust()} size="lg" variant="outline">
                Pourquoi nous faire confiance
              </ButtonLink>
            </Stack>
          </Stack>
          <HeroPicture product={product} />
          <SocialLinks settings={settings} />
        </Grid>
      </Container>
    </chakra.section>
  )
}
