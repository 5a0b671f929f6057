import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import {
  OrderStatusButtons_OrderFragmentDoc,
  SetOrderStatusDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { orderName } from '../order-labels.tsx'

interface OrderStatusButtonsProps {
  order: FragmentType<typeof OrderStatusButtons_OrderFragmentDoc>
  reload: () => Promise<unknown>
}

/** The steps that an order may take now; cancelling is asked about, for there is no way back. */
export function OrderStatusButtons({ reload, ...props }: OrderStatusButtonsProps) {
  const { id, allowedStatuses } = readFragment(OrderStatusButtons_OrderFragmentDoc, props.order)
  const setStatus = useSetOrderStatus(id, reload)
  const { isBusy, run } = usePending()
  const [isAsking, setAsking] = useState(false)
  const take = (status: string) =>
    void run(async () => {
      await setStatus(status)
      setAsking(false)
    })
  if (allowedStatuses.length === 0)
    return <Text color="fg.muted">Cette commande est close&nbsp;: son statut ne change plus.</Text>
  return (
    <Flex gap="3" wrap="wrap" role="group" aria-label="Faire avancer la commande">
      {allowedStatuses.map((status) => (
        <Button
          key={status}
          variant={status === 'cancelled' ? 'outline' : 'solid'}
          colorPalette={status === 'cancelled' ? 'danger' : undefined}
          aria-disabled={isBusy}
          onClick={() => (status === 'cancelled' ? setAsking(true) : take(status))}
        >
          {steps[status] ?? status}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Annuler la ${orderName(id).toLowerCase()}\u202f?`}
        confirmLabel="Annuler la commande"
        cancelLabel="Revenir"
        isBusy={isBusy}
        onConfirm={() => take('cancelled')}
        onCancel={() => setAsking(false)}
      >
        Une commande annulée ne peut plus être reprise. Son contenu et son historique sont conservés.
      </ConfirmDialog>
    </Flex>
  )
}

/** Which lists it belongs to now, only the server knows. */
const forgetOrderLists = (cache: ApolloCache) =>
  void cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminOrders' })

/**
 * Moves this order on. Somebody else may have been faster: the order is then asked for again.
 * @param reload asks the server for the order again.
 */
function useSetOrderStatus(id: string, reload: () => Promise<unknown>) {
  const { cache } = useApolloClient()
  const [set] = useAdminAction(SetOrderStatusDocument, {
    update: forgetOrderLists,
    success: 'Statut mis à jour',
  })
  return async (status: string): Promise<void> => {
    const outcome = await set({ id, status })
    if ('done' in outcome || outcome.refusal.code !== 'CONFLICT') return
    forgetOrderLists(cache)
    // When it cannot be loaded now, the next try meets the same conflict and loads it again.
    await reload().catch(() => {})
  }
}

/** What each step is called on its button; another status is called by its own name. */
const steps: Record<string, string> = {
  processing: 'Mettre en cours',
  shipped: 'Marquer comme expédiée',
  delivered: 'Marquer comme livrée',
  cancelled: 'Annuler la commande',
}
