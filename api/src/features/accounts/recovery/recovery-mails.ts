import type { Mail } from '../../../platform/mail/outbox.ts'
import { letter } from '../account-letter.ts'

/** What every link of an account needs: its token travels behind « # », which no server and no log ever sees. */
interface KeyedLink {
  token: string
  expiresAt: Date
  publicUrl: string
}

/** Where a link leads. */
export const addressOf = (path: string, { token, publicUrl }: KeyedLink) => `${publicUrl}${path}#${token}`

/** The beginning of an address, for whoever may not know it whole. */
export const masked = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1•••')

/** To who has forgotten a password: the link that sets another. */
export const forgottenPasswordMail = (email: string, link: KeyedLink): Mail =>
  letter(
    email,
    'Choisir un nouveau mot de passe',
    [
      'Quelqu’un, sans doute vous, a demandé à choisir un nouveau mot de passe pour votre compte Ramure. Ouvrez ce lien dans les 30\u00a0minutes ; il ne sert qu’une fois\u00a0:',
      { words: 'Choisir un nouveau mot de passe', address: addressOf('/mot-de-passe/nouveau', link) },
      'Vous n’avez rien demandé\u202f? Ignorez cet e-mail\u00a0: votre mot de passe reste le même, et personne ne peut le changer sans ce lien. Ne le transmettez à personne, même à nous.',
    ],
    link.expiresAt,
  )

/** What still opens an account beside its password. */
export interface RemainingKeys {
  passkeys: number
  apiTokens: number
}

const counted = (count: number, one: string, many: string) => (count > 1 ? `${count}\u00a0${many}` : one)

/** What remains, in words; null when nothing does. */
function remainingSaid({ passkeys, apiTokens }: RemainingKeys): string | null {
  const kinds = [
    ...(passkeys > 0 ? [counted(passkeys, 'une clé d’accès', 'clés d’accès')] : []),
    ...(apiTokens > 0 ? [counted(apiTokens, 'un jeton d’API', 'jetons d’API')] : []),
  ]
  if (kinds.length === 0) return null
  const opens = passkeys + apiTokens > 1 ? 'ouvrent' : 'ouvre'
  return `Attention\u00a0: ${kinds.join(' et ')} ${opens} toujours votre compte. Vous ne les reconnaissez pas tous\u202f? Connectez-vous et retirez-les sur la page Sécurité.`
}

/** To whose password is another one now: what still opens the account, and what to do when it was not them. */
export function passwordChangedMail(email: string, remaining: RemainingKeys, publicUrl: string): Mail {
  const said = remainingSaid(remaining)
  return letter(email, 'Votre mot de passe a été changé', [
    'Le mot de passe de votre compte Ramure vient d’être changé. Les autres appareils sur lesquels vous étiez connecté ne le sont plus.',
    ...(said
      ? [said, { words: 'Sécurité de votre compte', address: `${publicUrl}/mon-compte/securite` }]
      : []),
    'C’était vous\u202f? Vous n’avez rien à faire.',
    'Ce n’était pas vous\u202f? Choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié\u202f? », puis écrivez-nous en répondant à cet e-mail\u00a0:',
    { words: 'Choisir un nouveau mot de passe', address: `${publicUrl}/mot-de-passe/oublie` },
  ])
}

/** To whoever typed this address into an account: the link that confirms that it is theirs. */
export const confirmEmailMail = (email: string, link: KeyedLink): Mail =>
  letter(
    email,
    'Confirmez votre adresse e-mail',
    [
      'Un compte Ramure a été ouvert avec cette adresse. Confirmez qu’elle est bien la vôtre\u00a0:',
      { words: 'Confirmer mon adresse', address: addressOf('/adresse/confirmation', link) },
      'Le lien est valable 7\u00a0jours. Votre compte fonctionne aussi sans cette confirmation.',
      'Vous n’avez pas ouvert de compte\u202f? Ignorez cet e-mail, ou choisissez votre propre mot de passe avec « Mot de passe oublié\u202f? »\u00a0: le compte sera alors à vous seul.',
    ],
    link.expiresAt,
  )

/** To the address that an account is to have. */
export const newEmailMail = (email: string, link: KeyedLink): Mail =>
  letter(
    email,
    'Confirmez votre nouvelle adresse e-mail',
    [
      'Vous avez demandé à utiliser cette adresse pour votre compte Ramure. Elle remplacera l’ancienne dès que vous l’aurez confirmée\u00a0:',
      { words: 'Confirmer ma nouvelle adresse', address: addressOf('/adresse/confirmation', link) },
      'Le lien est valable 24\u00a0heures et ne sert qu’une fois. Vous n’avez rien demandé\u202f? Ignorez cet e-mail\u00a0: rien ne changera.',
    ],
    link.expiresAt,
  )

/** To the address that the account still has: in time to stop it. */
export const changeAskedMail = (email: string, next: string, publicUrl: string): Mail =>
  letter(email, 'Une autre adresse e-mail a été demandée', [
    `Quelqu’un qui connaît le mot de passe de votre compte Ramure a demandé à remplacer cette adresse par ${next}. Le changement se fera quand cette nouvelle adresse aura été confirmée.`,
    'C’était vous\u202f? Ouvrez l’e-mail que nous venons d’y envoyer.',
    'Ce n’était pas vous\u202f? Choisissez tout de suite un nouveau mot de passe\u00a0: cela annule ce changement et déconnecte tous les appareils.',
    { words: 'Choisir un nouveau mot de passe', address: `${publicUrl}/mot-de-passe/oublie` },
  ])

/** To the address that the account had until now. */
export const changedEmailMail = (email: string, next: string, publicUrl: string): Mail =>
  letter(email, 'Votre adresse e-mail a été changée', [
    `L’adresse de votre compte Ramure est maintenant ${next}. Nous n’écrirons plus ici au sujet de ce compte.`,
    'Ce n’était pas vous\u202f? Écrivez-nous tout de suite en répondant à cet e-mail, ou depuis notre page d’aide\u00a0: nous bloquerons le compte et vous le rendrons.',
    { words: 'Nous écrire', address: `${publicUrl}/aide-et-contacts` },
  ])
