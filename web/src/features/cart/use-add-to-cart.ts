import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSignInFirst } from '../../lib/use-sign-in-first.ts'
import { usePutInCart } from './use-put-in-cart.ts'
import { useSessionExpired } from './use-session-expired.ts'

/** What a press on « Ajouter au panier » needs. */
export interface AddToCart {
  add: (productId: string, quantity: number) => void
  /** True while an earlier press is being served: a second one does nothing. */
  isAdding: boolean
}

/**
 * Adds a product to the cart. The cart belongs to signed-in customers: a visitor is told so, then brought to the
 * sign-in page; the choice is kept meanwhile.
 */
export function useAddToCart(isSignedIn: boolean): AddToCart {
  const put = usePutInCart()
  const signInFirst = useSignInFirst()
  const sessionExpired = useSessionExpired()
  const { pathname, search, hash } = useLocation()
  const [isAdding, setAdding] = useState(false)
  // Two presses can come before one rendering.
  const isBusy = useRef(false)

  const add = async (productId: string, quantity: number) => {
    if (isBusy.current) return
    isBusy.current = true
    setAdding(true)
    // A visitor's press keeps the button busy until the page goes.
    if (!isSignedIn) {
      return signInFirst(
        { productId, quantity, returnTo: pathname + search + hash },
        'Vous devez vous connecter pour ajouter des produits au panier.',
      )
    }
    const outcome = await put(productId, quantity)
    if (outcome === 'signed-out') return sessionExpired({ productId, quantity })
    isBusy.current = false
    setAdding(false)
  }
  return { add: (productId, quantity) => void add(productId, quantity), isAdding }
}
