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
import { OrderStatusBadge } from './order-status-badge.tsx'
import { OrderTimeline } from './order-timeline.tsx'

const heading = { fontFamily: 'heading', fontSize: 'lg', fontWeight: 'semibold' } as const

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
      <Stack as="section" aria-labelledby="articles-commandes" gap="3">
        <chakra.h3 id="articles-commandes" {...heading}>
          Articles
        </chakra.h3>
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
      </Stack>
      <Stack as="section" aria-labelledby="adresse-commande" gap="2">
        <chakra.h3 id="adresse-commande" {...heading}>
          Adresse de livraison
        </chakra.h3>
        <OrderAddress address={shippingAddress} />
      </Stack>
      <Stack as="section" aria-labelledby="suivi-commande" gap="4">
        <chakra.h3 id="suivi-commande" {...heading}>
          Suivi
        </chakra.h3>
        <OrderTimeline changes={statusChanges} />
      </Stack>
    </Stack>
  )
}
