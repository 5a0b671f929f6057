import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { activitySeries } from './activity-series.ts'

/** Which line of the chart is which: by colour and by stroke. */
export function ActivityLegend() {
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
