import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { showsTotal } from '../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { paths } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { CartLineItem_LineFragmentDoc } from '../../graphql/generated/graphql.ts'
import { FormerPrice } from '../../ui/display/former-price.tsx'
import { Price } from '../../ui/display/price.tsx'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { EcoScoreDial } from '../../ui/eco/eco-score-dial.tsx'
import { cartLineColumns, staleAmount } from './cart-styles.ts'
import { QuantityField, useTypedQuantity } from './quantity-field.tsx'

/** What a description says first, whole: cut off in the middle, it would say nothing. */
const firstSentence = (text: string) => text.split(/(?<=[.!?…])\s+(?=\p{Lu})|\n/u, 1)[0]

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
      <Box
        gridRow={{ sm: product.description ? 'span 3' : 'span 2' }}
        rounded="lg"
        overflow="hidden"
        alignSelf="start"
      >
        <Link to={paths.product(product.id, product.name)} tabIndex={-1} aria-hidden>
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
            <Link to={paths.product(product.id, product.name)}>{product.name}</Link>
          </chakra.span>
          {showsTotal(product) && <EcoScoreDial score={product.ecoScore} band={product.ecoBand} size="sm" />}
          <span className="official-cost">{product.officialCostText}</span>
          <FormerPrice price={product.formerPrice} />
          {!product.inStock && (
            <Text fontSize="sm" fontWeight="semibold" color="offer.fg">
              Rupture de stock
            </Text>
          )}
        </Flex>
        <RemoveLineButton product={product.name} onRemove={onRemove} />
      </Flex>
      {product.description && (
        <Text gridColumn={{ base: '1 / -1', sm: '2' }} fontSize="sm" color="fg.muted">
          {firstSentence(product.description)}
        </Text>
      )}
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

interface CartLineTotalProps {
  unitPrice: string
  quantity: number
  lineTotal: string
  isUpdating: boolean
}

/** What a line costs, and how that comes about. */
function CartLineTotal({ unitPrice, quantity, lineTotal, isUpdating }: CartLineTotalProps) {
  return (
    <Flex direction="column" align="flex-end" gap="0.5">
      <Price
        amount={lineTotal}
        fontSize="lg"
        fontWeight="semibold"
        lineHeight="1.2"
        aria-busy={isUpdating}
        {...staleAmount(isUpdating)}
      />
      <Text fontSize="sm" color="fg.muted" whiteSpace="nowrap">
        <Price amount={unitPrice} />
        {` × ${quantity}`}
      </Text>
    </Flex>
  )
}

/** Where the keyboard goes once this line is gone: the same button of a neighbour, else the top of the page. */
function neighbourOf(button: Element): HTMLElement | null {
  const line = button.closest('li')
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  return neighbour?.querySelector<HTMLElement>('[data-remove]') ?? button.closest('main')
}

/** Takes a product out of the cart; named after it. */
function RemoveLineButton({ product, onRemove }: { product: string; onRemove: () => void }) {
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    neighbourOf(event.currentTarget)?.focus({ preventScroll: true })
    onRemove()
  }
  return (
    <IconButton
      data-remove
      variant="ghost"
      color="fg.muted"
      me="-3"
      mt="-2"
      aria-label={`Supprimer ${product}`}
      _hover={{ color: 'danger.fg', bg: 'danger.subtle' }}
      onClick={remove}
    >
      <Trash2 aria-hidden />
    </IconButton>
  )
}
