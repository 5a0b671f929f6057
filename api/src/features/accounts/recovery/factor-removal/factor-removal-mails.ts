import type { Mail } from '../../../../platform/mail/outbox.ts'
import { readableTimeInFrance } from '../../../../platform/time-in-france.ts'
import { letter } from '../../account-letter.ts'
import { addressOf } from '../recovery-mails.ts'

type Link = Parameters<typeof addressOf>[1]

/** Where all links about the removal of a second factor lead. */
const page = '/double-verification'

/** To who says, by the right password, that they have neither device nor code any more: nothing happens without the link. */
export const lostFactorMail = (email: string, link: Link): Mail =>
  letter(
    email,
    'Retirer la double vérification de votre compte',
    [
      'Quelqu’un qui connaît le mot de passe de votre compte Ramure dit n’avoir plus ni son appareil ni ses codes de secours. Si c’est vous, ouvrez ce lien dans les 30\u00a0minutes\u202f; il ne sert qu’une fois\u00a0:',
      { words: 'Demander le retrait', address: addressOf(page, link) },
      'La double vérification sera retirée 72\u00a0heures plus tard. D’ici là, vous pourrez l’annuler à tout moment.',
      'Vous n’avez rien demandé\u202f? N’ouvrez pas ce lien\u00a0: rien ne changera. Mais votre mot de passe est connu, changez-le.',
    ],
    link.expiresAt,
  )

/** To somebody of the team: a mailbox alone does not open the administration. */
export const lostTeamFactorMail = (email: string, publicUrl: string): Mail =>
  letter(email, 'Votre double vérification et l’équipe', [
    'Quelqu’un qui connaît le mot de passe de votre compte Ramure dit n’avoir plus ni son appareil ni ses codes de secours. Votre compte ouvre l’administration\u00a0: un e-mail ne suffit pas pour retirer sa double vérification.',
    'C’était vous\u202f? Demandez à une personne qui gère la boutique de la retirer, à la page Équipe.',
    'Ce n’était pas vous\u202f? Votre mot de passe est connu\u00a0: changez-le tout de suite.',
    { words: 'Choisir un nouveau mot de passe', address: `${publicUrl}/mot-de-passe/oublie` },
  ])

const stop = (link: Link) => ({ words: 'Garder ma double vérification', address: addressOf(page, link) })

/** Once the link was opened: until when it can be stopped. `expiresAt` is when it is done. */
export const removalPlannedMail = (email: string, link: Link): Mail =>
  letter(
    email,
    'Votre double vérification sera retirée dans 72\u00a0heures',
    [
      `Comme demandé depuis cette boîte de réception, votre compte Ramure ne demandera plus ni code ni clé d’accès à partir du ${readableTimeInFrance(link.expiresAt)}, heure de Paris.`,
      'Ce n’était pas vous, ou vous avez retrouvé votre appareil\u202f? Annulez le retrait par ce lien, ou en vous connectant avec votre code ou votre clé\u00a0:',
      stop(link),
    ],
    link.expiresAt,
  )

/** A day before it is done. */
export const removalReminderMail = (email: string, link: Link): Mail =>
  letter(
    email,
    'Rappel\u00a0: votre double vérification sera retirée demain',
    [
      `À partir du ${readableTimeInFrance(link.expiresAt)}, heure de Paris, votre mot de passe suffira pour entrer dans votre compte Ramure.`,
      'Ce n’était pas vous\u202f? Annulez le retrait, puis changez votre mot de passe\u00a0: quelqu’un le connaît.',
      stop(link),
    ],
    link.expiresAt,
  )
