import { useCallback } from 'react'
import { useIsSignedIn } from '../../features/accounts/use-viewer.ts'
import { QuickAddButton } from '../../features/cart/quick-add-button.tsx'
import type { QuickAdd } from '../../features/catalogue/cards/product-card.tsx'

/** The button of the cards of a page that adds one to the cart. */
export function useQuickAdd(): QuickAdd {
  const isSignedIn = useIsSignedIn()
  return useCallback(
    ({ id, name }) => <QuickAddButton productId={id} name={name} isSignedIn={isSignedIn} />,
    [isSignedIn],
  )
}
