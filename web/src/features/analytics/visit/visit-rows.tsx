import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { VisitOfBrowserQuery } from '../../../graphql/generated/further/graphql.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { counted } from '../../../lib/format-number.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { eventWords, placeWords, rowWords, visitorWords } from './event-words.ts'

interface VisitRowsProps {
  visit: VisitOfBrowserQuery['visit']
  showMore: () => Promise<void>
}

const nothingKept =
  'Aucune ligne n’est reliée à cette visite. Ce qui est compté sans votre accord ne porte ni numéro, ni adresse, ni compte\u00a0: personne, pas même nous, ne peut le rattacher à vous.'
const refused =
  'Votre navigateur demande de ne pas être suivi (signal Global Privacy Control)\u00a0: rien n’est enregistré de cette visite, pas même sans votre nom.'

/** The rows that the shop keeps of a visit, in words: who it was, and what was done, newest first. */
export function VisitRows({ visit, showMore }: VisitRowsProps) {
  const { events, eventCount, isToldApart, refusesTracking, knownSince } = visit
  const { isBusy, run } = usePending()
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
                <chakra.details fontSize="sm">
                  <chakra.summary cursor="pointer" py="1">
                    Toute la ligne
                  </chakra.summary>
                  <DescriptionList details={rowWords(event)} />
                </chakra.details>
              </li>
            ))}
          </Lines>
          {more > 0 && (
            <Flex gap="3" wrap="wrap" align="center">
              <Button variant="outline" minH="11" aria-disabled={isBusy} onClick={() => run(showMore)}>
                Afficher plus
              </Button>
              <Text>{`Encore ${counted(more, 'ligne plus ancienne', 'lignes plus anciennes')}.`}</Text>
            </Flex>
          )}
        </>
      ) : (
        <Text>
          {refusesTracking
            ? refused
            : isToldApart
              ? 'Cette visite a un numéro tiré au hasard, et encore aucune ligne.'
              : nothingKept}
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
