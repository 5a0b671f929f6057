import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** The places of the cards, the chart and the lists while their numbers load. */
export function AnalyticsSkeleton() {
  return (
    <Stack gap="5" aria-hidden>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 4 }} gap="4">
        {places(4).map((place) => (
          <Skeleton key={place} h="48" rounded="xl" />
        ))}
      </SimpleGrid>
      <Skeleton h="96" rounded="xl" />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
        {places(4).map((place) => (
          <Skeleton key={place} h="96" rounded="xl" />
        ))}
      </SimpleGrid>
    </Stack>
  )
}
