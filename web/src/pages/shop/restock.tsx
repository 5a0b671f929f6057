import { Button } from '@chakra-ui/react/button'
import { lazy, Suspense, useState } from 'react'

const RestockButton = lazy(async () => ({ default: (await import('./restock-button.tsx')).RestockButton }))

interface RestockProps {
  /** Whose return one would like to hear of. */
  productId: string
  /** The page of the product. */
  returnTo: string
}

// Few products are out of stock: its code weighs on their pages alone.
/**
 * The place of « Me prévenir du retour » (restock-button.tsx), whose code comes late. It takes the press until what
 * answers to it is there, and then hands it on: a finger's first one falls into that time.
 */
export function Restock(props: RestockProps) {
  const [wasPressed, setPressed] = useState(false)
  const place = (
    <Button minH="12" w="full" aria-busy={wasPressed} onClick={() => setPressed(true)}>
      Me prévenir du retour
    </Button>
  )
  return (
    <Suspense fallback={place}>
      <RestockButton {...props} wasPressed={wasPressed} />
    </Suspense>
  )
}
