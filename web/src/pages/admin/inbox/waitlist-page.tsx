import { Button } from '@chakra-ui/react/button'
import { X } from 'lucide-react'
import { listedProducts } from '../../../../../api/src/features/overview/overview-limits.rules.ts'
import { WaitlistDemand } from '../../../features/engagement/admin/waitlist-demand.tsx'
import { WaitlistTable } from '../../../features/engagement/admin/waitlist-table.tsx'
import { SavedViews } from '../../../features/views/admin/saved-views.tsx'
import { InboxWaitlistDocument } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { useIdentityFirst } from '../../../graphql/use-identity-first.ts'
import {
  adminList,
  choiceParam,
  idParam,
  instantParam,
  partOf,
  useListUrl,
} from '../../../lib/list/list-url.ts'
import { ExportLink } from '../../../ui/admin/export-link.tsx'
import { ListScreen } from '../../../ui/admin/list-screen.tsx'
import { DateTimeText } from '../../../ui/display/date-text.tsx'

const pageSize = 50

const list = adminList({
  product: idParam,
  /** Products out of stock alone, and who waits for them. */
  state: choiceParam({ OUT_OF_STOCK: 'rupture' }),
  since: instantParam,
})

/** Who waits for the opening of sales, and for which products. */
export function WaitlistPage() {
  const url = useListUrl(list)
  const identityFirst = useIdentityFirst()
  const search = url.params.search || undefined
  const productId = url.params.product ?? undefined
  const since = url.params.since ?? undefined
  const outOfStock = url.params.state === 'OUT_OF_STOCK'
  const { data, isStale, ...query } = useAdminQuery(InboxWaitlistDocument, {
    maxAgeMs: 0,
    variables: {
      ...{ search, productId, since, outOfStock },
      // All that are missing, where those are asked for; else the first.
      products: outOfStock ? listedProducts : 10,
      ...partOf(url.params.page, pageSize),
    },
  })
  const entries = data?.waitlistEntries
  return (
    <ListScreen
      views={<SavedViews list="WAITLIST" />}
      url={url}
      query={query}
      totalCount={entries?.totalCount}
      pageSize={pageSize}
      noun={['personne', 'personnes']}
      search={{ label: 'Rechercher une personne' }}
      filters={[
        {
          name: 'state',
          label: 'Demande',
          all: 'Tous les produits',
          options: [{ value: 'OUT_OF_STOCK', label: 'En rupture' }],
        },
      ]}
      lead={
        <WaitlistDemand
          demand={data?.waitlistDemand ?? []}
          hrefFor={(product) => url.hrefWith({ product, page: 1 })}
        />
      }
      actions={
        <>
          {since && (
            <Button variant="ghost" onClick={() => url.change({ since: null })}>
              <X aria-hidden />
              <span>
                Inscrits depuis le <DateTimeText date={since} />
              </span>
            </Button>
          )}
          {productId && (
            <Button variant="ghost" onClick={() => url.change({ product: null })}>
              <X aria-hidden />
              Tous les produits
            </Button>
          )}
          <ExportLink
            before={identityFirst}
            href="/api/admin/waitlist/export.csv"
            filters={{ q: search, productId, since, outOfStock: outOfStock ? 'true' : undefined }}
          />
        </>
      }
      empty={{
        title: 'Personne sur la liste d’attente',
        description: 'Les inscriptions faites depuis le panier arrivent ici.',
      }}
    >
      {entries?.totalCount !== 0 && <WaitlistTable entries={entries?.items} isStale={isStale} />}
    </ListScreen>
  )
}
