import { type PendingChoice, takePendingChoice } from '../../lib/pending-choice.ts'
import { usePutInCart } from './use-put-in-cart.ts'

/**
 * To be called once somebody has just signed in: what they wanted before goes into their cart. Answers where they
 * were and what is left of it, to bring them back there; null when they came of their own accord.
 */
export function useRedeemPendingChoice(): () => Promise<PendingChoice | null> {
  const put = usePutInCart()
  return async () => {
    const choice = takePendingChoice()
    if (choice?.productId && choice.quantity) await put(choice.productId, choice.quantity)
    return choice
  }
}
