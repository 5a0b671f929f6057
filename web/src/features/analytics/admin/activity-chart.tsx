import { Chart, useChart } from '@chakra-ui/charts'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCount } from '../../../lib/format-number.ts'
import { activitySeries, datesOf, isHourly } from './activity-series.ts'

interface ActivityChartProps {
  activity: { startsAt: string; views: number; clicks: number }[]
}

const short = new Intl.NumberFormat('fr-FR', { notation: 'compact' })

/** Views and clicks over time, as lines; screen readers have the table beside it. It is never animated. */
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

interface ActivityTooltipProps {
  /** The hour or day that is pointed at, if one is. */
  count: { startsAt: string; views: number; clicks: number } | undefined
  nameOf: (startsAt: string) => string
}

/** The numbers of what the pointer is over in the chart. */
function ActivityTooltip({ count, nameOf }: ActivityTooltipProps) {
  if (!count) return null
  return (
    <Box
      bg="bg.panel"
      rounded="md"
      borderWidth="1px"
      borderColor="border"
      shadow="soft"
      px="3"
      py="2"
      textStyle="xs"
    >
      <Text fontWeight="semibold" mb="1">
        {nameOf(count.startsAt)}
      </Text>
      {activitySeries.map(({ name, label, color }) => (
        <Flex key={name} justify="space-between" gap="4">
          <Text as="span" color={color}>
            {label}
          </Text>
          <Text as="span" fontVariantNumeric="tabular-nums">
            {formatCount(count[name])}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
