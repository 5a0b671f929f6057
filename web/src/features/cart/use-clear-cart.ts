import { useApolloClient, useMutation } from '@apollo/client/react'
import { ClearCartDocument } from '../../graphql/generated/graphql.ts'
import { toaster } from '../../ui/toaster.tsx'
import { emptied } from './cart-guesses.ts'
import { inCartQueue } from './cart-queue.ts'
import { guessCart } from './guess-cart.ts'
import { useCartFailure } from './use-cart-failure.ts'

/** Empties the cart: at once, and full again when the server refuses. */
export function useClearCart() {
  const client = useApolloClient()
  const fail = useCartFailure()
  const [mutate, { loading }] = useMutation(ClearCartDocument, {
    context: inCartQueue(),
    optimisticResponse: (_variables, { IGNORE }) => {
      const clearCart = guessCart(client, emptied)
      return clearCart ? { clearCart } : IGNORE
    },
    onError: (error) => fail(error, 'Impossible de vider le panier.'),
    onCompleted: () => toaster.success({ title: 'Panier vidé' }),
  })
  return { clearCart: () => void mutate(), isClearing: loading }
}
