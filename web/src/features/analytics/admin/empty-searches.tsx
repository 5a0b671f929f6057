import { Link as TextLink } from '@chakra-ui/react/link'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { EmptySearches_SummaryFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { counted } from '../../../lib/format-count.ts'
import { AnalyticsPanel } from './analytics-panel.tsx'
import { CountList } from './count-list.tsx'

/** What was searched for and not found: what the shop might sell next. Each leads to that search in the shop. */
export function EmptySearches(props: { summary: FragmentType<typeof EmptySearches_SummaryFragmentDoc> }) {
  const { emptySearches } = readFragment(EmptySearches_SummaryFragmentDoc, props.summary)
  const rows = emptySearches.map(({ term, count }) => ({
    key: term,
    label: (
      <TextLink asChild variant="underline">
        {/* Looking into it is no search of a visitor. */}
        <Link to={paths.products({ search: term })} state={{ isUncounted: true }}>
          {term}
        </Link>
      </TextLink>
    ),
    count,
    text: counted(count, 'recherche', 'recherches'),
  }))
  return (
    <AnalyticsPanel title="Recherches sans résultat">
      <CountList rows={rows} empty="Aucune recherche n’est restée sans réponse sur cette période." />
    </AnalyticsPanel>
  )
}
