import { createHash } from 'node:crypto'
import { sql } from '../../../platform/database/sql.ts'
import { removalHours } from '../../accounts/recovery/factor-removal/factor-removal.rules.ts'
import { byId, type Declarations, type Person } from './declaration.ts'

/** The counters' keys hold an address as this hash alone. */
const hashedEmail = ({ email }: Person) => createHash('sha256').update(email).digest('base64url')

/** What the ways into an account hold of a person. */
export const securityTables: Declarations = {
  sessions: {
    holdings: [
      {
        label: 'Vos sessions ouvertes',
        rows: ({ id }) => sql`user_id = ${id} or sess ->> 'userId' = ${id}`,
        withheld: {
          sid: 'Le secret qui ouvre la session.',
          sess: 'Le contenu technique de la session\u00a0: votre identifiant, l’heure de connexion et le navigateur.',
        },
        kept: ['SESSIONS'],
        erase: 'DELETE',
      },
    ],
  },
  sign_ins: {
    holdings: [
      { label: 'Les connexions à votre compte', rows: byId('user_id'), kept: ['SIGN_INS'], erase: 'DELETE' },
    ],
  },
  second_factors: {
    holdings: [
      {
        label: 'Les codes de connexion de votre application',
        rows: byId('user_id'),
        withheld: {
          secret: 'Le secret que partagent votre application et la boutique.',
          pending_secret: 'Le secret d’une application en cours d’activation.',
        },
        kept: 'WITH_ACCOUNT',
        erase: 'DELETE',
      },
    ],
  },
  factor_removals: {
    holdings: [
      {
        label: 'Le retrait de votre double vérification',
        rows: byId('user_id'),
        withheld: { keep_hash: 'L’empreinte d’un lien secret.' },
        kept: {
          why: 'Vous laisser le temps d’annuler le retrait, s’il ne vient pas de vous.',
          until: `Effacé dès qu’il a lieu, ${removalHours.wait}\u00a0heures après la demande, ou dès que vous l’annulez.`,
        },
        erase: 'DELETE',
      },
    ],
  },
  recovery_codes: {
    holdings: [
      {
        label: 'Vos codes de secours',
        rows: byId('user_id'),
        withheld: { code_hash: 'L’empreinte d’un code secret.' },
        kept: 'WITH_ACCOUNT',
        erase: 'DELETE',
      },
    ],
  },
  passkeys: {
    holdings: [
      {
        label: 'Vos clés d’accès (passkeys)',
        rows: byId('user_id'),
        withheld: {
          credential_id: 'Le numéro technique de la clé.',
          public_key: 'La partie publique de la clé.',
        },
        kept: 'WITH_ACCOUNT',
        erase: 'DELETE',
      },
    ],
  },
  passkey_challenges: {
    holdings: [
      {
        label: 'Clés d’accès en cours de vérification',
        rows: byId('user_id'),
        withheld: {
          challenge: 'Ce que la clé doit signer.',
          browser_hash: 'L’empreinte d’un numéro aléatoire de votre navigateur.',
        },
        kept: ['PASSKEY_CHALLENGES'],
        erase: 'DELETE',
      },
    ],
  },
  account_links: {
    holdings: [
      {
        label: 'Liens de confirmation ou de mot de passe en attente',
        rows: byId('user_id'),
        withheld: { token_hash: 'L’empreinte d’un lien secret.' },
        kept: ['ACCOUNT_LINKS'],
        erase: 'DELETE',
      },
    ],
  },
  api_tokens: {
    holdings: [
      {
        label: 'Jetons d’API que vous avez créés',
        rows: byId('user_id'),
        withheld: { token_hash: 'L’empreinte d’un secret.' },
        kept: ['API_TOKENS'],
        erase: 'DELETE',
      },
    ],
  },
  rate_limits: {
    holdings: [
      {
        label: 'Compteurs de sécurité reliés à votre compte ou à votre adresse e-mail',
        rows: (person) => sql`right(key, ${person.id.length + 1}) = ${`:${person.id}`}
          or ${person.ownsEmail ? sql`right(key, 43) = ${hashedEmail(person)}` : sql`false`}`,
        kept: ['RATE_LIMITS'],
        erase: 'DELETE',
      },
    ],
  },
}
