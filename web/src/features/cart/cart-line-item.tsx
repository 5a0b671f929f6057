import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { CartLineItem_LineFragmentDoc } from '../../graphql/generated/graphql.ts'
import { EcoScoreDial } from '../../ui/eco-score-dial.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { cartLineColumns } from './cart-layout.ts'
import { CartLineTotal } from './cart-line-total.tsx'
import { QuantityField } from './quantity-field.tsx'
import { RemoveLineButton } from './remove-line-button.tsx'
import { useTypedQuantity } from './use-typed-quantity.ts'

interface CartLineItemProps {
  line: FragmentType<typeof CartLineItem_LineFragmentDoc>
  isUpdating: boolean
  onQuantityChange: (quantity: number) => void
  onRemove: () => void
}

/** One product of the cart: what it is, how many, what that costs, and the way out. */
export function CartLineItem({ line, isUpdating, onQuantityChange, onRemove }: CartLineItemProps) {
  const { product, quantity, lineTotal } = readFragment(CartLineItem_LineFragmentDoc, line)
  const { shown, take, settle } = useTypedQuantity(quantity, onQuantityChange)
  return (
    <Grid as="li" rowGap="3" {...cartLineColumns}>
      <Box gridRow={{ sm: 'span 2' }} rounded="lg" overflow="hidden" alignSelf="start">
        <Link to={paths.product(product.id)} tabIndex={-1} aria-hidden>
          <ProductImage src={product.imageUrl} alt="" sizes="9rem" />
        </Link>
      </Box>
      <Flex gap="2" align="flex-start" minW="0">
        <Flex direction="column" gap="1.5" flex="1" minW="0">
          <chakra.span
            asChild
            fontWeight="semibold"
            lineHeight="1.3"
            _hover={{ textDecoration: 'underline' }}
          >
            <Link to={paths.product(product.id)}>{product.name}</Link>
          </chakra.span>
          {product.description && (
            <Text fontSize="sm" color="fg.muted" lineClamp={{ base: 1, sm: 2 }}>
              {product.description}
            </Text>
          )}
          <EcoScoreDial score={product.ecoScore} band={product.ecoBand} size="sm" />
          {!product.inStock && (
            <Text fontSize="sm" fontWeight="semibold" color="offer.fg">
              Rupture de stock
            </Text>
          )}
        </Flex>
        <RemoveLineButton product={product.name} onRemove={onRemove} />
      </Flex>
      <Flex gridColumn={{ base: '1 / -1', sm: '2' }} justify="space-between" align="center" gap="3">
        <QuantityField value={shown} onChange={take} onSettle={settle} product={product.name} />
        <CartLineTotal
          unitPrice={product.price}
          quantity={shown}
          lineTotal={lineTotal}
          isUpdating={isUpdating || shown !== quantity}
        />
      </Flex>
    </Grid>
  )
}
