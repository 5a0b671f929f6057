import { useEffect, useRef } from 'react'
import { useAddToCart } from './add-to-cart.tsx'

/** One press on the button of a card. */
interface QuickAddProps {
  productId: string
  isSignedIn: () => Promise<boolean>
  /** Unless the press leads to the sign-in page. */
  onDone: (isAdded: boolean) => void
}

/** Adds one of a product to the cart as soon as it is there; shows nothing. */
export function QuickAdd({ productId, isSignedIn, onDone }: QuickAddProps) {
  const cart = useAddToCart(isSignedIn)
  const hasBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press.
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void cart.add(productId, 1).then((outcome) => outcome && onDone(outcome === 'added'))
  }, [])
  return null
}
