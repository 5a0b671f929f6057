import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { OrderStatusButtons } from '../../../features/orders/admin/order-status-buttons.tsx'
import { OrderDetails } from '../../../features/orders/order-details.tsx'
import { OrderDetailsSkeleton } from '../../../features/orders/order-details-skeleton.tsx'
import { orderName } from '../../../features/orders/order-number.ts'
import { InboxOrderDocument } from '../../../graphql/generated/graphql.ts'
import { RecordError } from '../../../ui/admin/record-error.tsx'
import { SideDrawer } from '../../../ui/admin/side-drawer.tsx'
import { useAdminRecord } from '../use-admin-record.ts'
import { customerName } from './customer-name.ts'

/** The order that the URL names, whose it is, and its next steps. */
export function OrderDrawer({ fiche, onClose }: { fiche: string; onClose: () => void }) {
  const { data, error, retry, refetch } = useAdminRecord(InboxOrderDocument, {
    variables: { id: fiche },
    skip: fiche === '',
    fetchPolicy: 'cache-and-network',
  })
  if (fiche === '') return null
  const found = data?.adminOrder
  return (
    <SideDrawer title={orderName(fiche)} onClose={onClose}>
      {found && (
        <Stack gap="6">
          <Text overflowWrap="anywhere">{customerName(found.customer)}</Text>
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
