import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { RecentEvents_EventFragment as EventFacts } from '../../../graphql/generated/graphql.ts'
import { DateTimeText } from '../../../ui/date-time-text.tsx'
import { eventLook } from './event-look.ts'

/** One thing that a visitor did: what, where, on what, when and who. Its texts come from browsers, and stay texts. */
export function RecentEvent({ event }: { event: EventFacts }) {
  const { eventType, pageName, elementId, elementText, userId, ipAddress, createdAt } = event
  const { word, colour } = eventLook(eventType)
  return (
    <Box
      as="li"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Flex justify="space-between" align="start" columnGap="4" rowGap="1" wrap="wrap">
        <Flex gap="2" align="center" minW="0" maxW="full">
          <Badge colorPalette={colour} maxW="40" flex="none">
            <chakra.bdi truncate>{word}</chakra.bdi>
          </Badge>
          <chakra.bdi fontWeight="medium" overflowWrap="anywhere" lineClamp={1} minW="0">
            {pageName}
          </chakra.bdi>
        </Flex>
        <chakra.span color="fg.muted" textStyle="xs" whiteSpace="nowrap">
          <DateTimeText date={createdAt} />
        </chakra.span>
      </Flex>
      {(elementText || elementId) && (
        <Box textStyle="sm" overflowWrap="anywhere" mt="1">
          {elementText && (
            <chakra.bdi display="block" lineClamp={2}>
              {elementText}
            </chakra.bdi>
          )}
          {elementId && (
            <chakra.bdi display="block" color="fg.muted" textStyle="xs" lineClamp={1}>
              {elementId}
            </chakra.bdi>
          )}
        </Box>
      )}
      <Box color="fg.muted" textStyle="xs" overflowWrap="anywhere" mt="1">
        <bdi>{userId ?? 'Utilisateur anonyme'}</bdi>
        {' · IP\u00a0: '}
        <bdi>{ipAddress ?? 'inconnue'}</bdi>
      </Box>
    </Box>
  )
}
