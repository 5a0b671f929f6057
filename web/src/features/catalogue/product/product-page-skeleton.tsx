import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { openedImage } from '../../../ui/display/product-image.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'

/** The place of a product while it loads. */
export function ProductPageSkeleton() {
  return (
    <SimpleGrid minH="dvh" gridTemplateColumns={{ lg: '1.2fr 1fr' }} gap={{ base: '6', lg: '12' }} pt="11">
      <LiveRegion>Chargement du produit…</LiveRegion>
      <Skeleton
        {...openedImage}
        aspectRatio={4 / 3}
        rounded={{ base: 'none', lg: 'xl' }}
        mx={{ base: '-4', md: '-8', lg: '0' }}
        alignSelf="start"
      />
      <Stack gap="5" aria-hidden>
        <Skeleton height="10" width="90%" />
        <Skeleton height="10" width="50%" />
        <Skeleton height="28" />
        <Skeleton height="72" rounded="xl" />
      </Stack>
    </SimpleGrid>
  )
}
