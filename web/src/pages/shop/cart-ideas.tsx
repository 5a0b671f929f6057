import { Stack } from '@chakra-ui/react/stack'
import { RecentlyViewed, Recommended } from './found-shelf.tsx'

/** Below an empty cart, or without favourites: what one has looked at, and what the shop recommends. */
export function CartIdeas() {
  return (
    <Stack gap="12" mt={{ base: '10', md: '14' }}>
      <RecentlyViewed />
      <Recommended />
    </Stack>
  )
}
