import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
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
      show: ({ products }) => (products.length > 0 ? <Wanted products={products} /> : 'Aucun en particulier'),
    },
    { label: 'Inscription', show: ({ createdAt }) => <DateText date={createdAt} /> },
    {
      label: 'Prévenu',
      show: ({ id, email, notified }) => (
        <chakra.label
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="11"
          pe="2"
          cursor="pointer"
          css={{ '& input': { accentColor: '{colors.accent.solid}' } }}
        >
          <chakra.input
            type="checkbox"
            boxSize="5"
            // Begins with the word that is seen: whoever speaks to the computer says it.
            aria-label={`${notified ? 'Oui' : 'Non'}, ${email} prévenu de l’ouverture`}
            checked={notified}
            onChange={() => markNotified(id, !notified)}
          />
          <span aria-hidden>{notified ? 'Oui' : 'Non'}</span>
        </chakra.label>
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

/** The products that somebody waits for, each as the shop shows it. */
function Wanted({ products }: { products: readonly { id: string; name: string }[] }) {
  return products.map(({ id, name }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <chakra.span asChild textDecoration="underline">
        <Link
          to={paths.product(id, name)}
          target="_blank"
          title="Voir dans la boutique"
          aria-label={`${name}, voir dans la boutique (nouvel onglet)`}
        >
          {name}
        </Link>
      </chakra.span>
    </Fragment>
  ))
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
