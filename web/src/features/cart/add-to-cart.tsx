import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBag } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths, plainForms } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { AddToCart_ProductFragmentDoc } from '../../graphql/generated/graphql.ts'
import { useSessionEnded, useSignInFirst } from '../../graphql/session-ended.ts'
import { readLocal } from '../../lib/session/browser-storage.ts'
import { QuantityField } from './quantity-field.tsx'
import { useCart, usePutInCart } from './use-cart.ts'

/** What a press on « Ajouter au panier » needs. */
export interface AddToCart {
  /** Answers how it went; nothing while an earlier press is being served, or when the sign-in page comes next. */
  add: (productId: string, quantity: number) => Promise<'added' | 'refused' | undefined>
  /** True while an earlier press is being served: a second one does nothing. */
  isAdding: boolean
}

/**
 * Adds a product to the cart. The cart belongs to signed-in customers: a visitor is told so, then brought to the
 * sign-in page; the choice is kept meanwhile.
 * @param isSignedIn is waited for: a page that came as HTML can be pressed before that is known.
 */
export function useAddToCart(isSignedIn: () => Promise<boolean>): AddToCart {
  const signInFirst = useSignInFirst()
  const sessionExpired = useSessionEnded()
  const isLeaving = useRef(false)
  const put = usePutInCart((choice) => {
    isLeaving.current = true
    sessionExpired(choice)
  })
  const { pathname, search, hash } = useLocation()
  const [isAdding, setAdding] = useState(false)
  // Two presses can come before one rendering.
  const isBusy = useRef(false)

  const add: AddToCart['add'] = async (productId, quantity) => {
    if (isBusy.current) return undefined
    isBusy.current = true
    setAdding(true)
    // A press that leads to the sign-in page keeps the button busy until the page goes.
    if (!(await isSignedIn())) {
      signInFirst(
        { productId, quantity, returnTo: pathname + search + hash },
        'Vous devez vous connecter pour ajouter des produits au panier.',
      )
      return undefined
    }
    const outcome = await put(productId, quantity)
    if (isLeaving.current) return undefined
    isBusy.current = false
    setAdding(false)
    return 'done' in outcome ? 'added' : 'refused'
  }
  return { add, isAdding }
}

interface AddToCartFormProps {
  product: FragmentType<typeof AddToCart_ProductFragmentDoc>
  quantity: number
  onQuantityChange: (quantity: number) => void
  cart: AddToCart
}

/** The quantity and the button; both off while the product is out of stock. */
export function AddToCartForm({ product, quantity, onQuantityChange, cart }: AddToCartFormProps) {
  const { id, inStock } = readFragment(AddToCart_ProductFragmentDoc, product)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void cart.add(id, quantity)
  }
  return (
    <chakra.form
      method="post"
      action={plainForms.addToCart}
      onSubmit={submit}
      display="flex"
      flexWrap="wrap"
      gap="3"
      noValidate
    >
      <input type="hidden" name="productId" value={id} />
      <QuantityField
        name="quantity"
        value={quantity}
        onChange={(next) => onQuantityChange(next)}
        disabled={!inStock}
      />
      <Button
        type="submit"
        minH="12"
        flex="1"
        // Beside the quantity on a phone as well.
        minW={{ base: 'min(9.75rem, 100%)', sm: '14rem' }}
        px={{ base: '3', sm: '5' }}
        css={{ '& svg': { hideBelow: 'sm' } }}
        disabled={!inStock}
        aria-busy={cart.isAdding}
      >
        {cart.isAdding ? <Spinner size="sm" /> : <ShoppingBag aria-hidden />}
        Ajouter au panier
      </Button>
      <noscript>
        <p>Pour remplir un panier il faut un compte, et activer JavaScript.</p>
      </noscript>
    </chakra.form>
  )
}

/** How many of a product wait for the cart of a visitor: the code that reads it comes only where something does. */
function useChosenQuantity(productId: string): number {
  const [quantity, setQuantity] = useState(0)
  useEffect(() => {
    const look = () => {
      if (readLocal('chosenProducts') === null) return setQuantity(0)
      import('../../lib/session/pending-choice.ts').then(
        ({ chosenQuantity }) => setQuantity(chosenQuantity(productId)),
        () => undefined,
      )
    }
    look()
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [productId])
  return quantity
}

/**
 * Below the button: that the product lies in the cart already, and the way there. A visitor was told that a cart takes an
 * account: what they chose is kept, nothing more is said of it. Its look: app/theme/product-card.css.
 */
export function InCartNote({ productId, isSignedIn }: { productId: string; isSignedIn: boolean }) {
  const { contents } = useCart(isSignedIn)
  const chosen = useChosenQuantity(productId)
  const quantity = isSignedIn
    ? contents?.lines.find(({ product }) => product.id === productId)?.quantity
    : chosen
  if (!quantity) return null
  return (
    <p className="in-cart" data-private>
      {`${isSignedIn ? 'Dans votre panier' : 'Gardé pour vous'} (${quantity}) · `}
      <Link to={paths.cart()}>Voir le panier</Link>
    </p>
  )
}
