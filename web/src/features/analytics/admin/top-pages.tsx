import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { TopPages_SummaryFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { counted } from '../../../lib/format-count.ts'
import { AnalyticsPanel } from './analytics-panel.tsx'
import { CountList } from './count-list.tsx'

/** The pages on which most happened, by the names that the collection gives them. */
export function TopPages(props: { summary: FragmentType<typeof TopPages_SummaryFragmentDoc> }) {
  const { topPages } = readFragment(TopPages_SummaryFragmentDoc, props.summary)
  const rows = topPages.map(({ pageName, count }) => ({
    key: pageName,
    label: pageName,
    count,
    text: counted(count, 'interaction', 'interactions'),
  }))
  return (
    <AnalyticsPanel title="Pages les plus visitées">
      <CountList rows={rows} empty="Aucune page n’a encore été visitée sur cette période." />
    </AnalyticsPanel>
  )
}
