import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { OrderCard_OrderFragmentDoc } from '../../graphql/generated/further/graphql.ts'
import { DateText } from '../../ui/display/date-text.tsx'
import { Price } from '../../ui/display/price.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { OrderAddress, OrderStatusBadge, orderName } from './order-labels.tsx'

interface OrderCardProps {
  order: FragmentType<typeof OrderCard_OrderFragmentDoc>
  onDetails: (id: string) => void
}

const term = { fontSize: 'sm', color: 'fg.muted' } as const

/** One order: number, date, status, total, address, and the way to its details. */
export function OrderCard({ order, onDetails }: OrderCardProps) {
  const { id, createdAt, status, total, shippingAddress } = readFragment(OrderCard_OrderFragmentDoc, order)
  return (
    <Panel as="article" aria-labelledby={`commande-${id}`} p={{ base: '5', md: '6' }}>
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="4">
        <Heading as="h3" id={`commande-${id}`} fontSize="xl">
          {orderName(id)}
        </Heading>
        <OrderStatusBadge status={status} />
      </Flex>
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
