import { useMutation } from '@apollo/client/react'
import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import {
  type WaitlistTable_EntryFragment as EntryFacts,
  MarkWaitlistNotifiedDocument,
  WaitlistTable_EntryFragmentDoc,
} from '../../../graphql/generated/graphql.ts'
import { useAdminChange } from '../../../graphql/use-admin-change.ts'
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx'
import { DateText } from '../../../ui/date-text.tsx'

interface WaitlistTableProps {
  entries: readonly FragmentType<typeof WaitlistTable_EntryFragmentDoc>[] | undefined
  isStale: boolean
}

/** Who waits for the opening, and for what; each can be noted as told of it. */
export function WaitlistTable({ isStale, ...props }: WaitlistTableProps) {
  const entries = readFragment(WaitlistTable_EntryFragmentDoc, props.entries)
  const change = useAdminChange()
  const [mark] = useMutation(MarkWaitlistNotifiedDocument, {
    // It counts those who still wait to be told.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'waitlistDemand' }),
  })
  const setNotified = (id: string, notified: boolean) =>
    void change(() => mark({ variables: { ids: [id], notified } }), 'Inscription mise à jour')
  const columns: Column<EntryFacts>[] = [
    { label: 'Nom', show: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { label: 'Email', show: ({ email }) => email },
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
          onClick={() => setNotified(id, !notified)}
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
    />
  )
}
