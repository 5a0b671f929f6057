import { Chart, useChart } from '@chakra-ui/charts'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { datesOf, isHourly } from './activity-dates.ts'
import { activitySeries } from './activity-series.ts'
import { ActivityTooltip } from './activity-tooltip.tsx'

interface ActivityChartProps {
  activity: { startsAt: string; views: number; clicks: number }[]
}

const short = new Intl.NumberFormat('fr-FR', { notation: 'compact' })

/** Views and clicks over time, as lines; what it shows is told by the table beside it. It never moves by itself. */
export function ActivityChart({ activity }: ActivityChartProps) {
  const chart = useChart({ data: activity })
  const dates = datesOf(isHourly(activity))
  return (
    <Chart.Root chart={chart} aspectRatio="auto" h="72" aria-hidden>
      <LineChart
        responsive
        data={chart.data}
        accessibilityLayer={false}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        style={{ width: '100%', height: '100%' }}
      >
        <CartesianGrid stroke={chart.color('border.muted')} vertical={false} />
        <XAxis
          dataKey="startsAt"
          tickFormatter={dates.short}
          tickLine={false}
          axisLine={false}
          tickMargin={8}
          interval="equidistantPreserveStart"
          minTickGap={32}
        />
        <YAxis
          width="auto"
          allowDecimals={false}
          tickFormatter={(value: number) => short.format(value)}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: chart.color('border.emphasized') }}
          content={({ active, payload }) => (
            <ActivityTooltip count={active ? payload[0]?.payload : undefined} nameOf={dates.whole} />
          )}
        />
        {activitySeries.map(({ name, color, dashes }) => (
          <Line
            key={name}
            dataKey={name}
            stroke={chart.color(color)}
            strokeDasharray={dashes}
            strokeWidth={2}
            dot={false}
            activeDot={{ r: 4 }}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </Chart.Root>
  )
}
