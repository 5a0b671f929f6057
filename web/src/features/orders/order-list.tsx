import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { paths } from '../../app/paths.ts'
import type { AccountOrdersQuery } from '../../graphql/generated/further/graphql.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ButtonLink } from '../../ui/layout/links.tsx'
import { OrderCard } from './order-card.tsx'

interface OrderListProps {
  orders: AccountOrdersQuery['orders']['items']
  /** Where reading goes on: the first of those just added. */
  focused?: string
  onDetails: (id: string) => void
}

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

const focus = (item: HTMLElement | null) => item?.focus()

/** The place of the orders while they are on their way. */
export function OrderListSkeleton() {
  return (
    <Stack role="status" gap="4">
      <VisuallyHidden>Chargement de vos commandes…</VisuallyHidden>
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} h={{ base: '22rem', md: '14.5rem' }} rounded="xl" />
      ))}
    </Stack>
  )
}

interface MoreOrdersProps {
  shown: number
  total: number
  isLoading: boolean
  onMore: () => void
}

/** The way to older orders; nothing once all are shown. */
export function MoreOrders({ shown, total, isLoading, onMore }: MoreOrdersProps) {
  if (shown >= total) return null
  return (
    <Stack align="center" gap="3" mt="6">
      <Text color="fg.muted" fontSize="sm">{`${shown} commandes affichées sur ${total}`}</Text>
      {/* Busy, not disabled: a disabled button would lose the focus. */}
      <Button variant="outline" aria-disabled={isLoading} onClick={onMore}>
        {isLoading ? 'Chargement…' : 'Voir plus'}
      </Button>
    </Stack>
  )
}

/** Nothing ordered yet: the way to what can be. */
export function NoOrders() {
  return (
    <EmptyState
      title="Vous n’avez pas encore passé de commande"
      description="Vos commandes et leur suivi s’afficheront ici."
      action={<ButtonLink to={paths.products()}>Découvrir nos produits</ButtonLink>}
    />
  )
}
