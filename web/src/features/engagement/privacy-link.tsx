import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'

/** The way to what becomes of one's data, at the end of the words about them. */
export function PrivacyLink() {
  return (
    <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
      <Link to={paths.privacy()}>Politique de confidentialité</Link>
    </chakra.span>
  )
}
