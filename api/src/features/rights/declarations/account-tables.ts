import { sql } from '../../../platform/database/sql.ts'
import { byEmail, byId, type Declarations, either, lastMailThread } from './declaration.ts'

/** What the account and its use hold of a person. */
export const accountTables: Declarations = {
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
