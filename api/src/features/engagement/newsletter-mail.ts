import type { Mail } from '../../platform/mail/outbox.ts'

/** The welcome, with the link by which its reader leaves. `publicUrl` has no slash at its end. */
export function welcomeMail(email: string, token: string, publicUrl: string): Mail {
  const leave = `${publicUrl}/newsletter/desinscription?token=${encodeURIComponent(token)}`
  const paragraphs = [
    'Bonjour,',
    'Votre adresse est bien inscrite à la lettre de Ramure. Vous y lirez nos nouveaux articles, nos conseils et les produits qui arrivent, une à deux fois par mois.',
    'Vous n’êtes pas à l’origine de cette inscription, ou vous changez d’avis ? Un clic suffit :',
  ]
  return {
    recipient: email,
    subject: 'Bienvenue dans la lettre de Ramure',
    text: `${paragraphs.join('\n\n')}\n${leave}\n\nÀ bientôt,\nL’équipe de Ramure\n`,
    html: `<!doctype html><html lang="fr"><body style="font-family:sans-serif;line-height:1.6;color:#20261f">${paragraphs
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(
        '',
      )}<p><a href="${leave}">Se désinscrire de la lettre</a></p><p>À bientôt,<br>L’équipe de Ramure</p></body></html>`,
  }
}
