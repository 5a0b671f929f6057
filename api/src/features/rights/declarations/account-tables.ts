import { createHash } from 'node:crypto'
import { sql } from '../../../platform/database/sql.ts'
import { byEmail, byId, type Declarations, either, lastMailThread, type Person } from './declaration.ts'

/** The counters' keys hold an address as this hash alone. */
const hashedEmail = ({ email }: Person) => createHash('sha256').update(email).digest('base64url')

/** What the account and its use hold of a person. */
export const accountTables: Declarations = {
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
  account_deletions: {
    holdings: [
      {
        label: 'La suppression de votre compte',
        rows: byId('user_id'),
        withheld: { needles: 'Ce que la vérification finale cherche.' },
        kept: ['ACCOUNTS'],
        erase: 'KEEP',
      },
    ],
    stays: {
      columns: ['user_id', 'needles'],
      why: 'Après l’effacement, votre adresse, votre nom et votre numéro sont cherchés une dernière fois dans toute la base.',
      until: () => 'Oublié dès que cette vérification est faite.',
    },
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
  team_invitations: {
    holdings: [
      {
        label: 'Invitations dans l’équipe à votre adresse, ou que vous avez envoyées',
        rows: (person) =>
          sql`invited_by = ${person.id} or ${person.ownsEmail ? sql`email = ${person.email}` : sql`false`}`,
        withheld: { token_hash: 'L’empreinte d’un lien secret.' },
        kept: ['INVITATIONS'],
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
  notification_reads: {
    holdings: [
      {
        label: 'Ce que vous avez lu dans la cloche',
        rows: byId('user_id'),
        kept: 'WITH_ACCOUNT',
        erase: 'DELETE',
      },
    ],
  },
  notification_settings: {
    holdings: [
      { label: 'Vos choix de notifications', rows: byId('user_id'), kept: 'WITH_ACCOUNT', erase: 'DELETE' },
    ],
  },
  saved_views: {
    holdings: [
      { label: 'Vos vues enregistrées', rows: byId('user_id'), kept: 'WITH_ACCOUNT', erase: 'DELETE' },
    ],
  },
  stored_images: {
    holdings: [
      {
        label: 'Images que vous avez envoyées',
        rows: byId('uploaded_by'),
        kept: {
          why: 'Une image sert aux fiches de la boutique.',
          until: 'Jusqu’à ce que plus rien ne la montre.',
        },
        erase: () => sql`uploaded_by = null`,
      },
    ],
  },
  outgoing_mails: {
    holdings: [
      {
        label: 'E-mails qui vous sont adressés, ou qui transmettent votre message',
        rows: either(byId('user_id'), byEmail('recipient', 'reply_to')),
        withheld: {
          text: 'Vous l’avez reçu ou écrit\u202f; il peut porter un lien secret.',
          html: 'Vous l’avez reçu ou écrit\u202f; il peut porter un lien secret.',
          unsubscribe_url: 'Un lien secret.',
        },
        kept: ['MAILS', 'LAST_MAILS'],
        erase: 'DELETE',
      },
    ],
    stays: {
      columns: ['recipient'],
      rows: sql`thread = ${lastMailThread}`,
      why: 'Le dernier e-mail, qui vous dit que tout est effacé, doit encore partir.',
      until: () => 'Effacé dès qu’il est parti.',
    },
  },
  analytics: {
    holdings: [
      {
        label: 'Ce que la mesure d’audience a retenu de vos visites',
        rows: ({ id }) => sql`user_id = ${id} or (user_id is null and session_id in (
          select session_id from analytics where user_id = ${id} and session_id is not null))`,
        kept: ['ANALYTICS_IDS', 'ANALYTICS'],
        erase: 'DELETE',
      },
    ],
  },
  analytics_people: {
    holdings: [
      {
        label: 'Heures et jours de vos visites',
        rows: byId('user_id'),
        kept: ['ANALYTICS_IDS'],
        erase: 'DELETE',
      },
    ],
  },
  analytics_seen: {
    holdings: [
      {
        label: 'Date de votre dernière visite',
        rows: byId('user_id'),
        kept: ['ANALYTICS_IDS'],
        erase: 'DELETE',
      },
    ],
  },
  analytics_erased: {
    nothing:
      'L’empreinte du numéro aléatoire d’une visite effacée, pour que rien n’en arrive encore\u202f; elle ne mène à rien.',
    kept: ['ERASED_VISITS'],
  },
  analytics_counts: {
    nothing: 'Des nombres par heure et par jour\u202f; aucun ne dit de qui il s’agit.',
    kept: ['ANALYTICS'],
  },
  users: {
    holdings: [
      {
        label: 'Votre compte',
        rows: byId('id'),
        withheld: { password: 'L’empreinte de votre mot de passe.' },
        kept: ['ACCOUNTS'],
        erase: 'DELETE',
      },
    ],
  },
}
