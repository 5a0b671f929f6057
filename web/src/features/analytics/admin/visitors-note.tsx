import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { counted } from '../../../lib/format-count.ts'

interface VisitorsNoteProps {
  signedInUsers: number
  estimatedVisits: number
}

/** Which part of the visitors is counted exactly and which is estimated, and how. */
export function VisitorsNote({ signedInUsers, estimatedVisits }: VisitorsNoteProps) {
  const visits = counted(estimatedVisits, 'visite', 'visites')
  return (
    <>
      <Text>
        {`${counted(signedInUsers, 'compte', 'comptes')} (exact) · `}
        {`${estimatedVisits > 0 ? 'environ ' : ''}${visits} hors compte (estimation)`}
      </Text>
      <details>
        <chakra.summary
          cursor="pointer"
          w="fit-content"
          py="1"
          rounded="sm"
          color="accent.fg"
          textDecoration="underline"
          css={{ '@media (pointer: coarse)': { py: '3' } }}
        >
          Comment c’est compté
        </chakra.summary>
        <Text>
          Les comptes sont ceux des personnes connectées qui ont accepté la mesure d’audience. Les visites
          hors compte, que rien ne relie à un compte, se comptent par les pages où l’on entre dans la boutique
          {'\u00a0'}: rien ne distingue un visiteur anonyme d’un autre, et une personne qui revient est
          comptée une fois de plus. Une personne qui se connecte en cours de visite est comptée dans les deux
          {'\u00a0'}: le total est un maximum.
        </Text>
      </details>
    </>
  )
}
