import { chosenProducts, type PendingChoice, takePendingChoice } from '../../lib/session/pending-choice.ts'
import { usePutInCart } from './use-cart.ts'

/**
 * To be called once somebody has just signed in: what they wanted before goes into their cart. Answers where they
 * were and what is left of it, to bring them back there; null when they came of their own accord.
 */
export function useRedeemPendingChoice(): () => Promise<PendingChoice | null> {
  // Signed in a moment ago.
  const put = usePutInCart(() => undefined)
  return async () => {
    const choice = takePendingChoice()
    // One message takes the place of another: the last one tells of all that is in the cart now.
    let count = 1
    for (const { productId, quantity } of chosenProducts(choice).reverse()) {
      const outcome = await put(productId, quantity, count > 1 ? `${count} produits` : undefined)
      if ('done' in outcome) count++
    }
    return choice
  }
}
