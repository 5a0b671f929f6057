import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { AccountOrdersQuery } from '../../graphql/generated/graphql.ts'
import { OrderCard } from './order-card.tsx'

interface OrderListProps {
  orders: AccountOrdersQuery['orders']
  onDetails: (id: string) => void
}

/** The orders of a person, newest first as the API gives them. */
export function OrderList({ orders, onDetails }: OrderListProps) {
  return (
    <section aria-labelledby="commandes">
      <VisuallyHidden asChild>
        <h2 id="commandes">Vos commandes</h2>
      </VisuallyHidden>
      <Stack as="ul" listStyleType="none" gap="4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onDetails={onDetails} />
          </li>
        ))}
      </Stack>
    </section>
  )
}
