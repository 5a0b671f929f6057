import { sql } from '../../../platform/database/sql.ts'
import { byEmail, byId, type Declarations, either, formerMember, type Person } from './declaration.ts'
import { type KeptAges, retentionRules } from './retention.rules.ts'

const ownOrders = ({ id }: Person) => sql`(select id from orders where user_id = ${id})`

/** Messages that the person sent, told by the address that was typed. */
const ownMessages = (person: Person) =>
  sql`(select id from contact_messages where ${byEmail('email')(person)})`

/** Accounts are kept by law with their documents: until some years after the end of the year of the order. */
const legalOrders = {
  why: 'La loi oblige la boutique à garder ses pièces comptables (article L. 123-22 du code de commerce)\u00a0: ce qui a été commandé, le nom et l’adresse du client.',
  until: (ages: KeptAges) => `Anonymisé ${retentionRules.ORDERS.after(ages)}.`,
}

const consentOwner = either(byId('user_id'), byEmail('email'))

const another = 'D’une autre personne.'

/** What people put aside, order and write. */
export const shoppingTables: Declarations = {
  cart: { holdings: [{ label: 'Votre panier', rows: byId('user_id'), kept: ['CART'], erase: 'DELETE' }] },
  favourites: {
    holdings: [{ label: 'Vos favoris', rows: byId('user_id'), kept: 'WITH_ACCOUNT', erase: 'DELETE' }],
  },
  restock_requests: {
    holdings: [
      {
        label: 'Les produits dont vous attendez le retour',
        rows: byId('user_id'),
        kept: ['RESTOCK_REQUESTS'],
        erase: 'DELETE',
      },
    ],
  },
  order_requests: {
    holdings: [
      {
        label: 'Clés de vos dernières commandes (Idempotency-Key)',
        rows: byId('user_id'),
        withheld: { body_hash: 'Une empreinte technique.', answer: 'La commande, déjà donnée.' },
        kept: ['ORDER_REQUESTS'],
        erase: 'DELETE',
      },
    ],
  },
  order_items: {
    holdings: [
      {
        label: 'Produits de vos commandes',
        rows: (person) => sql`order_id in ${ownOrders(person)}`,
        kept: ['ORDERS'],
        erase: 'KEEP',
      },
    ],
    stays: { columns: [], ...legalOrders },
  },
  order_status_changes: {
    holdings: [
      {
        label: 'Étapes de vos commandes',
        rows: (person) => sql`order_id in ${ownOrders(person)}`,
        withheld: { changed_by: 'Parfois une personne de l’équipe.' },
        kept: ['ORDERS'],
        erase: ({ id }) => sql`changed_by = nullif(changed_by, ${id})`,
      },
      {
        label: 'Commandes dont vous avez changé l’état',
        rows: (person) => sql`changed_by = ${person.id} and order_id not in ${ownOrders(person)}`,
        kept: ['ORDERS'],
        erase: () => sql`changed_by = null`,
      },
    ],
  },
  orders: {
    holdings: [
      {
        label: 'Vos commandes',
        rows: byId('user_id'),
        // An invoice names its customer, also once there is no account.
        kept: ['ORDERS'],
        erase: ({ name }) => sql`customer_name = ${name || null}, user_id = null`,
      },
    ],
    stays: { columns: ['customer_name', 'shipping_address'], ...legalOrders },
  },
  waitlist: {
    holdings: [
      {
        label: 'Votre inscription à la liste d’attente',
        rows: either(byId('user_id'), byEmail('email')),
        kept: ['WAITLIST'],
        erase: 'DELETE',
      },
    ],
  },
  newsletter: {
    holdings: [
      {
        label: 'Votre inscription à la lettre d’information',
        rows: byEmail('email'),
        withheld: { token: 'Le secret de vos liens de confirmation et de désinscription.' },
        kept: ['NEWSLETTER_UNCONFIRMED', 'NEWSLETTER_LEFT'],
        erase: 'DELETE',
      },
    ],
  },
  consent_entries: {
    holdings: [
      {
        label: 'Ce que vous avez accepté, confirmé, refusé ou retiré',
        rows: (person) => sql`person in (select pseudonym from consent_people where ${consentOwner(person)})`,
        withheld: { previous_hash: 'L’empreinte de l’entrée d’avant, d’une autre personne.' },
        kept: {
          why: 'Prouver ce qui a été accepté.',
          until: 'Sans terme\u00a0; l’entrée ne désigne plus personne une fois son pseudonyme effacé.',
        },
        erase: 'KEEP',
      },
    ],
    stays: {
      columns: [],
      why: 'Un registre qui ne se modifie pas prouve ce qui a été accepté. Le lien entre ses lignes et vous est effacé\u00a0: elles ne désignent plus personne.',
      until: () => 'Conservé, sans rien qui mène à vous.',
    },
  },
  consent_people: {
    holdings: [
      {
        label: 'Le pseudonyme sous lequel vous figurez au registre des consentements',
        rows: consentOwner,
        kept: ['CONSENT_PEOPLE'],
        erase: 'DELETE',
      },
    ],
  },
  contact_replies: {
    holdings: [
      {
        label: 'Nos réponses à vos messages, et nos notes à leur sujet',
        rows: (person) => sql`message_id in ${ownMessages(person)}`,
        withheld: { author_id: another, author_name: another },
        kept: ['CONTACT_MESSAGES'],
        erase: 'DELETE',
      },
      {
        label: 'Réponses et notes que vous avez écrites pour la boutique',
        rows: (person) => sql`author_id = ${person.id} and message_id not in ${ownMessages(person)}`,
        withheld: { text: 'La correspondance d’une autre personne.' },
        kept: ['CONTACT_MESSAGES'],
        erase: () => sql`author_id = null, author_name = ${formerMember}`,
      },
    ],
  },
  contact_messages: {
    holdings: [
      {
        label: 'Vos messages',
        rows: byEmail('email'),
        withheld: { assigned_to: another, replied_by: another, replied_by_id: another },
        kept: ['CONTACT_MESSAGES'],
        erase: 'DELETE',
      },
      {
        label: 'Messages dont vous vous êtes occupé',
        rows: either(byId('assigned_to'), byId('replied_by_id')),
        withheld: {
          ...{ first_name: another, last_name: another, email: another, subject: another, message: another },
        },
        kept: ['CONTACT_MESSAGES'],
        erase: ({
          id,
        }) => sql`assigned_to = nullif(assigned_to, ${id}), replied_by_id = nullif(replied_by_id, ${id}),
          replied_by = case when replied_by_id = ${id} then ${formerMember} else replied_by end`,
      },
    ],
  },
}
