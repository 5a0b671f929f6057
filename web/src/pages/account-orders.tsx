import { useState } from 'react'
import { MoreOrders } from '../features/orders/more-orders.tsx'
import { NoOrders } from '../features/orders/no-orders.tsx'
import { OrderList } from '../features/orders/order-list.tsx'
import { OrderListSkeleton } from '../features/orders/order-list-skeleton.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { AccountOrderDetails } from './account-order-details.tsx'
import { useAccountOrders } from './use-account-orders.ts'

/** « Mes commandes » of the account page. */
export function AccountOrders() {
  const { page, error, retry, firstAdded, isLoadingMore, showMore } = useAccountOrders()
  const [chosen, setChosen] = useState<string | null>(null)
  if (!page && error) return <ErrorState onRetry={retry} />
  if (!page) return <OrderListSkeleton />
  if (page.items.length === 0) return <NoOrders />
  return (
    <>
      <OrderList orders={page.items} focused={firstAdded} onDetails={setChosen} />
      <MoreOrders
        shown={page.items.length}
        total={page.totalCount}
        isLoading={isLoadingMore}
        onMore={showMore}
      />
      <AccountOrderDetails id={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
