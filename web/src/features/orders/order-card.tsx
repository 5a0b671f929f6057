import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  type OrderCard_OrderFragment,
  OrderCard_OrderFragmentDoc,
} from '../../graphql/generated/further/graphql.ts'
import { DateText } from '../../ui/display/date-text.tsx'
import { Price } from '../../ui/display/price.tsx'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { OrderAddress, OrderStatusBadge, orderName } from './order-labels.tsx'

interface OrderCardProps {
  order: FragmentType<typeof OrderCard_OrderFragmentDoc>
  onDetails: (id: string) => void
}

const term = { fontSize: 'sm', color: 'fg.muted' } as const

/** One order: what it holds, number, date, status, total, address, and the way to its details. */
export function OrderCard({ order, onDetails }: OrderCardProps) {
  const { id, createdAt, status, total, shippingAddress, items } = readFragment(
    OrderCard_OrderFragmentDoc,
    order,
  )
  return (
    <Panel as="article" aria-labelledby={`commande-${id}`} p={{ base: '5', md: '6' }}>
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="4">
        <Heading as="h3" id={`commande-${id}`} fontSize="xl">
          {orderName(id)}
        </Heading>
        <OrderStatusBadge status={status} />
      </Flex>
      <OrderPictures items={items} />
      <Grid
        templateColumns={{ base: '1fr 1fr', md: '1fr 1fr 2fr auto' }}
        gap={{ base: '4', md: '8' }}
        alignItems="start"
      >
        <dl>
          <chakra.dt {...term}>Date</chakra.dt>
          <dd>
            <DateText date={createdAt} />
          </dd>
        </dl>
        <dl>
          <chakra.dt {...term}>Total</chakra.dt>
          <dd>
            <Price amount={total} fontWeight="semibold" />
          </dd>
        </dl>
        <chakra.dl gridColumn={{ base: '1 / -1', md: 'auto' }} minW="0">
          <chakra.dt {...term}>Adresse de livraison</chakra.dt>
          <dd>
            <OrderAddress address={shippingAddress} />
          </dd>
        </chakra.dl>
        <Button
          variant="outline"
          alignSelf="end"
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          aria-label={`Détails de la commande n°\u00a0${id}`}
          aria-haspopup="dialog"
          onClick={() => onDetails(id)}
        >
          Détails
        </Button>
      </Grid>
    </Panel>
  )
}

/** So many fit beside each other on the narrowest phone. */
const shownPictures = 4

/** What an order holds at a glance: a picture each, and how many more there are. */
function OrderPictures({ items }: { items: OrderCard_OrderFragment['items'] }) {
  if (items.length === 0) return null
  const left = items.length - shownPictures
  return (
    <Flex as="ul" aria-label="Articles" listStyleType="none" gap="2" mb="4">
      {items.slice(0, shownPictures).map(({ id, productName, product }) => (
        <chakra.li key={id} w={{ base: '14', md: '16' }} rounded="md" overflow="hidden">
          <ProductImage src={product?.imageUrl} alt={productName} sizes="4rem" />
        </chakra.li>
      ))}
      {left > 0 && (
        <Flex as="li" align="center" ps="1" fontSize="sm" color="fg.muted">
          +{left}
        </Flex>
      )}
    </Flex>
  )
}
