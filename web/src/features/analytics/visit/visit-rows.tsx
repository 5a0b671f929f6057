import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { VisitOfBrowserQuery } from '../../../graphql/generated/further/graphql.ts'
import { counted } from '../../../lib/format-number.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { eventWords, placeWords, visitorWords } from './event-words.ts'

/** The rows that the shop keeps of a visit, in words: who it was, and what was done, newest first. */
export function VisitRows({ visit }: { visit: VisitOfBrowserQuery['visit'] }) {
  const { events, eventCount, isToldApart, knownSince } = visit
  const [newest] = events
  const more = eventCount - events.length
  return (
    <Stack gap="5" data-private>
      {newest ? (
        <>
          <Text>
            {`${counted(eventCount, 'ligne gardée', 'lignes gardées')}, sous un numéro tiré au hasard pour cette visite.`}
          </Text>
          <DescriptionList details={visitorWords(newest)} />
          <Lines>
            {events.map((event) => (
              <li key={event.id}>
                <Text fontWeight="medium">{eventWords(event)}</Text>
                <Text fontSize="sm" color="fg.muted">
                  {placeWords(event)} · <DateTimeText date={event.createdAt} />
                </Text>
              </li>
            ))}
          </Lines>
          {more > 0 && <Text>{`Et ${counted(more, 'ligne plus ancienne', 'lignes plus anciennes')}.`}</Text>}
        </>
      ) : (
        <Text>
          {isToldApart
            ? 'Cette visite a un numéro tiré au hasard, et encore aucune ligne.'
            : 'Aucune ligne n’est reliée à cette visite. Ce qui est compté sans votre accord ne porte ni numéro, ni adresse, ni compte\u00a0: personne, pas même nous, ne peut le rattacher à vous.'}
        </Text>
      )}
      {knownSince.map((since) => (
        <Box key={since}>
          Un cookie reconnaît cet appareil pour un compte qui s’y est connecté le{' '}
          <DateTimeText date={since} />.
        </Box>
      ))}
    </Stack>
  )
}

const Lines = chakra('ol', {
  base: {
    // The rhythm of the running text around them is not theirs.
    '&&': { listStyleType: 'none', padding: '4' },
    display: 'grid',
    gap: '3',
    maxH: '96',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'lg',
    '& > li': { '&&': { margin: '0' }, minW: '0', overflowWrap: 'anywhere' },
  },
})
