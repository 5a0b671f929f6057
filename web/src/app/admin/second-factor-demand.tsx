import { Button, IconButton } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { readTab, writeTab } from '../../lib/session/browser-storage.ts'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'
import { paths } from '../paths.ts'

/** Says to who has neither codes nor a passkey beside the password that they are a good thing here; once closed, no more in this tab. */
export function SecondFactorNote() {
  const [isClosed, setIsClosed] = useState(() => readTab('secondFactorNoteClosed') === true)
  if (isClosed) return null
  const close = () => {
    writeTab('secondFactorNoteClosed', true)
    setIsClosed(true)
    // The button that had the focus is gone.
    document.getElementById('contenu')?.focus({ preventScroll: true })
  }
  return (
    <chakra.aside aria-label="Sécurité de votre compte" bg="bg.plant" borderBottomWidth="1px">
      <Container maxW="full">
        <Flex align="center" gap="2" minH="11">
          <Text flex="1" fontSize="sm" py="1.5">
            {'Un mot de passe volé suffit pour entrer ici. '}
            <chakra.span asChild fontWeight="semibold" textDecoration="underline" textUnderlineOffset="3px">
              <Link to={paths.accountSecurity()}>Ajouter une clé d’accès ou des codes</Link>
            </chakra.span>
          </Text>
          <IconButton
            variant="ghost"
            flexShrink="0"
            me="-3"
            aria-label="Fermer le conseil de sécurité"
            onClick={close}
          >
            <X aria-hidden size={18} />
          </IconButton>
        </Flex>
      </Container>
    </chakra.aside>
  )
}

/** In the place of every page of the administration, where the team has to have a second factor and this person has none yet. */
export function SecondFactorFirst() {
  return (
    <Container maxW="3xl" py={{ base: '8', md: '16' }}>
      <PageTitle>Administration</PageTitle>
      <Stack gap="6" align="flex-start">
        <PageHeading
          title="Encore une étape avant d’entrer"
          lead="La boutique demande à toute son équipe un code de connexion ou une clé d’accès (passkey) en plus du mot de passe."
        />
        <Text maxW="prose">
          Une clé d’accès se crée en quelques secondes avec le doigt, le visage ou le code de votre appareil.
          Pour les codes, il faut une application (2FAS, Aegis, Google Authenticator…) et deux minutes.
          L’administration s’ouvre dès que l’un des deux est en place.
        </Text>
        <Button asChild>
          <Link to={paths.accountSecurity()}>Protéger mon compte</Link>
        </Button>
      </Stack>
    </Container>
  )
}
