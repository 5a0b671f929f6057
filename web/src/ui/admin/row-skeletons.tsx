import { Skeleton } from '@chakra-ui/react/skeleton'

/** The places of a list's rows while they load. */
export function RowSkeletons({ count = 5 }: { count?: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
  return Array.from({ length: count }, (_, place) => <Skeleton key={place} h="28" rounded="xl" aria-hidden />)
}
