import { useSessionEnd } from '../features/accounts/use-session-end.ts'
import { OrderDetailsDrawer } from '../features/orders/order-details-drawer.tsx'
import { useFreshQuery } from '../graphql/freshness.ts'
import { AccountOrderDetailsDocument } from '../graphql/generated/graphql.ts'

/** The details of the chosen order; asked for only once one is chosen (spec, section 2). */
export function AccountOrderDetails({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, previousData, error, retry } = useFreshQuery(AccountOrderDetailsDocument, {
    maxAgeMs: 0,
    variables: { id: id ?? '' },
    skip: id === null,
  })
  useSessionEnd(error)
  // While the drawer slides away it still shows what it showed.
  const order = id === null ? previousData?.order : data?.order
  return (
    <OrderDetailsDrawer
      id={id}
      order={order}
      failed={!order && (error !== undefined || order === null)}
      onRetry={retry}
      onClose={onClose}
    />
  )
}
