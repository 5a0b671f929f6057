import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { TopElements_SummaryFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { counted } from '../../../lib/format-count.ts'
import { AnalyticsPanel } from './analytics-panel.tsx'
import { CountList } from './count-list.tsx'

/** What is clicked most, by what it says or else by its id. */
export function TopElements(props: { summary: FragmentType<typeof TopElements_SummaryFragmentDoc> }) {
  const { topElements } = readFragment(TopElements_SummaryFragmentDoc, props.summary)
  const rows = topElements.map(({ elementId, elementText, count }) => ({
    key: JSON.stringify([elementId, elementText]),
    label: elementText || elementId || 'Élément sans nom',
    // An id that stands as the name already is not told twice.
    detail: elementText ? elementId : null,
    count,
    text: counted(count, 'clic', 'clics'),
  }))
  return (
    <AnalyticsPanel title="Éléments les plus cliqués">
      <CountList rows={rows} empty="Aucun clic n’a encore été compté sur cette période." />
    </AnalyticsPanel>
  )
}
