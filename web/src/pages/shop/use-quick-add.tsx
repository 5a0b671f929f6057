import { useCallback } from 'react'
import { useIsSignedIn } from '../../features/accounts/use-viewer.ts'
import { QuickAddButton } from '../../features/cart/quick-add-button.tsx'
import type { QuickAdd } from '../../features/catalogue/cards/product-card.tsx'

/** The button of the products of a page that adds one to the cart: a sign on cards, in words where there is room. */
export function useQuickAdd({ hasWords = false } = {}): QuickAdd {
  const isSignedIn = useIsSignedIn()
  return useCallback(
    ({ id, name }) => (
      <QuickAddButton productId={id} name={name} isSignedIn={isSignedIn} hasWords={hasWords} />
    ),
    [isSignedIn, hasWords],
  )
}
