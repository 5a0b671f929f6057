import { Badge } from '@chakra-ui/react/badge'
import { Stack } from '@chakra-ui/react/stack'
import {
  InboxNewsletterDocument,
  type InboxNewsletterQuery,
  type NewsletterState,
} from '../../../graphql/generated/graphql.ts'
import { normaliseText } from '../../../lib/normalise-text.ts'
import { useListUrl } from '../../../lib/use-list-url.ts'
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx'
import { ExportLink } from '../../../ui/admin/export-link.tsx'
import { ListEnd } from '../../../ui/admin/list-end.tsx'
import { ListSummary } from '../../../ui/admin/list-summary.tsx'
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx'
import { DateText } from '../../../ui/date-text.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useAdminQuery } from '../use-admin-query.ts'

const pageSize = 50

const states: { slug: string; state: NewsletterState; label: string }[] = [
  { slug: 'confirmes', state: 'CONFIRMED', label: 'Confirmée' },
  { slug: 'en-attente', state: 'PENDING', label: 'À confirmer' },
  { slug: 'partis', state: 'LEFT', label: 'Désinscrite' },
]

type Subscriber = InboxNewsletterQuery['newsletterSubscribers']['items'][number]

const columns: Column<Subscriber>[] = [
  { label: 'Email', show: ({ email }) => email },
  {
    label: 'État',
    show: (subscriber) => (
      <Badge variant={subscriber.state === 'CONFIRMED' ? 'solid' : 'outline'}>
        {states.find(({ state }) => state === subscriber.state)?.label}
      </Badge>
    ),
  },
  { label: 'Inscription', show: ({ createdAt }) => <DateText date={createdAt} /> },
  { label: 'Confirmation', show: ({ confirmedAt }) => confirmedAt && <DateText date={confirmedAt} /> },
  { label: 'Dernier changement', show: ({ changedAt }) => <DateText date={changedAt} /> },
]

/** The addresses of the newsletter; only confirmed ones may be written to. */
export function NewsletterPage() {
  const url = useListUrl()
  const state = states.find(({ slug }) => slug === url.get('etat'))?.state
  const search = normaliseText(url.get('q')) || undefined
  const { data, isStale, error, retry } = useAdminQuery(InboxNewsletterDocument, {
    maxAgeMs: 0,
    variables: {
      search,
      state,
      limit: pageSize,
      offset: (url.page - 1) * pageSize,
    },
  })
  const result = data?.newsletterSubscribers
  if (error && !result) return <ErrorState onRetry={retry} />
  return (
    <Stack gap="5">
      <ListToolbar url={url} searchLabel="Rechercher une adresse">
        <SelectField label="État" value={url.get('etat')} onChange={(etat) => url.change({ etat })}>
          <option value="">Tous</option>
          {states.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </SelectField>
      </ListToolbar>
      <ListSummary count={result?.totalCount} one="adresse" many="adresses">
        <ExportLink href="/api/admin/newsletter/export.csv" filters={{ q: search, state }} />
      </ListSummary>
      {result?.totalCount !== 0 && (
        <DataTable
          caption="Adresses de la newsletter"
          columns={columns}
          rows={result?.items}
          keyOf={({ id }) => id}
          isStale={isStale}
          stacksBelow="md"
        />
      )}
      <ListEnd
        url={url}
        pageSize={pageSize}
        totalCount={result?.totalCount}
        empty={{ title: 'Aucune adresse', description: 'Les inscriptions à la newsletter arrivent ici.' }}
      />
    </Stack>
  )
}
