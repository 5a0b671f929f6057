import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { DailyActivity_SummaryFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { counted } from '../../../lib/format-count.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { AnalyticsPanel } from './analytics-panel.tsx'
import { CountList } from './count-list.tsx'

/** Days that are shown of the thirty that the title speaks of (spec, section 2). */
const shownDays = 7

/** The clicks of the last days, newest first, whatever the period. */
export function DailyActivity(props: { summary: FragmentType<typeof DailyActivity_SummaryFragmentDoc> }) {
  const { dailyStats } = readFragment(DailyActivity_SummaryFragmentDoc, props.summary)
  const days = dailyStats.slice(0, shownDays)
  const isQuiet = days.every(({ clicks }) => clicks === 0)
  const rows = days.map(({ date, clicks }) => ({
    key: date,
    label: <DateText date={date} />,
    count: clicks,
    text: counted(clicks, 'clic', 'clics'),
  }))
  return (
    <AnalyticsPanel
      title="Activité quotidienne (30 derniers jours)"
      note={isQuiet ? 'Aucun clic ces derniers jours.' : 'Les sept plus récents.'}
    >
      <CountList rows={rows} empty="Aucun jour n’a encore été compté." />
    </AnalyticsPanel>
  )
}
