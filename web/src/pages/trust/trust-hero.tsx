import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
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
              lead="Parce que vous pouvez refaire nos calculs. Un produit entre chez nous après cinq étapes, avec une note expliquée critère par critère. S’il déçoit à l’usage, il ressort."
            />
            <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
              <Button asChild size="lg">
                <Link to={paths.products()}>Voir nos produits</Link>
              </Button>
              <Button asChild size="lg" variant="outline">
                <Link to={paths.help()}>Nous poser une question</Link>
              </Button>
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
