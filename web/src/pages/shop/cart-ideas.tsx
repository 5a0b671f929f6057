import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { readRecent } from '../../lib/session/recent-items.ts'
import { Favourites, RecentlyViewed } from './found-shelf.tsx'

/** Below an empty cart: what one has looked at, and what the shop recommends. */
export function CartIdeas() {
  // Whatever is found there: an id is a number.
  const [ids] = useState(() => readRecent('recentProducts').filter((id) => /^[1-9]\d{0,8}$/.test(id)))
  return (
    <Stack gap="12" mt={{ base: '10', md: '14' }}>
      <RecentlyViewed ids={ids} />
      <Favourites />
    </Stack>
  )
}
