import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../app/paths.ts'
import {
  AddFavouritesToCartDocument,
  type AddFavouritesToCartMutation,
} from '../../../graphql/generated/further/graphql.ts'
import { CartDocument } from '../../../graphql/generated/graphql.ts'
import type { QueueContext } from '../../../graphql/queue-link.ts'
import { useSessionEnded, useSignInFirst } from '../../../graphql/session-ended.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { meetAccount } from './send-favourite.ts'

/** In the queue of the cart's own changes (features/cart/use-cart.ts). */
const context: QueueContext = { queue: 'cart' }

const names = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

const link = { to: paths.cart(), label: 'Voir le panier' }

type Left = AddFavouritesToCartMutation['addFavouritesToCart']['left']

/** Puts one of each favourite into the cart, and says what could not be. A visitor signs in first. */
export function AddAllToCart({ count, isSignedIn }: { count: number; isSignedIn: boolean }) {
  const client = useApolloClient()
  const [left, setLeft] = useState<Left>([])
  const signInFirst = useSignInFirst()
  const sessionEnded = useSessionEnded()
  const [send] = useAction(AddFavouritesToCartDocument, {
    context,
    // Done is done, whether or not the new cart can be shown at once.
    onDone: () => client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined),
    success: ({ addFavouritesToCart }) =>
      addFavouritesToCart.left.length >= count
        ? 'Rien à ajouter aujourd’hui'
        : { title: 'Favoris ajoutés au panier', link },
    failure: 'Impossible d’ajouter les produits au panier.',
    onSessionEnded: () => sessionEnded(),
  })
  const { isBusy, run } = usePending()
  const add = () => {
    if (!isSignedIn)
      return signInFirst(
        { returnTo: paths.favourites() },
        'Vous devez vous connecter pour ajouter des produits au panier.',
      )
    return run(async () => {
      // What is on the screen is what is added: the account may not know of it yet.
      await meetAccount(client).catch(() => undefined)
      const outcome = await send({})
      if ('done' in outcome) setLeft(outcome.done.addFavouritesToCart.left)
    })
  }
  const missing = left.flatMap(({ product }) => product?.name ?? [])
  return (
    <Stack gap="2" align={{ base: 'stretch', sm: 'flex-end' }} maxW="md">
      <Button minH="12" aria-disabled={isBusy} onClick={() => void add()}>
        <ShoppingBag aria-hidden />
        {isBusy ? 'Ajout…' : 'Tout ajouter au panier'}
      </Button>
      {missing.length > 0 && (
        <Text role="status" fontSize="sm">
          Non ajouté, car en rupture ou sans place au panier&nbsp;: {names.format(missing)}.
        </Text>
      )}
    </Stack>
  )
}
