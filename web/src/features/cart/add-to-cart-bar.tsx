import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { AddToCart_ProductFragmentDoc } from '../../graphql/generated/graphql.ts'
import { Price } from '../../ui/display/price.tsx'
import { StickyBar } from '../../ui/layout/sticky-bar.tsx'
import type { AddToCart } from './add-to-cart.tsx'

interface AddToCartBarProps {
  product: FragmentType<typeof AddToCart_ProductFragmentDoc>
  quantity: number
  cart: AddToCart
}

/** On a phone, price and button stay at the bottom of the screen once the others have scrolled away. */
export function AddToCartBar({ product, quantity, cart }: AddToCartBarProps) {
  const { id, name, price, inStock } = readFragment(AddToCart_ProductFragmentDoc, product)
  return (
    <StickyBar label="Achat rapide">
      <Box flex="999 1 6rem" minW="0">
        <Text fontSize="xs" lineHeight="1.3" color="fg.muted" lineClamp="2">
          {name}
        </Text>
        <Price amount={price} fontSize="lg" fontWeight="semibold" />
      </Box>
      <Button
        minH="12"
        flex="1 0 auto"
        disabled={!inStock}
        aria-busy={cart.isAdding}
        onClick={() => void cart.add(id, quantity)}
      >
        {inStock ? 'Ajouter au panier' : 'Rupture de stock'}
      </Button>
    </StickyBar>
  )
}
