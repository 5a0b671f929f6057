import { useState } from 'react'
import { useSessionEnd } from '../features/accounts/use-session-end.ts'
import { NoOrders } from '../features/orders/no-orders.tsx'
import { OrderList } from '../features/orders/order-list.tsx'
import { OrderListSkeleton } from '../features/orders/order-list-skeleton.tsx'
import { useFreshQuery } from '../graphql/freshness.ts'
import { AccountOrdersDocument } from '../graphql/generated/graphql.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { AccountOrderDetails } from './account-order-details.tsx'

/** Known orders at once, the server behind them at each visit: a status may have changed. */
const maxAgeMs = 0

/** « Mes commandes » of the account page. */
export function AccountOrders() {
  const { data, error, refetch } = useFreshQuery(AccountOrdersDocument, { maxAgeMs })
  const [chosen, setChosen] = useState<string | null>(null)
  useSessionEnd(error)
  if (!data && error) return <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <OrderListSkeleton />
  if (data.orders.length === 0) return <NoOrders />
  return (
    <>
      <OrderList orders={data.orders} onDetails={setChosen} />
      <AccountOrderDetails id={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
