import { ConsentQuestion } from './consent-question.tsx'
import { useConsent } from './use-consent.ts'

/** Asks for the visitor’s choice until there is one, and again on request (spec §2). */
export function ConsentBanner() {
  const { isOpen } = useConsent()
  return isOpen ? <ConsentQuestion /> : null
}
