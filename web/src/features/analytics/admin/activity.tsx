import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { lazy, Suspense, useState } from 'react'
import { Activity_SummaryFragmentDoc } from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { formatCount } from '../../../lib/format-number.ts'
import { DataTable } from '../../../ui/admin/data-table.tsx'
import { activitySeries, datesOf, isHourly } from './activity-series.ts'
import { AnalyticsPanel } from './analytics-panel.tsx'

// The drawing library is large: numbers do not wait for it, and other tabs do not load it.
const ActivityChart = lazy(async () => ({ default: (await import('./activity-chart.tsx')).ActivityChart }))

/** Views and clicks over the period: drawn, and as a table, which screen readers always have. */
export function Activity(props: { summary: FragmentType<typeof Activity_SummaryFragmentDoc> }) {
  const { activity } = readFragment(Activity_SummaryFragmentDoc, props.summary)
  const [isTableShown, setTableShown] = useState(false)
  const isByHour = isHourly(activity)
  const dates = datesOf(isByHour)
  const caption = isByHour ? 'Pages vues et clics par heure' : 'Pages vues et clics par jour'
  const isQuiet = activity.every(({ views, clicks }) => views + clicks === 0)
  return (
    <AnalyticsPanel
      title="Évolution"
      note={`${caption}\u202f; ${isByHour ? 'l’heure en cours n’est pas finie' : 'aujourd’hui n’est pas fini'}.`}
      action={
        <Button
          variant="outline"
          size="sm"
          px="4"
          aria-expanded={isTableShown}
          onClick={() => setTableShown(!isTableShown)}
        >
          {isTableShown ? 'Masquer les chiffres' : 'Afficher les chiffres'}
        </Button>
      }
    >
      {isQuiet ? (
        <Text color="fg.muted">
          Rien à tracer pour l’instant{'\u00a0'}: ni page vue ni clic sur cette période.
        </Text>
      ) : (
        <>
          <ActivityLegend />
          <Suspense fallback={<Skeleton h="72" rounded="lg" aria-hidden />}>
            <ActivityChart activity={[...activity]} />
          </Suspense>
        </>
      )}
      <Box position="relative" mt={isTableShown ? '4' : undefined}>
        <DataTable
          caption={caption}
          columns={[
            { label: isByHour ? 'Heure' : 'Jour', show: ({ startsAt }) => dates.whole(startsAt) },
            { label: 'Pages vues', show: ({ views }) => formatCount(views), isNumber: true },
            { label: 'Clics', show: ({ clicks }) => formatCount(clicks), isNumber: true },
          ]}
          rows={activity}
          keyOf={({ startsAt }) => startsAt}
          srOnly={!isTableShown}
          maxH="96"
        />
      </Box>
    </AnalyticsPanel>
  )
}

/** Which line of the chart is which: by colour and by stroke. */
function ActivityLegend() {
  return (
    <Flex gap="5" mb="3" textStyle="sm" color="fg.muted" aria-hidden>
      {activitySeries.map(({ name, label, color, dashes }) => (
        <Flex key={name} align="center" gap="2">
          <chakra.span
            w="6"
            borderTopWidth="2px"
            borderTopStyle={dashes ? 'dashed' : 'solid'}
            borderColor={color}
          />
          {label}
        </Flex>
      ))}
    </Flex>
  )
}
