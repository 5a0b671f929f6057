import type { Mail } from '../../../platform/mail/outbox.ts'
import { letter } from '../account-letter.ts'

/** What can become of the ways into an account, and how its owner is told. */
const changes = {
  CODES_ON: {
    subject: 'Les codes de connexion sont activés',
    said: 'Votre compte Ramure demande maintenant un code de votre application à chaque connexion. Gardez vos codes de secours en lieu sûr.',
  },
  CODES_OFF: {
    subject: 'Les codes de connexion sont désactivés',
    said: 'Votre compte Ramure ne demande plus de code d’application. Sans clé d’accès, votre mot de passe suffit pour y entrer.',
  },
  CODES_RENEWED: {
    subject: 'Vos codes de secours ont été remplacés',
    said: 'Dix nouveaux codes de secours ont été créés pour votre compte Ramure. Les anciens ne servent plus.',
  },
  CODE_USED: {
    subject: 'Un code de secours a servi',
    said: 'Quelqu’un, sans doute vous, s’est connecté à votre compte Ramure avec un code de secours, qui ne servira plus.',
  },
  CODES_WRONG: {
    subject: 'Des codes faux ont été saisis',
    said: 'Quelqu’un a saisi le bon mot de passe de votre compte Ramure, puis trois codes faux\u00a0: il n’y est pas entré, mais votre mot de passe est connu.',
  },
  PASSKEY_ADDED: {
    subject: 'Une clé d’accès a été ajoutée',
    said: 'Une clé d’accès (passkey) ouvre maintenant votre compte Ramure sans mot de passe. Le mot de passe seul ne suffit plus\u00a0: gardez vos codes de secours en lieu sûr.',
  },
  PASSKEY_REMOVED: {
    subject: 'Une clé d’accès a été retirée',
    said: 'Une clé d’accès (passkey) de votre compte Ramure a été retirée\u00a0: elle n’ouvre plus rien.',
  },
  PASSKEY_COPIED: {
    subject: 'Une clé d’accès a été refusée',
    said: 'Une clé d’accès (passkey) de votre compte Ramure a été refusée\u00a0: son compteur est revenu en arrière, ce qui arrive quand une clé a été copiée. Retirez-la et ajoutez-en une autre.',
  },
  REMOVAL_STOPPED: {
    subject: 'Votre double vérification est gardée',
    said: 'Le retrait de la double vérification de votre compte Ramure est annulé\u00a0: vos codes et vos clés d’accès restent demandés. La personne qui l’avait demandé connaît le mot de passe du compte.',
  },
  FACTOR_REMOVED: {
    subject: 'Votre double vérification a été retirée',
    said: 'Comme annoncé il y a trois jours, votre compte Ramure ne demande plus ni code ni clé d’accès\u00a0: votre mot de passe suffit pour y entrer. Connectez-vous et activez-la de nouveau avec votre nouvel appareil.',
  },
  FACTOR_REMOVED_BY_OWNER: {
    subject: 'Votre double vérification a été retirée',
    said: 'Une personne qui gère la boutique a retiré la double vérification de votre compte Ramure, codes et clés d’accès compris\u00a0: votre mot de passe suffit pour y entrer. Connectez-vous et activez-la de nouveau avec votre nouvel appareil.',
  },
  TAKEN_BACK: {
    subject: 'Les accès à votre compte ont été retirés',
    said: 'Les autres appareils connectés à votre compte Ramure ne le sont plus, vos jetons d’API et les clés d’accès ajoutées récemment ne servent plus, et les liens déjà envoyés non plus.',
  },
} as const

export type SecurityChange = keyof typeof changes

/** Tells the owner of an account what has become of the ways into it, and what to do when it was not them. */
export function securityMail(email: string, change: SecurityChange, publicUrl: string): Mail {
  const { subject, said } = changes[change]
  return letter(email, subject, [
    said,
    'C’était vous\u202f? Vous n’avez rien à faire.',
    'Ce n’était pas vous\u202f? Changez tout de suite votre mot de passe et déconnectez les autres appareils\u00a0:',
    { words: 'Sécurité de votre compte', address: `${publicUrl}/mon-compte/securite` },
  ])
}
