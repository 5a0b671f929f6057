import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@chakra-ui/react/link'
import { Text } from '@chakra-ui/react/text'
import { socialLinks } from '../../lib/social-links.ts'

/** Where else to follow the shop. */
export function SocialLinks() {
  return (
    <Flex align="center" wrap="wrap" columnGap={{ base: '3', md: '5' }} fontSize="sm">
      <Text color="fg.muted">Nous suivre</Text>
      {socialLinks.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          variant="underline"
          minH="11"
          fontWeight="medium"
          aria-label={`${link.label} (nouvel onglet)`}
        >
          {link.label}
        </Link>
      ))}
    </Flex>
  )
}
