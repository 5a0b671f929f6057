import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { measurementText } from '../../../../api/src/features/consent/texts/consent-texts.rules.ts'
import { paths } from '../../app/paths.ts'
import type { Consent } from '../../lib/session/consent-choice.ts'
import { useConsent } from './use-consent.ts'

/** Asks for the visitor’s choice until there is one, and again on request (specification, section 2). */
export function ConsentBanner() {
  const { isOpen } = useConsent()
  // Hidden until the browser knows better than the HTML; from then on it is there or it is not.
  useEffect(() => document.documentElement.classList.remove('consent-given'), [])
  return isOpen ? <ConsentQuestion /> : null
}

const choices: Record<Consent, string> = {
  accepted: 'Votre choix actuel : tous les cookies.',
  declined: 'Votre choix actuel : cookies essentiels uniquement.',
}

/** By Global Privacy Control, or on the page of the visit. */
const measurementIsOff = 'Votre navigateur le demande\u00a0: rien n’est mesuré. '

/** The banner itself: a region of the page, not a dialog. When it is asked for again it takes the focus. */
function ConsentQuestion() {
  const { consent, askedAgain, isOff } = useConsent()
  const banner = useRef<HTMLElement>(null)
  useRoomBelow(banner)
  useEffect(() => {
    if (askedAgain > 0) banner.current?.focus()
  }, [askedAgain])
  return (
    <chakra.section
      ref={banner}
      tabIndex={-1}
      className="consent-question"
      aria-labelledby="consentement"
      // At 400 % zoom it stands before the page, and scrolls away with it (theme/page.css).
      position="var(--question, fixed)"
      insetX="0"
      bottom="0"
      zIndex="banner"
      maxH="70dvh"
      overflowY="auto"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      shadow="soft"
      pt={{ base: '2', lg: '5' }}
      pb={{ base: 'calc(0.375rem + env(safe-area-inset-bottom))', lg: '5' }}
    >
      <Container>
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          align={{ lg: 'center' }}
          justify="space-between"
          gap={{ base: '1.5', lg: '10' }}
        >
          <chakra.div maxW={{ lg: '2xl' }}>
            <chakra.h2
              id="consentement"
              fontFamily="heading"
              fontSize={{ base: 'sm', lg: 'lg' }}
              fontWeight="semibold"
            >
              Respect de votre vie privée
            </chakra.h2>
            <Text
              fontSize={{ base: 'xs', lg: 'sm' }}
              color="fg.muted"
              lineHeight={{ base: 'short', lg: 'moderate' }}
            >
              {measurementText.text} {consent && `${choices[consent]} `}
              {isOff && measurementIsOff}
              <chakra.a
                href={paths.privacy()}
                target="_blank"
                rel="noopener"
                aria-describedby="nouvel-onglet"
                color="accent.fg"
                textDecoration="underline"
                whiteSpace="nowrap"
              >
                En savoir plus
              </chakra.a>
              <VisuallyHidden id="nouvel-onglet" aria-hidden>
                S’ouvre dans un nouvel onglet
              </VisuallyHidden>
            </Text>
          </chakra.div>
          <ConsentButtons />
        </Flex>
      </Container>
    </chakra.section>
  )
}

/** Long words on a narrow phone: a button may take two lines, and its neighbour is then as high. */
const choice = {
  flex: { base: '1', lg: 'none' },
  h: 'auto',
  minH: { base: '11', lg: '12' },
  minW: '0',
  px: { base: '2', lg: '4' },
  fontSize: { base: 'xs', lg: 'sm' },
  whiteSpace: 'normal',
  lineHeight: 'short',
} as const

/** Accept and decline with equal weight. */
function ConsentButtons() {
  const { accept, decline } = useConsent()
  return (
    <Flex gap="2" flexShrink="0">
      <Button {...choice} onClick={() => accept(measurementText.version)}>
        Accepter tous les cookies
      </Button>
      <Button {...choice} onClick={() => decline(measurementText.version)}>
        Cookies essentiels uniquement
      </Button>
    </Flex>
  )
}

const height = '--banner-height'

/**
 * Makes room for what is fixed to the bottom of the screen: the page can be scrolled clear of it, what takes the
 * focus stops above it, and sticky bars stand on it (`bottom: var(--banner-height, 0px)`). Nothing on screen moves.
 */
function useRoomBelow(fixed: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = fixed.current
    if (!element) return
    const page = document.documentElement.style
    const body = document.body.style
    const measure = () => page.setProperty(height, `${element.offsetHeight}px`)
    measure()
    page.scrollPaddingBottom = `calc(var(${height}) + var(--bar-room, 0px) + 1rem)`
    body.paddingBottom = `var(${height})`
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty(height)
      page.scrollPaddingBottom = ''
      body.paddingBottom = ''
    }
  }, [fixed])
}
