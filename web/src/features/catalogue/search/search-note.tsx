import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'

interface SearchNoteProps {
  /** The words that were searched in place of those typed, or could be, where these were wanted as they are; else none. */
  corrected: string | null | undefined
  /** The words that were searched for. */
  typed: string
  /** The search as it was typed. */
  search: string
  isExact: boolean
  /** Where the other words are searched. */
  to: string
}

/** How what was found differs from what was searched: other words, and the way to the typed ones; or some of them alone. */
export function SearchNote({ corrected, typed, search, isExact, to }: SearchNoteProps) {
  if (!corrected)
    return (
      <Text textStyle="sm" color="fg.muted">
        {`Rien ne correspond exactement à «\u00a0${search}\u00a0». Voici les produits qui s’en approchent le plus.`}
      </Text>
    )
  return (
    <Text css={{ '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}>
      {isExact ? 'Vouliez-vous dire ' : 'Résultats pour «\u00a0'}
      {isExact ? <Link to={to}>{corrected}</Link> : <b>{corrected}</b>}
      {isExact ? '\u202f?' : '\u00a0». '}
      {!isExact && <Link to={to}>{`Plutôt chercher «\u00a0${typed}\u00a0»`}</Link>}
    </Text>
  )
}
