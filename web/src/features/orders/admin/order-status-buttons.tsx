import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { OrderStatusButtons_OrderFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { orderName } from '../order-number.ts'
import { useSetOrderStatus } from './use-set-order-status.ts'

/** What each step is called on its button; another status is called by its own name. */
const steps: Record<string, string> = {
  processing: 'Mettre en cours',
  shipped: 'Marquer comme expédiée',
  delivered: 'Marquer comme livrée',
  cancelled: 'Annuler la commande',
}

interface OrderStatusButtonsProps {
  order: FragmentType<typeof OrderStatusButtons_OrderFragmentDoc>
  reload: () => Promise<unknown>
}

/** The steps that an order may take now; cancelling is asked about, for there is no way back. */
export function OrderStatusButtons({ reload, ...props }: OrderStatusButtonsProps) {
  const { id, allowedStatuses } = readFragment(OrderStatusButtons_OrderFragmentDoc, props.order)
  const setStatus = useSetOrderStatus(id, reload)
  const { isBusy, run } = useOneAtATime()
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
