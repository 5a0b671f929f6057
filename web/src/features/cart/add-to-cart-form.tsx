import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBag } from 'lucide-react'
import type { FormEvent } from 'react'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { AddToCart_ProductFragmentDoc } from '../../graphql/generated/graphql.ts'
import { QuantityField } from './quantity-field.tsx'
import type { AddToCart } from './use-add-to-cart.ts'

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
    cart.add(id, quantity)
  }
  return (
    <chakra.form onSubmit={submit} display="flex" flexWrap="wrap" gap="3" noValidate>
      <QuantityField value={quantity} onChange={(next) => onQuantityChange(next)} disabled={!inStock} />
      <Button type="submit" minH="12" flex="1" minW="14rem" disabled={!inStock} aria-busy={cart.isAdding}>
        {cart.isAdding ? <Spinner size="sm" /> : <ShoppingBag aria-hidden />}
        Ajouter au panier
      </Button>
    </chakra.form>
  )
}
