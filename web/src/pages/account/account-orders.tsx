import { useState } from 'react'
import { OrderDetailsDrawer } from '../../features/orders/order-details-drawer.tsx'
import { MoreOrders, NoOrders, OrderList, OrderListSkeleton } from '../../features/orders/order-list.tsx'
import { useFreshQuery } from '../../graphql/freshness.ts'
import {
  AccountOrderDetailsDocument,
  AccountOrdersDocument,
} from '../../graphql/generated/further/graphql.ts'
import { useQuerySessionEnded } from '../../graphql/session-ended.ts'
import { useLoadMore } from '../../graphql/use-load-more.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

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

/** Orders in one part of the list. */
const pageSize = 10

/** Cached orders at once, and a request at each visit: a status may have changed. */
const firstPart = { maxAgeMs: 0, variables: { limit: pageSize, offset: 0 } }

/** One's own orders, newest first, and the way to older ones. */
function useAccountOrders() {
  const { error, retry, ...query } = useFreshQuery(AccountOrdersDocument, firstPart)
  const { loadMore, isLoadingMore } = useLoadMore(query, ({ orders }) => orders.items)
  const [firstAdded, setFirstAdded] = useState<string>()
  useQuerySessionEnded(error)

  const showMore = () => void loadMore().then(([first]) => setFirstAdded(first?.id))
  return { page: query.data?.orders, error, retry, firstAdded, isLoadingMore, showMore }
}

/** The details of the chosen order; asked for only once one is chosen (specification, section 2). */
function AccountOrderDetails({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, previousData, error, retry } = useFreshQuery(AccountOrderDetailsDocument, {
    maxAgeMs: 0,
    variables: { id: id ?? '' },
    skip: id === null,
  })
  useQuerySessionEnded(error)
  // While the drawer closes it keeps its content.
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
