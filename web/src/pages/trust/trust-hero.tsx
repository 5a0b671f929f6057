import { Box } from '@chakra-ui/react/box'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LeafRing } from '../../ui/leaf-ring.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** What trust rests on here, and two ways on. */
export function TrustHero() {
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
