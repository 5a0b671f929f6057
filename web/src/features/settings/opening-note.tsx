import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { X } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { writeTab } from '../../lib/session/browser-storage.ts'
import { useShopFrame } from './use-shop-frame.ts'

/** Hides the note in this tab; index.html reads the same before the first paint of the next page. */
function close(): void {
  writeTab('openingNoteClosed', true)
  document.documentElement.classList.add('opening-note-closed')
  // The button that had the focus is gone.
  document.getElementById('contenu')?.focus({ preventScroll: true })
}

/**
 * Says above every page that nothing is sold yet, until the owner opens the sales. Its place is kept while that is
 * unknown: coming later, it would push the page down.
 * @param props.onAsk opens the form of the waitlist.
 * @param props.place what is said to who is on it already, in place of the question.
 */
export function OpeningNote({ onAsk, place }: { onAsk: MouseEventHandler; place: string | null }) {
  const { salesOpen, openingWords, isLoading } = useShopFrame()
  if (salesOpen ?? !isLoading) return null
  return (
    <chakra.aside
      className="opening-note"
      aria-label="Ouverture de la boutique"
      visibility={isLoading ? 'hidden' : undefined}
      bg="deep.bg"
      color="deep.fg"
    >
      <Container>
        <Flex align="center" justify={{ lg: 'center' }} gap="2" minH="11">
          <Text flex={{ base: '1', lg: 'none' }} fontSize="xs" lineHeight="1.4" py="1">
            {openingWords && `${openingWords}. `}
            {place ??
              (!openingWords && 'Ouverture bientôt\u00a0: laissez votre adresse, nous vous préviendrons. ')}
            {!place && (
              // Without scripts: the page that says how.
              <Link to={paths.cart()} aria-haspopup="dialog" onClick={onAsk}>
                Être prévenu
              </Link>
            )}
          </Text>
          <button type="button" aria-label="Fermer l’annonce de l’ouverture" onClick={close}>
            <X aria-hidden size={18} />
          </button>
        </Flex>
      </Container>
    </chakra.aside>
  )
}

/** The same truth beside the button that fills the cart. */
export function NothingPaidNote() {
  const { salesOpen, openingWords } = useShopFrame()
  if (salesOpen !== false) return null
  return (
    <Text fontSize="sm" color="fg.muted">
      {openingWords ?? 'Les ventes ne sont pas encore ouvertes'}
      {'\u00a0: rien n’est payé aujourd’hui.'}
    </Text>
  )
}
