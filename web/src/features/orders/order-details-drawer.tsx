import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { useRef } from 'react'
import type { FragmentType } from '../../graphql/generated/fragment-masking.ts'
import type { OrderDetails_OrderFragmentDoc } from '../../graphql/generated/further/graphql.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { DrawerHeader } from '../../ui/layout/drawer-header.tsx'
import { drawerRecipe } from '../../ui/layout/overlay-recipes.ts'
import { BuyAgain } from './buy-again.tsx'
import { OrderDetails, OrderDetailsSkeleton } from './order-details.tsx'
import { orderName } from './order-labels.tsx'

interface OrderDetailsDrawerProps {
  /** The chosen order; null closes. */
  id: string | null
  order: FragmentType<typeof OrderDetails_OrderFragmentDoc> | null | undefined
  failed: boolean
  onRetry: () => void
  onClose: () => void
}

/** The dialog of one order: from the side on a desk, from below on a phone. */
export function OrderDetailsDrawer({ id, order, failed, onRetry, onClose }: OrderDetailsDrawerProps) {
  const shown = useRef(id)
  if (id !== null) shown.current = id
  const content = () => {
    if (order)
      return (
        <OrderDetails
          order={order}
          action={(itemCount) => <BuyAgain orderId={shown.current ?? ''} itemCount={itemCount} />}
        />
      )
    if (!failed) return <OrderDetailsSkeleton />
    return (
      <ErrorState
        title="Détails indisponibles"
        description="Impossible de charger les détails de la commande."
        onRetry={onRetry}
      />
    )
  }
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      size={{ base: 'full', md: 'md' }}
      placement={{ base: 'bottom', md: 'end' }}
      open={id !== null}
      onOpenChange={(change) => !change.open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner data-private>
          <Drawer.Content h={{ base: '90dvh', md: 'auto' }} roundedTop={{ base: '2xl', md: 'none' }}>
            <DrawerHeader title={orderName(shown.current ?? '')} closeLabel="Fermer les détails" />
            <Drawer.Body pb="8" overscrollBehavior="contain" tabIndex={0}>
              {content()}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
