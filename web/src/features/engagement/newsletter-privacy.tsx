import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'

/** What becomes of the address, in two sentences. */
export function NewsletterPrivacy({ id }: { id: string }) {
  return (
    <Text id={id} mt="3" fontSize="sm" color="fg.muted">
      Votre adresse ne sert qu’à l’envoi de cette lettre, et chacune contient un lien de désinscription.{' '}
      <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
        <Link to={paths.privacy()}>Politique de confidentialité</Link>
      </chakra.span>
    </Text>
  )
}
