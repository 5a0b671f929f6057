import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'

/** The place of the orders while they are on their way. */
export function OrderListSkeleton() {
  return (
    <Stack role="status" gap="4">
      <VisuallyHidden>Chargement de vos commandes…</VisuallyHidden>
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} h={{ base: '64', md: '36' }} rounded="xl" />
      ))}
    </Stack>
  )
}
