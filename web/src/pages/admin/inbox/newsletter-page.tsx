import { Badge } from '@chakra-ui/react/badge'
import { SavedViews } from '../../../features/views/admin/saved-views.tsx'
import {
  InboxNewsletterDocument,
  type InboxNewsletterQuery,
  type NewsletterState,
} from '../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { useIdentityFirst } from '../../../graphql/use-identity-first.ts'
import { adminList, choiceParam, partOf, useListUrl } from '../../../lib/list/list-url.ts'
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx'
import { ExportLink } from '../../../ui/admin/export-link.tsx'
import { ListScreen } from '../../../ui/admin/list-screen.tsx'
import type { Choice } from '../../../ui/admin/phone/list-filters.tsx'
import { DateText } from '../../../ui/display/date-text.tsx'

const pageSize = 50

const states: Choice<NewsletterState>[] = [
  { value: 'CONFIRMED', label: 'Confirmée' },
  { value: 'PENDING', label: 'À confirmer' },
  { value: 'LEFT', label: 'Désinscrite' },
]

const list = adminList({
  state: choiceParam<NewsletterState>({ CONFIRMED: 'confirmes', PENDING: 'en-attente', LEFT: 'partis' }),
})

type Subscriber = InboxNewsletterQuery['newsletterSubscribers']['items'][number]

const columns: Column<Subscriber>[] = [
  { label: 'E-mail', show: ({ email }) => email },
  {
    label: 'État',
    show: (subscriber) => (
      <Badge variant={subscriber.state === 'CONFIRMED' ? 'solid' : 'outline'}>
        {states.find(({ value }) => value === subscriber.state)?.label}
      </Badge>
    ),
  },
  { label: 'Inscription', show: ({ createdAt }) => <DateText date={createdAt} /> },
  { label: 'Confirmation', show: ({ confirmedAt }) => confirmedAt && <DateText date={confirmedAt} /> },
  { label: 'Dernier changement', show: ({ changedAt }) => <DateText date={changedAt} /> },
]

/** The addresses of the newsletter; only confirmed ones may be written to. */
export function NewsletterPage() {
  const url = useListUrl(list)
  const identityFirst = useIdentityFirst()
  const { state, page } = url.params
  const search = url.params.search || undefined
  const { data, isStale, ...query } = useAdminQuery(InboxNewsletterDocument, {
    maxAgeMs: 0,
    variables: { search, state: state ?? undefined, ...partOf(page, pageSize) },
  })
  const result = data?.newsletterSubscribers
  return (
    <ListScreen
      views={<SavedViews list="NEWSLETTER" />}
      url={url}
      query={query}
      totalCount={result?.totalCount}
      pageSize={pageSize}
      noun={['adresse', 'adresses']}
      search={{ label: 'Rechercher une adresse' }}
      filters={[{ name: 'state', label: 'État', all: 'Tous', options: states }]}
      actions={
        <ExportLink
          before={identityFirst}
          href="/api/admin/newsletter/export.csv"
          filters={{ q: search, state: state ?? undefined }}
        />
      }
      empty={{ title: 'Aucune adresse', description: 'Les inscriptions à la newsletter arrivent ici.' }}
    >
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
    </ListScreen>
  )
}
