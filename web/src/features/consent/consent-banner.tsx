import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer just before that (index.html) hides it once more.
  useEffect(() => document.documentElement.classList.remove('consent-given'), [isOpen])
  return isOpen ? <ConsentQuestion /> : null
}

const choices: Record<Consent, string> = {
  accepted: 'Votre choix actuel : tous les cookies.',
  declined: 'Votre choix actuel : cookies essentiels uniquement.',
}

/** By Global Privacy Control, or on the page of the visit. */
const measurementIsOff = 'Votre navigateur le demande\u00a0: rien n’est mesuré. '

/**
 * The banner itself: a region of the page, not a dialog. When it is asked for again it takes the focus. Its look:
 * app/theme/consent.css.
 */
function ConsentQuestion() {
  const { consent, askedAgain, isOff } = useConsent()
  const banner = useRef<HTMLElement>(null)
  useRoomBelow(banner)
  useEffect(() => {
    if (askedAgain > 0) banner.current?.focus()
  }, [askedAgain])
  return (
    <section ref={banner} tabIndex={-1} className="consent-question" aria-labelledby="consentement">
      <Container>
        <div>
          {/* No heading: it would come before the one of the page. */}
          <strong id="consentement">Respect de votre vie privée</strong>
          <p>
            {measurementText.text} {consent && `${choices[consent]} `}
            {isOff && measurementIsOff}
            <a href={paths.privacy()} target="_blank" rel="noopener" aria-describedby="nouvel-onglet">
              En savoir plus
            </a>
            <VisuallyHidden id="nouvel-onglet" aria-hidden>
              S’ouvre dans un nouvel onglet
            </VisuallyHidden>
          </p>
        </div>
        <ConsentButtons />
      </Container>
    </section>
  )
}

/** Accept and decline with equal weight. What they stand for is read by index.html too, until the shop's code is there. */
function ConsentButtons() {
  const { accept, decline } = useConsent()
  const { version } = measurementText
  return (
    <div className="choices">
      <Button data-consent="accepted" data-text-version={version} onClick={() => accept(version)}>
        Accepter tous les cookies
      </Button>
      <Button data-consent="declined" data-text-version={version} onClick={() => decline(version)}>
        Cookies essentiels uniquement
      </Button>
    </div>
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
