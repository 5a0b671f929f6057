import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useRef } from 'react'
import type { Consent } from '../../lib/consent-choice.ts'
import { ConsentButtons } from './consent-buttons.tsx'
import { useConsent } from './use-consent.ts'
import { useRoomBelow } from './use-room-below.ts'

const choices: Record<Consent, string> = {
  accepted: 'Votre choix actuel : tous les cookies.',
  declined: 'Votre choix actuel : cookies essentiels uniquement.',
}

/** The banner itself: a region of the page, not a dialog. Whoever asked for it again is taken to it. */
export function ConsentQuestion() {
  const { consent, askedAgain } = useConsent()
  const banner = useRef<HTMLElement>(null)
  useRoomBelow(banner)
  useEffect(() => {
    if (askedAgain > 0) banner.current?.focus()
  }, [askedAgain])
  return (
    <chakra.section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="consentement"
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="banner"
      maxH="70dvh"
      overflowY="auto"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      shadow="soft"
      pt={{ base: '4', lg: '5' }}
      pb={{ base: 'calc(0.375rem + env(safe-area-inset-bottom))', lg: '5' }}
    >
      <Container>
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          align={{ lg: 'center' }}
          justify="space-between"
          gap={{ base: '3', lg: '10' }}
        >
          <chakra.div maxW={{ lg: '2xl' }}>
            <chakra.h2 id="consentement" fontFamily="heading" fontSize="lg" fontWeight="semibold">
              Respect de votre vie privée
            </chakra.h2>
            <Text fontSize="sm" color="fg.muted" lineHeight="moderate" textWrap="pretty">
              Nous utilisons des cookies essentiels au fonctionnement de la boutique et, si vous l’acceptez,
              des cookies de mesure d’audience. Vos données sont traitées conformément au RGPD et ne sont
              jamais vendues à des tiers. {consent && choices[consent]}
            </Text>
          </chakra.div>
          <ConsentButtons />
        </Flex>
      </Container>
    </chakra.section>
  )
}
