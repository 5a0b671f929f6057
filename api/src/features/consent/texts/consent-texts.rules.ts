import { termsText, waitlistText } from './form-texts.rules.ts'

/** The words that somebody agreed to or refused, and which wording of them it was. */
export interface ConsentText {
  /** The day from which it was shown; it stands in the ledger beside what was said to it. */
  version: string
  text: string
}

// The screens show these very words. Whoever changes one gives it a new version and puts the former wording into
// `formerTexts`: a test holds each version to its wording.

/** Below the field of the newsletter. */
export const newsletterText: ConsentText = {
  version: '2026-11-23',
  text: 'Vous confirmez votre adresse par e-mail. Elle ne sert qu’à l’envoi de cette lettre, et chacune contient un lien de désinscription.',
}

/** In the cookie banner. */
export const measurementText: ConsentText = {
  version: '2026-11-23',
  text: 'Des cookies essentiels et, si vous l’acceptez, de mesure d’audience. Vos données, traitées selon le RGPD, ne sont jamais vendues à des tiers.',
}

/** What is asked for, by its name in the ledger, with the wording of today. */
export const consentTexts = {
  NEWSLETTER: newsletterText,
  WAITLIST: waitlistText,
  MEASUREMENT: measurementText,
  TERMS: termsText,
}

/** Something that people agree to or refuse. */
export type ConsentKind = keyof typeof consentTexts

/** Wordings that are shown no more: what somebody said to one of them is still told with its words. */
export const formerTexts: (ConsentText & { kind: ConsentKind })[] = []

/** Which page of the terms goes with the wording: « -0f3a61c2b7d4 » (shown-texts.ts). */
export const pageOfTerms = /-([0-9a-f]{12})$/

/** The wording of a version; null for one that nobody knows. */
export function wordingOf(kind: ConsentKind, version: string): string | null {
  const today = consentTexts[kind]
  const wording = kind === 'TERMS' ? version.replace(pageOfTerms, '') : version
  if (today.version === wording) return today.text
  return formerTexts.find((each) => each.kind === kind && each.version === wording)?.text ?? null
}
