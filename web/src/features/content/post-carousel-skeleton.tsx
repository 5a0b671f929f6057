import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'

/** The place of the carousel while its articles, or its code, are on their way. */
export function PostCarouselSkeleton() {
  return (
    <Stack aria-busy gap={{ base: '4', md: '6' }}>
      <Skeleton h="11" w="72" />
      <Skeleton rounded="2xl" h={{ base: '2xl', sm: '3xl', md: 'md' }} />
      <Skeleton h="11" w="40" />
    </Stack>
  )
}
