import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'

const places = ['a', 'b', 'c']

/** The place of the articles while they load: one across the page, three below. */
export function PostListSkeleton() {
  return (
    <chakra.div
      aria-busy
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
      gap={{ base: '4', md: '6' }}
    >
      <Skeleton gridColumn="1 / -1" rounded="xl" aspectRatio={{ base: 3 / 4, md: 8 / 3 }} />
      {places.map((place) => (
        <Skeleton key={place} rounded="xl" aspectRatio={3 / 4} />
      ))}
    </chakra.div>
  )
}
