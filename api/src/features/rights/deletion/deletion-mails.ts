import { markup } from '../../../platform/http/markup.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import { readableTimeInFrance } from '../../../platform/time-in-france.ts'
import { lastMailThread } from '../declarations/declaration.ts'

const farewell = 'L’équipe de Ramure'

/** A letter about the end of an account; it names nobody. */
function letter(recipient: string, subject: string, paragraphs: string[], thread: string): Mail {
  const all = ['Bonjour,', ...paragraphs, farewell]
  return {
    recipient,
    subject,
    thread,
    text: `${all.join('\n\n')}\n`,
    html: markup`<!doctype html><html lang="fr"><body style="font-family:sans-serif;line-height:1.6;color:#20261f">${all.map((each) => markup`<p>${each}</p>`)}</body></html>`
      .text,
  }
}

/** At the request. */
export const deletionPlannedMail = (email: string, dueAt: Date, publicUrl: string): Mail =>
  letter(
    email,
    'Votre compte sera supprimé dans 7\u00a0jours',
    [
      `Vous avez demandé la suppression de votre compte Ramure et de vos données. Elle aura lieu le ${readableTimeInFrance(dueAt)}, heure de Paris.`,
      `Vous changez d’avis, ou la demande ne vient pas de vous\u202f? Connectez-vous d’ici là et annulez-la\u00a0: ${publicUrl}/mes-donnees`,
      'Vos commandes sont gardées aussi longtemps que la loi l’exige, puis anonymisées.',
    ],
    'suppression-compte',
  )

/** When it is taken back. */
export const deletionCancelledMail = (email: string): Mail =>
  letter(
    email,
    'Votre compte reste ouvert',
    ['La suppression de votre compte Ramure est annulée\u00a0: rien n’a été effacé.'],
    'suppression-compte',
  )

/** When it is done. */
export const deletionDoneMail = (email: string, keepsOrders: boolean): Mail =>
  letter(
    email,
    'Votre compte est supprimé',
    [
      'Votre compte Ramure et vos données sont effacés. Cet e-mail est le dernier\u00a0: nous oublions aussi votre adresse dès qu’il est parti.',
      ...(keepsOrders
        ? [
            'Vos commandes restent dans nos comptes aussi longtemps que la loi l’exige (article L. 123-22 du code de commerce), puis sont anonymisées.',
          ]
        : []),
    ],
    lastMailThread,
  )
