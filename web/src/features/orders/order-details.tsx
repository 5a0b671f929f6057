import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { OrderDetails_OrderFragmentDoc } from '../../graphql/generated/graphql.ts'
import { DateText } from '../../ui/date-text.tsx'
import { Price } from '../../ui/price.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderSection } from './order-section.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** Everything about one order: what it holds, what it costs, where it goes, how it came along. */
export function OrderDetails({ order }: { order: FragmentType<typeof OrderDetails_OrderFragmentDoc> }) {
  const { createdAt, status, total, shippingAddress, items, statusChanges } = readFragment(
    OrderDetails_OrderFragmentDoc,
    order,
  )
  return (
    <Stack gap="8">
      <Flex align="center" gap="3" wrap="wrap">
        <OrderStatusBadge status={status} />
        <Text color="fg.muted">
          Passée le <DateText date={createdAt} />
        </Text>
      </Flex>
      <OrderSection title="Articles">
        <OrderItems items={items} />
        <Flex justify="space-between" align="baseline" gap="4" pt="1">
          <Text>
            <chakra.span fontWeight="semibold">Total</chakra.span>{' '}
            <chakra.span fontSize="sm" color="fg.muted">
              livraison comprise
            </chakra.span>
          </Text>
          <Price amount={total} fontSize="xl" fontWeight="semibold" />
        </Flex>
      </OrderSection>
      <OrderSection title="Adresse de livraison">
        <OrderAddress address={shippingAddress} />
      </OrderSection>
      <OrderSection title="Suivi">
        <OrderTimeline changes={statusChanges} />
      </OrderSection>
    </Stack>
  )
}
