import { useApolloClient, useMutation } from '@apollo/client/react'
import { paths } from '../../app/paths.ts'
import { hasErrorCode } from '../../graphql/errors.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { CartContents_CartFragmentDoc, PutInCartDocument } from '../../graphql/generated/graphql.ts'
import { signalUsage } from '../../lib/usage-signals.ts'
import { toaster } from '../../ui/toaster.tsx'
import { withMore } from './cart-guesses.ts'
import { inCartQueue } from './cart-queue.ts'
import { sayRefusal } from './cart-refusal.ts'
import { guessCart } from './guess-cart.ts'

const link = { to: paths.cart(), label: 'Voir le panier' }

/**
 * Puts a product into the cart of the person signed in, and says how it went. Answers `signed-out` without a word
 * when there is nobody: what to do then depends on where one is.
 */
export function usePutInCart(): (productId: string, quantity: number) => Promise<'done' | 'signed-out'> {
  const client = useApolloClient()
  const [mutate] = useMutation(PutInCartDocument, {
    context: inCartQueue(),
    optimisticResponse: ({ productId, quantity }, { IGNORE }) => {
      const addToCart = guessCart(client, withMore(String(productId), quantity))
      return addToCart ? { addToCart } : IGNORE
    },
  })
  return async (productId, quantity) => {
    try {
      const { data } = await mutate({ variables: { productId, quantity } })
      const cart = readFragment(CartContents_CartFragmentDoc, data?.addToCart)
      const line = cart?.lines.find(({ product }) => product.id === productId)
      toaster.success({ title: 'Ajouté au panier', description: line?.product.name, link })
      signalUsage({ type: 'add_to_cart', productId })
    } catch (error) {
      if (hasErrorCode(error, 'UNAUTHENTICATED')) return 'signed-out'
      sayRefusal(error, "Impossible d'ajouter le produit au panier.")
    }
    return 'done'
  }
}
