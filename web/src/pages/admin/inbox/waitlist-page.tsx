import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { X } from 'lucide-react'
import { WaitlistDemand } from '../../../features/engagement/admin/waitlist-demand.tsx'
import { WaitlistTable } from '../../../features/engagement/admin/waitlist-table.tsx'
import { InboxWaitlistDocument } from '../../../graphql/generated/graphql.ts'
import { normaliseText } from '../../../lib/normalise-text.ts'
import { useListUrl } from '../../../lib/use-list-url.ts'
import { ExportLink } from '../../../ui/admin/export-link.tsx'
import { ListEnd } from '../../../ui/admin/list-end.tsx'
import { ListSummary } from '../../../ui/admin/list-summary.tsx'
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useAdminQuery } from '../use-admin-query.ts'

const pageSize = 50

/** Who waits for the opening of sales, and for which products. */
export function WaitlistPage() {
  const url = useListUrl()
  const productId = /^[1-9]\d{0,8}$/.test(url.get('produit')) ? url.get('produit') : undefined
  const search = normaliseText(url.get('q')) || undefined
  const {
    data: result,
    isStale,
    error,
    retry,
  } = useAdminQuery(InboxWaitlistDocument, {
    maxAgeMs: 0,
    variables: {
      search,
      productId,
      limit: pageSize,
      offset: (url.page - 1) * pageSize,
    },
  })
  if (error && !result) return <ErrorState onRetry={retry} />
  return (
    <Stack gap="5">
      <WaitlistDemand
        demand={result?.waitlistDemand ?? []}
        hrefFor={(produit) => url.hrefWith({ produit, page: 1 })}
      />
      <ListToolbar url={url} searchLabel="Rechercher une personne" />
      <ListSummary count={result?.waitlistEntries.totalCount} one="personne" many="personnes">
        {productId && (
          <Button variant="ghost" onClick={() => url.change({ produit: '' })}>
            <X aria-hidden />
            Tous les produits
          </Button>
        )}
        <ExportLink href="/api/admin/waitlist/export.csv" filters={{ q: search, productId }} />
      </ListSummary>
      {result?.waitlistEntries.totalCount !== 0 && (
        <WaitlistTable entries={result?.waitlistEntries.items} isStale={isStale} />
      )}
      <ListEnd
        url={url}
        pageSize={pageSize}
        totalCount={result?.waitlistEntries.totalCount}
        empty={{
          title: 'Personne sur la liste d’attente',
          description: 'Les inscriptions faites depuis le panier arrivent ici.',
        }}
      />
    </Stack>
  )
}
