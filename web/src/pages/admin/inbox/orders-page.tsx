import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { orderStatusWords } from '../../../../../api/src/features/orders/order-status.rules.ts'
import { OrderStatusBadge, orderName } from '../../../features/orders/order-labels.tsx'
import { SavedViews } from '../../../features/views/admin/saved-views.tsx'
import { InboxOrdersDocument, type InboxOrdersQuery } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { useIdentityFirst } from '../../../graphql/use-identity-first.ts'
import { adminList, choiceParam, partOf, useListUrl } from '../../../lib/list/list-url.ts'
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx'
import { ExportLink } from '../../../ui/admin/export-link.tsx'
import { ListScreen } from '../../../ui/admin/list-screen.tsx'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { customerName, OrderDrawer } from './order-drawer.tsx'

const pageSize = 25

type Row = InboxOrdersQuery['adminOrders']['items'][number]

const statuses = Object.entries(orderStatusWords).map(([value, label]) => ({ value, label }))

/** What the address calls a status is what the API calls it. */
const list = adminList({
  status: choiceParam(Object.fromEntries(Object.keys(orderStatusWords).map((status) => [status, status]))),
})

/** Every order, the newest first; each with its details and its next steps. */
export function OrdersPage() {
  const url = useListUrl(list)
  const identityFirst = useIdentityFirst()
  const { page, record } = url.params
  const search = url.params.search || undefined
  const status = url.params.status ?? undefined
  const { data, isStale, ...query } = useAdminQuery(InboxOrdersDocument, {
    maxAgeMs: 0,
    variables: { search, status, ...partOf(page, pageSize) },
  })
  const columns: Column<Row>[] = [
    {
      label: 'Commande',
      show: ({ order }) => (
        // A line is 44 px high for a finger.
        <chakra.span
          fontWeight="semibold"
          textDecoration="underline"
          whiteSpace="nowrap"
          css={{ '& a': { paddingBlock: '3' } }}
        >
          <Link to={url.hrefWith({ record: order.id })} preventScrollReset>
            {orderName(order.id)}
          </Link>
        </chakra.span>
      ),
    },
    { label: 'Date', show: ({ order }) => <DateTimeText date={order.createdAt} /> },
    { label: 'Client', show: customerName },
    { label: 'Statut', show: ({ order }) => <OrderStatusBadge status={order.status} /> },
    { label: 'Total', isNumber: true, show: ({ order }) => <Price amount={order.total} /> },
  ]
  const result = data?.adminOrders
  return (
    <ListScreen
      views={<SavedViews list="ORDERS" />}
      url={url}
      query={query}
      totalCount={result?.totalCount}
      pageSize={pageSize}
      noun={['commande', 'commandes']}
      search={{ label: 'Rechercher une commande', placeholder: 'Numéro ou e-mail' }}
      filters={[{ name: 'status', label: 'Statut', all: 'Tous', options: statuses }]}
      actions={
        <ExportLink
          before={identityFirst}
          href="/api/admin/orders/export.csv"
          filters={{ q: search, status }}
        />
      }
      empty={{ title: 'Aucune commande', description: 'Les commandes passées arrivent ici.' }}
      dialogs={<OrderDrawer id={record} onClose={() => url.change({ record: '' })} />}
    >
      {result?.totalCount !== 0 && (
        <DataTable
          caption="Commandes"
          columns={columns}
          rows={result?.items}
          keyOf={({ order }) => order.id}
          isStale={isStale}
          stacksBelow="md"
        />
      )}
    </ListScreen>
  )
}
