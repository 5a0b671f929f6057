import { Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { AccountOrdersQuery } from '../../graphql/generated/graphql.ts'
import { OrderCard } from './order-card.tsx'

interface OrderListProps {
  orders: AccountOrdersQuery['orders']['items']
  /** Where reading goes on: the first of those just added. */
  focused?: string
  onDetails: (id: string) => void
}

const focus = (item: HTMLElement | null) => item?.focus()

/** The orders of a person, newest first as the API gives them. */
export function OrderList({ orders, focused, onDetails }: OrderListProps) {
  return (
    <section aria-labelledby="commandes">
      <VisuallyHidden asChild>
        <h2 id="commandes">Vos commandes</h2>
      </VisuallyHidden>
      <Stack as="ul" listStyleType="none" gap="4">
        {orders.map((order) => (
          <li key={order.id} tabIndex={-1} ref={order.id === focused ? focus : undefined}>
            <OrderCard order={order} onDetails={onDetails} />
          </li>
        ))}
      </Stack>
    </section>
  )
}
