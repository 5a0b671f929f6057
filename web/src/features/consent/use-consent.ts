import { useSyncExternalStore } from 'react'
import {
  askConsentAgain,
  type Consent,
  chooseConsent,
  onConsentChange,
  readConsent,
  timesAskedAgain,
} from '../../lib/session/consent-choice.ts'

const actions = {
  accept: () => chooseConsent('accepted'),
  decline: () => chooseConsent('declined'),
  /** Asks again; the choice so far holds until there is another. */
  reopen: askConsentAgain,
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
  return { consent, isOpen, askedAgain, ...actions }
}
