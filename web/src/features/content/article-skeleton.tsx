import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { LiveRegion } from '../../ui/live-region.tsx'
import { articleHead } from './article-layout.ts'

const lines = ['96%', '100%', '92%', '98%', '100%', '60%']

/** The place of an article while it loads, high enough that the footer waits below the fold. */
export function ArticleSkeleton() {
  return (
    <Stack aria-busy minH="dvh" gap={{ base: '8', md: '14' }}>
      <LiveRegion>Chargement de l’article…</LiveRegion>
      <Grid {...articleHead}>
        <Stack gap="5">
          <Skeleton height="10" width="90%" />
          <Skeleton height="10" width="60%" />
          <Skeleton height="5" width="48" />
          <Skeleton height="20" />
        </Stack>
        <Skeleton rounded="2xl" aspectRatio={4 / 3} />
      </Grid>
      <Stack maxW="2xl" w="full" mx="auto" gap="3">
        {lines.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places.
          <Skeleton key={index} height="5" width={width} />
        ))}
      </Stack>
    </Stack>
  )
}
