import { linkHasEnded } from './outbox.ts'

/** What mail servers and networks say, in lower case, and what it means. The first that fits counts. */
const meanings: readonly (readonly [string[], string])[] = [
  [[linkHasEnded], 'Le lien de cet e-mail n’est plus valable\u00a0: il n’a pas pu partir à temps.'],
  [['econnrefused'], 'Le serveur de courrier refuse la connexion\u00a0: il est peut-être arrêté.'],
  [
    ['enotfound', 'edns', 'eai_again'],
    'Le serveur de courrier est introuvable\u00a0: vérifiez son adresse (SMTP_URL).',
  ],
  [
    ['etimedout', 'timeout', 'timed out', 'econnreset', 'esocket', 'socket hang up'],
    'Le serveur de courrier ne répond pas.',
  ],
  [
    ['eauth', 'invalid login', '535 ', '534 ', '530 '],
    'Le serveur de courrier refuse l’identifiant ou le mot de passe de la boutique (SMTP_URL).',
  ],
  [['certificate', 'etls', 'ssl routines'], 'La connexion chiffrée au serveur de courrier échoue.'],
  [['552 ', '5.2.2', 'quota', 'mailbox full'], 'La boîte du destinataire est pleine.'],
  [
    ['5.1.1', '550 ', '551 ', '553 ', 'user unknown', 'no such user', 'no recipients'],
    'L’adresse du destinataire n’existe pas, ou refuse nos e-mails.',
  ],
  [['554 ', '5.7.', 'spam', 'blocked'], 'Le serveur du destinataire refuse ce message.'],
  [
    ['421 ', '450 ', '451 ', '452 ', 'greylist'],
    'Le serveur de courrier demande d’attendre avant de réessayer.',
  ],
  [['enospc'], 'Le disque de la boutique est plein.'],
  [['eacces', 'eperm', 'erofs'], 'La boutique n’a pas le droit d’écrire dans son dossier d’envoi.'],
]

/** What a failure of sending means, for people who know no mail server: one French sentence. */
export function mailFailure(lastError: string): string {
  const said = lastError.toLowerCase()
  const found = meanings.find(([signs]) => signs.some((sign) => said.includes(sign)))
  return found?.[1] ?? 'Le serveur de courrier n’a pas accepté le message.'
}
