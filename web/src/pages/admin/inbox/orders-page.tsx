import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { orderStatusWords } from '../../../../../api/src/features/orders/order-status-words.rules.ts'
import { orderName } from '../../../features/orders/order-number.ts'
import { OrderStatusBadge } from '../../../features/orders/order-status-badge.tsx'
import { InboxOrdersDocument, type InboxOrdersQuery } from '../../../graphql/generated/graphql.ts'
import { normaliseText } from '../../../lib/normalise-text.ts'
import { useListUrl } from '../../../lib/use-list-url.ts'
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx'
import { ExportLink } from '../../../ui/admin/export-link.tsx'
import { ListEnd } from '../../../ui/admin/list-end.tsx'
import { ListSummary } from '../../../ui/admin/list-summary.tsx'
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx'
import { DateTimeText } from '../../../ui/date-time-text.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Price } from '../../../ui/price.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useAdminQuery } from '../use-admin-query.ts'
import { customerName } from './customer-name.ts'
import { OrderDrawer } from './order-drawer.tsx'

const pageSize = 25

type Row = InboxOrdersQuery['adminOrders']['items'][number]

/** Every order, the newest first; each with its details and its next steps. */
export function OrdersPage() {
  const url = useListUrl()
  const status = Object.hasOwn(orderStatusWords, url.get('statut')) ? url.get('statut') : undefined
  const search = normaliseText(url.get('q')) || undefined
  const { data, isStale, error, retry } = useAdminQuery(InboxOrdersDocument, {
    maxAgeMs: 0,
    variables: {
      search,
      status,
      limit: pageSize,
      offset: (url.page - 1) * pageSize,
    },
  })
  const columns: Column<Row>[] = [
    {
      label: 'Commande',
      show: ({ order }) => (
        <chakra.span fontWeight="semibold" textDecoration="underline" whiteSpace="nowrap">
          <Link to={url.hrefWith({ fiche: order.id })} preventScrollReset>
            {orderName(order.id)}
          </Link>
        </chakra.span>
      ),
    },
    { label: 'Date', show: ({ order }) => <DateTimeText date={order.createdAt} /> },
    { label: 'Client', show: ({ customer }) => customerName(customer) },
    { label: 'Statut', show: ({ order }) => <OrderStatusBadge status={order.status} /> },
    { label: 'Total', isNumber: true, show: ({ order }) => <Price amount={order.total} /> },
  ]
  const result = data?.adminOrders
  if (error && !result) return <ErrorState onRetry={retry} />
  return (
    <Stack gap="5">
      <ListToolbar url={url} searchLabel="Rechercher une commande" placeholder="Numéro ou e-mail">
        <SelectField label="Statut" value={status ?? ''} onChange={(statut) => url.change({ statut })}>
          <option value="">Tous</option>
          {Object.entries(orderStatusWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </ListToolbar>
      <ListSummary count={result?.totalCount} one="commande" many="commandes">
        <ExportLink href="/api/admin/orders/export.csv" filters={{ q: search, status }} />
      </ListSummary>
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
      <ListEnd
        url={url}
        pageSize={pageSize}
        totalCount={result?.totalCount}
        empty={{ title: 'Aucune commande', description: 'Les commandes passées arrivent ici.' }}
      />
      <OrderDrawer fiche={url.get('fiche')} onClose={() => url.change({ fiche: '' })} />
    </Stack>
  )
}
