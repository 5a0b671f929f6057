import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'

interface CorrectedSearchNoteProps {
  /** The words that were searched in place of those typed; or could be, where these were wanted as they are. */
  corrected: string
  typed: string
  isExact: boolean
  /** Where the other words are searched. */
  to: string
}

/** Says that other words were searched than those typed, and leads to the typed ones; or the other way round. */
export function CorrectedSearchNote({ corrected, typed, isExact, to }: CorrectedSearchNoteProps) {
  return (
    <Text css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}>
      {isExact ? 'Vouliez-vous dire ' : 'Résultats pour «\u00a0'}
      {isExact ? <Link to={to}>{corrected}</Link> : <b>{corrected}</b>}
      {isExact ? '\u202f?' : '\u00a0». '}
      {!isExact && <Link to={to}>{`Plutôt chercher «\u00a0${typed}\u00a0»`}</Link>}
    </Text>
  )
}
