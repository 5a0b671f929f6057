import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { AddToCart_ProductFragmentDoc } from '../../graphql/generated/graphql.ts'
import { Price } from '../../ui/price.tsx'
import type { AddToCart } from './use-add-to-cart.ts'

interface AddToCartBarProps {
  product: FragmentType<typeof AddToCart_ProductFragmentDoc>
  quantity: number
  cart: AddToCart
}

/** On a phone, price and button stay at the bottom of the screen once the others have scrolled away. */
export function AddToCartBar({ product, quantity, cart }: AddToCartBarProps) {
  const { id, name, price, inStock } = readFragment(AddToCart_ProductFragmentDoc, product)
  return (
    <Flex
      role="group"
      aria-label="Achat rapide"
      hideFrom="lg"
      position="sticky"
      // Above the consent banner while that shows.
      bottom="var(--banner-height, 0px)"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      mx={{ base: '-4', md: '-8' }}
      px={{ base: '4', md: '8' }}
      py="3"
      gap="4"
      align="center"
      justify="space-between"
      shadow="lg"
    >
      <Box minW="0">
        <Text fontSize="sm" color="fg.muted" truncate>
          {name}
        </Text>
        <Price amount={price} fontSize="lg" fontWeight="semibold" />
      </Box>
      <Button
        minH="12"
        flexShrink="0"
        disabled={!inStock}
        aria-busy={cart.isAdding}
        onClick={() => cart.add(id, quantity)}
      >
        {inStock ? 'Ajouter au panier' : 'Rupture de stock'}
      </Button>
    </Flex>
  )
}
