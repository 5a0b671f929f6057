import type { Mail } from '../../../platform/mail/outbox.ts'

/** Where the links of the newsletter's mails lead; the same addresses are pages of the web (app/paths.ts). */
const newsletterLinks = (publicUrl: string, token: string) => {
  const query = `token=${encodeURIComponent(token)}`
  return {
    confirm: `${publicUrl}/newsletter/confirmation?${query}`,
    leave: `${publicUrl}/newsletter/desinscription?${query}`,
  }
}

const greeting = 'Bonjour,'
const request =
  'Vous avez demandé à recevoir la lettre de Ramure : nos nouveaux articles, nos conseils et les produits qui arrivent, une à deux fois par mois. Confirmez que cette adresse est bien la vôtre :'
const otherwise =
  'Sans confirmation, nous ne vous écrirons pas et votre adresse sera effacée automatiquement. Vous n’êtes pas à l’origine de cette demande, ou vous changez d’avis ? Un clic suffit :'
const farewell = ['À bientôt,', 'L’équipe de Ramure']

/**
 * Asks the owner of an address to confirm it, with the links to do so and to leave. `publicUrl` has no slash at its
 * end.
 */
export function confirmationMail(email: string, token: string, publicUrl: string): Mail {
  const { confirm, leave } = newsletterLinks(publicUrl, token)
  const link = (address: string, words: string) => `<p><a href="${address}">${words}</a></p>`
  return {
    recipient: email,
    subject: 'Confirmez votre inscription à la lettre de Ramure',
    unsubscribeUrl: leave,
    text: [greeting, `${request}\n${confirm}`, `${otherwise}\n${leave}`, `${farewell.join('\n')}\n`].join(
      '\n\n',
    ),
    html: [
      '<!doctype html><html lang="fr"><body style="font-family:sans-serif;line-height:1.6;color:#20261f">',
      `<p>${greeting}</p><p>${request}</p>${link(confirm, 'Confirmer mon inscription')}`,
      `<p>${otherwise}</p>${link(leave, 'Se désinscrire de la lettre')}`,
      `<p>${farewell.join('<br>')}</p></body></html>`,
    ].join(''),
  }
}
