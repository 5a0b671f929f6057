import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'

/** The place of an order's details while they are on their way. */
export function OrderDetailsSkeleton() {
  return (
    <Stack role="status" gap="6">
      <VisuallyHidden>Chargement des détails…</VisuallyHidden>
      <Skeleton h="10" w="3/5" />
      <Skeleton h="32" />
      <Skeleton h="40" />
    </Stack>
  )
}
