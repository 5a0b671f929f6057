import { Stack } from '@chakra-ui/react/stack'
import { useEffect, useState } from 'react'
import { chosenProducts, readPendingChoice } from '../../lib/session/pending-choice.ts'
import { RecentlyViewed, Recommended } from './found-shelf.tsx'

const readChosen = () => chosenProducts(readPendingChoice()).map(({ productId }) => productId)

/** Ids of what waits for the cart of a visitor, in whichever tab it was chosen. */
function useChosenIds(): string[] {
  const [ids, setIds] = useState(readChosen)
  useEffect(() => {
    const look = () => setIds(readChosen())
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])
  return ids
}

/**
 * Below the cart of a visitor or an empty one, or without favourites: what one has looked at, and what the shop
 * recommends; nothing that lies in the cart already.
 */
export function CartIdeas() {
  const chosen = useChosenIds()
  return (
    <Stack gap="12" mt={{ base: '10', md: '14' }}>
      <RecentlyViewed without={chosen} />
      <Recommended without={chosen} />
    </Stack>
  )
}
