import type { ConsentText } from './consent-texts.rules.ts'

// Apart from the others, which every page shows: a browser loads these with their forms.

/** Above the form of the waitlist. */
export const waitlistText: ConsentText = {
  version: '2026-11-23',
  text: 'Les ventes ne sont pas encore ouvertes. Laissez-nous votre adresse\u00a0: vous serez parmi les premiers prévenus.',
}

/** Below the form that opens an account, before the links to both texts. */
export const termsText: ConsentText = {
  version: '2026-11-23',
  text: 'En créant votre compte, vous acceptez nos conditions générales de vente. Vos réponses servent à votre compte, à votre panier et à vos commandes, et ne sont jamais vendues.',
}
