import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { newsletterText } from '../../../../api/src/features/consent/texts/consent-texts.rules.ts'
import { emailLength } from '../../../../api/src/platform/mail/email-limits.rules.ts'
import { paths, plainForms } from '../../app/paths.ts'
import { Honeypot } from './form-notes.tsx'

/**
 * The letter at the bottom of each page: a plain form, which leads to a page that says how it went. The home
 * has the one that answers where it stands (newsletter-form.tsx); this one costs every page a few lines alone.
 */
export function NewsletterFold() {
  const id = useId()
  return (
    <chakra.form
      method="post"
      action={plainForms.newsletter}
      aria-label="La lettre, en bas de page"
      pb={{ base: '4', md: '0' }}
      maxW="lg"
    >
      <chakra.label htmlFor={id} display="block" fontSize="sm" mb="1.5">
        Votre e-mail, pour une à deux lettres par mois
      </chakra.label>
      <Flex gap="2">
        <chakra.input
          {...{ id, name: 'email', type: 'email', autoComplete: 'email', maxLength: emailLength }}
          required
          flex="1"
          minW="0"
          minH="11"
          px="3"
          borderWidth="1px"
          borderColor="deep.muted"
          rounded="md"
          bg="transparent"
        />
        <chakra.button
          type="submit"
          minH="11"
          px="4"
          rounded="md"
          bg="deep.fg"
          color="deep.bg"
          fontWeight="semibold"
          cursor="button"
        >
          S'inscrire
        </chakra.button>
      </Flex>
      <Honeypot />
      <input type="hidden" name="textVersion" value={newsletterText.version} />
      <Text mt="2" fontSize="sm" color="deep.muted">
        {newsletterText.text}{' '}
        <chakra.span asChild textDecoration="underline">
          <Link to={paths.privacy()}>Politique de confidentialité</Link>
        </chakra.span>
      </Text>
    </chakra.form>
  )
}
