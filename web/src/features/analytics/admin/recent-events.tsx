import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { RecentEvents_EventFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { AnalyticsPanel } from './analytics-panel.tsx'
import { RecentEvent } from './recent-event.tsx'

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
          // So that hidden words inside stay inside the frame.
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
