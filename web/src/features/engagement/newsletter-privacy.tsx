import { Text } from '@chakra-ui/react/text'
import { PrivacyLink } from './privacy-link.tsx'

/** What becomes of the address, in three sentences. */
export function NewsletterPrivacy({ id }: { id: string }) {
  return (
    <Text id={id} mt="3" fontSize="sm" color="fg.muted">
      Vous confirmez votre adresse par e-mail. Elle ne sert qu’à l’envoi de cette lettre, et chacune contient
      un lien de désinscription. <PrivacyLink />
    </Text>
  )
}
