import { keptByDefault } from '../../../env.rules.ts'
import { signInsKeptDays } from '../../accounts/security/sessions/sign-in-age.rules.ts'

/** How long everything is kept: the environment, or its defaults. */
export type KeptAges = Record<keyof typeof keptByDefault, number>

/** What the privacy page tells: the shop's defaults. */
export const defaultAges: KeptAges = keptByDefault

/**
 * Ages that nobody has to choose; of a deletion that was asked for, how long one may change one's mind; how long a
 * visit that was erased is still looked out for.
 */
export const fixedAges = {
  ...{ mailDays: 30, runDays: 90, tokenDays: 30, graceDays: 7, erasedVisitHours: 24 },
  ...{ resetLinkMinutes: 30, newEmailHours: 24, confirmLinkDays: 7, passkeyMinutes: 5, counterHours: 1 },
} as const

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count}\u00a0${count > 1 ? many : one}`
export const years = (count: number) => counted(count, 'an')
export const months = (count: number) =>
  count % 12 === 0 ? years(count / 12) : counted(count, 'mois', 'mois')
export const days = (count: number) => counted(count, 'jour')
export const msInDays = (ms: number) => {
  const hours = Math.round(ms / 3_600_000)
  return hours % 24 === 0 ? days(hours / 24) : counted(hours, 'heure')
}

/** What the automatic forgetting does, in the words of « Registre ». */
interface RetentionRuleWords {
  /** Rows go, or stay without the person. */
  does: 'DELETE' | 'ANONYMISE'
  what: string
  after: (ages: KeptAges) => string
}

/**
 * Every rule by which something of people is forgotten: the job applies them, « Registre » and the privacy page tell them.
 * Which tables each is about, their declarations say.
 */
export const retentionRules = {
  ACCOUNTS: {
    does: 'DELETE',
    what: 'Comptes dont la suppression a été demandée',
    after: () => `${days(fixedAges.graceDays)} après la demande`,
  },
  SESSIONS: {
    does: 'DELETE',
    what: 'Sessions fermées',
    after: (ages) => `${msInDays(ages.SESSION_IDLE_MS)} sans visite`,
  },
  SIGN_INS: {
    does: 'DELETE',
    what: 'Historique des connexions',
    after: () => days(signInsKeptDays),
  },
  RATE_LIMITS: {
    does: 'DELETE',
    what: 'Compteurs contre les abus',
    after: () => 'Dès la fin de leur fenêtre',
  },
  CART: {
    does: 'DELETE',
    what: 'Lignes de panier oubliées',
    after: (ages) => `${msInDays(ages.CART_LIFETIME_MS)} après la dernière modification`,
  },
  ORDER_REQUESTS: {
    does: 'DELETE',
    what: 'Clés de commandes (Idempotency-Key)',
    after: (ages) => `${counted(ages.ORDER_REQUEST_HOURS, 'heure')} après la commande`,
  },
  ORDERS: {
    does: 'ANONYMISE',
    what: 'Commandes\u00a0: client, nom et adresse',
    after: (ages) => `${years(ages.ORDERS_KEPT_YEARS)} après la clôture de l’exercice`,
  },
  WAITLIST: {
    does: 'DELETE',
    what: 'Inscriptions à la liste d’attente',
    after: (ages) => `${months(ages.WAITLIST_KEPT_MONTHS)} après l’inscription`,
  },
  RESTOCK_REQUESTS: {
    does: 'DELETE',
    what: 'Demandes de retour en stock sans suite',
    after: (ages) => `${months(ages.WAITLIST_KEPT_MONTHS)} après la demande`,
  },
  NEWSLETTER_UNCONFIRMED: {
    does: 'DELETE',
    what: 'Adresses de la lettre jamais confirmées',
    after: (ages) => `${days(ages.NEWSLETTER_UNCONFIRMED_KEPT_DAYS)} après la demande`,
  },
  NEWSLETTER_LEFT: {
    does: 'DELETE',
    what: 'Adresses désinscrites de la lettre',
    after: (ages) => `${months(ages.NEWSLETTER_LEFT_KEPT_MONTHS)} après la désinscription`,
  },
  CONSENT_PEOPLE: {
    does: 'DELETE',
    what: 'Registre des consentements\u00a0: le lien avec une adresse',
    after: () => 'Dès que l’adresse n’est plus ni à la lettre ni sur la liste d’attente',
  },
  CONTACT_MESSAGES: {
    does: 'DELETE',
    what: 'Messages, avec leurs réponses et leurs notes',
    after: (ages) => `${months(ages.CONTACT_MESSAGES_KEPT_MONTHS)} après le dernier échange`,
  },
  MAILS: {
    does: 'DELETE',
    what: 'E-mails partis ou abandonnés',
    after: () => `${days(fixedAges.mailDays)} après leur envoi`,
  },
  LAST_MAILS: {
    does: 'DELETE',
    what: 'E-mail qui annonce la fin d’un compte',
    after: () => 'Dès qu’il est parti',
  },
  ACCOUNT_LINKS: {
    does: 'DELETE',
    what: 'Liens de confirmation et de mot de passe oublié',
    after: () => 'À leur terme',
  },
  PASSKEY_CHALLENGES: {
    does: 'DELETE',
    what: 'Demandes de clés d’accès',
    after: () => `${counted(fixedAges.passkeyMinutes, 'minute')} après la demande`,
  },
  API_TOKENS: {
    does: 'DELETE',
    what: 'Jetons d’API',
    after: () => `${days(fixedAges.tokenDays)} après leur terme, ou dès leur révocation`,
  },
  INVITATIONS: {
    does: 'DELETE',
    what: 'Invitations dans l’équipe',
    after: () => 'À leur terme',
  },
  PREVIEW_LINKS: {
    does: 'DELETE',
    what: 'Liens d’aperçu qui n’ouvrent plus rien',
    after: () => 'À leur terme',
  },
  ANALYTICS_IDS: {
    does: 'ANONYMISE',
    what: 'Mesure d’audience\u00a0: qui a fait quoi',
    after: (ages) => `${months(ages.ANALYTICS_IDS_KEPT_MONTHS)} après la visite`,
  },
  ANALYTICS: {
    does: 'DELETE',
    what: 'Mesure d’audience\u00a0: le reste',
    after: (ages) => `${months(ages.ANALYTICS_KEPT_MONTHS)} après la visite`,
  },
  ERASED_VISITS: {
    does: 'DELETE',
    what: 'Visites effacées dont rien ne doit plus arriver',
    after: () => `${counted(fixedAges.erasedVisitHours, 'heure')} après l’effacement`,
  },
} as const satisfies Record<string, RetentionRuleWords>

export type RetentionRule = keyof typeof retentionRules
