import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { OrderStatusButtons } from '../../../features/orders/admin/order-status-buttons.tsx'
import { OrderDetails, OrderDetailsSkeleton } from '../../../features/orders/order-details.tsx'
import { orderName } from '../../../features/orders/order-labels.tsx'
import { InboxOrderDocument } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminRecord } from '../../../graphql/use-admin-data.ts'
import { RecordError } from '../../../ui/admin/loading-dialog.tsx'
import { SideDrawer } from '../../../ui/admin/side-drawer.tsx'

/** The order that the URL names, whose it is, and its next steps. */
export function OrderDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, retry, refetch } = useAdminRecord(InboxOrderDocument, {
    variables: { id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
  })
  if (id === '') return null
  const found = data?.adminOrder
  return (
    <SideDrawer title={orderName(id)} onClose={onClose}>
      {found && (
        <Stack gap="6">
          <Text overflowWrap="anywhere">{customerName(found)}</Text>
          <OrderStatusButtons order={found.order} reload={() => refetch()} />
          <OrderDetails order={found.order} />
        </Stack>
      )}
      {!found && error && (
        <RecordError
          error={error}
          notFound="Commande non trouvée"
          title="Détails indisponibles"
          description="Impossible de charger les détails de la commande."
          onRetry={retry}
          onClose={onClose}
        />
      )}
      {!found && !error && <OrderDetailsSkeleton />}
    </SideDrawer>
  )
}

interface Customer {
  customer: { firstName: string | null; lastName: string | null; email: string } | null
  /** The name that the books keep of somebody whose account is gone. */
  formerCustomer: string | null
}

/** Who ordered, in one line; the account may be gone. */
export function customerName({ customer, formerCustomer }: Customer): string {
  if (!customer) return formerCustomer ? `${formerCustomer} (compte supprimé)` : 'Compte supprimé'
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ')
  return name ? `${name} (${customer.email})` : customer.email
}
