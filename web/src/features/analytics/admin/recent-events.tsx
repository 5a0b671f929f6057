import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import {
  type RecentEvents_EventFragment,
  RecentEvents_EventFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { AnalyticsPanel } from './analytics-panel.tsx'
import { pageLabel } from './page-label.ts'

interface RecentEventsProps {
  events: readonly FragmentType<typeof RecentEvents_EventFragmentDoc>[]
}

/** The newest events, whatever the period, in a frame that scrolls. */
export function RecentEvents(props: RecentEventsProps) {
  const events = readFragment(RecentEvents_EventFragmentDoc, props.events)
  return (
    <AnalyticsPanel title="Activité récente">
      {events.length === 0 ? (
        <Text color="fg.muted">
          Personne n’a encore visité la boutique depuis que la mesure est en service.
        </Text>
      ) : (
        <Box
          role="region"
          aria-label="Événements les plus récents"
          tabIndex={0}
          maxH="md"
          overflowY="auto"
          pe="3"
          // Keeps visually hidden text inside the frame.
          position="relative"
        >
          <chakra.ol listStyleType="none">
            {events.map((event) => (
              <RecentEvent key={event.id} event={event} />
            ))}
          </chakra.ol>
        </Box>
      )}
    </AnalyticsPanel>
  )
}

/** One thing that a visitor did: what, where, on what, when and who. Its texts come from browsers and are rendered as text. */
function RecentEvent({ event }: { event: RecentEvents_EventFragment }) {
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
            {pageLabel(pageName)}
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

/** Colours of the theme for the kinds of events (specification, section 2). */
type EventColour = 'blue' | 'green' | 'purple' | 'orange' | 'gray'

const known: Record<string, { word: string; colour: EventColour }> = {
  click: { word: 'clic', colour: 'blue' },
  view: { word: 'vue', colour: 'green' },
  submit: { word: 'envoi', colour: 'purple' },
  scroll: { word: 'défilement', colour: 'orange' },
  search: { word: 'recherche', colour: 'gray' },
  add_to_cart: { word: 'panier', colour: 'gray' },
  waitlist: { word: 'liste d’attente', colour: 'gray' },
}

/** The French word and the colour of a kind of event; an unknown one is grey and keeps its name. */
const eventLook = (eventType: string) =>
  Object.hasOwn(known, eventType) && known[eventType]
    ? known[eventType]
    : { word: eventType, colour: 'gray' as const }
