import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import {
  MarkWaitlistNotifiedDocument,
  type WaitlistTable_EntryFragment,
  WaitlistTable_EntryFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx'
import { DateText } from '../../../ui/display/date-text.tsx'

interface WaitlistTableProps {
  entries: readonly FragmentType<typeof WaitlistTable_EntryFragmentDoc>[] | undefined
  isStale: boolean
}

/** The entries of the waitlist with their products; each can be marked as notified. */
export function WaitlistTable({ isStale, ...props }: WaitlistTableProps) {
  const entries = readFragment(WaitlistTable_EntryFragmentDoc, props.entries)
  const markNotified = useMarkNotified()
  const columns: Column<WaitlistTable_EntryFragment>[] = [
    { label: 'Nom', show: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { label: 'E-mail', show: ({ email }) => email },
    {
      label: 'Produits',
      show: ({ products }) => products.map(({ name }) => name).join(', ') || 'Aucun en particulier',
    },
    { label: 'Inscription', show: ({ createdAt }) => <DateText date={createdAt} /> },
    {
      label: 'Prévenu',
      show: ({ id, email, notified }) => (
        <Button
          variant="ghost"
          size="sm"
          px="2"
          // Begins with the word that is seen: whoever speaks to the computer says it.
          aria-label={`${notified ? 'Oui' : 'Non'}, ${email} prévenu de l’ouverture`}
          onClick={() => markNotified(id, !notified)}
        >
          {notified ? <Badge bg="bg.plant">Oui</Badge> : <Badge variant="outline">Non</Badge>}
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      caption="Liste d’attente"
      columns={columns}
      rows={entries ?? undefined}
      keyOf={({ id }) => id}
      isStale={isStale}
      stacksBelow="lg"
    />
  )
}

/** Marks whether somebody has been notified of the opening. */
function useMarkNotified(): (id: string, notified: boolean) => void {
  const [mark] = useAdminAction(MarkWaitlistNotifiedDocument, {
    // The demand counts those who are not notified yet.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'waitlistDemand' }),
    success: 'Inscription mise à jour',
  })
  return (id, notified) => void mark({ ids: [id], notified })
}
