import { Badge } from '@chakra-ui/react/badge'
import { Button } from '@chakra-ui/react/button'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import {
  type WaitlistTable_EntryFragment as EntryFacts,
  WaitlistTable_EntryFragmentDoc,
} from '../../../graphql/generated/graphql.ts'
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx'
import { DateText } from '../../../ui/date-text.tsx'
import { useMarkNotified } from './use-mark-notified.ts'

interface WaitlistTableProps {
  entries: readonly FragmentType<typeof WaitlistTable_EntryFragmentDoc>[] | undefined
  isStale: boolean
}

/** Who waits for the opening, and for what; each can be noted as told of it. */
export function WaitlistTable({ isStale, ...props }: WaitlistTableProps) {
  const entries = readFragment(WaitlistTable_EntryFragmentDoc, props.entries)
  const markNotified = useMarkNotified()
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
