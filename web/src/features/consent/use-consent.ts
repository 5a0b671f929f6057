import { useSyncExternalStore } from 'react'
import {
  askConsentAgain,
  type Consent,
  chooseConsent,
  isMeasurementOff,
  isTrackingRefused,
  onConsentChange,
  readConsent,
  timesAskedAgain,
} from '../../lib/session/consent-choice.ts'

const actions = {
  accept: (textVersion: string) => choose('accepted', textVersion),
  /** Under no wording, where it is refused on a page without one. */
  decline: (textVersion?: string) => choose('declined', textVersion),
  /** Asks again; the choice so far holds until there is another. */
  reopen: askConsentAgain,
}

/** Keeps the choice, and has the shop note that it was made: whoever measures must be able to show who agreed. */
function choose(consent: Consent, textVersion?: string): void {
  const before = readConsent()
  chooseConsent(consent)
  if (consent === before || isTrackingRefused()) return
  const choice = consent === 'accepted' ? consent : before ? 'withdrawn' : 'refused'
  // Nobody waits for it, and a choice that is not noted holds all the same. One made before any code is there is noted so by
  // index.html.
  fetch('/api/consents/measurement', {
    method: 'POST',
    body: JSON.stringify({ choice, textVersion }),
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
  }).catch(() => undefined)
}

/** The visitor’s choice and the question about it (specification, section 4). `consent` is null until there is one. */
export function useConsent() {
  // A server knows nobody’s choice: it renders the question, which the page hides from who has answered (index.html).
  const consent = useSyncExternalStore(onConsentChange, readConsent, (): Consent | null => null)
  const isOpen = useSyncExternalStore(
    onConsentChange,
    () => timesAskedAgain() > 0 || readConsent() === null,
    () => true,
  )
  const askedAgain = useSyncExternalStore(onConsentChange, timesAskedAgain, () => 0)
  const isOff = useSyncExternalStore(onConsentChange, isMeasurementOff, () => false)
  return { consent, isOpen, askedAgain, isOff, ...actions }
}
