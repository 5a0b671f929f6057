import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { formatCount } from '../../../lib/format-count.ts'
import { activitySeries } from './activity-series.ts'

interface ActivityTooltipProps {
  /** The hour or day that is pointed at, if one is. */
  count: { startsAt: string; views: number; clicks: number } | undefined
  nameOf: (startsAt: string) => string
}

/** The numbers of what the pointer is over in the chart. */
export function ActivityTooltip({ count, nameOf }: ActivityTooltipProps) {
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
