import { type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import {
  byAuthor,
  type Declarations,
  formerMember,
  type Kept,
  type Person,
  wholeWord,
  withoutAuthor,
} from './declaration.ts'

const shopFacts = 'Ce qui a changé dans la boutique.'
const somebody = 'Une personne de l’équipe.'

const redacted = (column: string, { email }: Person): RawQueryFragment =>
  sql`cast(regexp_replace(cast(${raw(column)} as text), ${wholeWord(email)}, ${formerMember}, 'gi') as jsonb)`

/** What the shop has shown, and who changed it. */
const proof: Kept = {
  why: 'Revenir sur une erreur, et prouver ce que la boutique a affiché.',
  until: 'Sans terme\u00a0; sans la personne dès que son compte est supprimé.',
}

const decided = (label: string, ...columns: string[]) => ({
  label,
  kept: proof,
  rows: byAuthor(...columns),
  erase: withoutAuthor(...columns),
})

/** What names those who work for the shop: who changed, decided, published what. */
export const teamTables: Declarations = {
  audit_entries: {
    holdings: [
      {
        label: 'Ce que vous avez modifié dans la boutique',
        rows: ({ id, email }) => sql`actor_id = ${id} or lower(actor_email) = ${email}`,
        withheld: { before: shopFacts, after: shopFacts },
        kept: proof,
        erase: () => sql`actor_id = '', actor_email = ${formerMember}`,
      },
      {
        label: 'Vos rôles dans l’équipe, et qui les a changés',
        rows: ({ id }) => sql`subject_type = 'MEMBER' and subject_id = ${id}`,
        withheld: { actor_id: somebody, actor_email: somebody },
        kept: proof,
        erase: (person) =>
          sql`subject_id = '', before = ${redacted('before', person)}, after = ${redacted('after', person)}`,
      },
      {
        // What the shop itself writes into the history of messages and tokens is the address of an account of the team;
        // what people type, or where somebody is invited, may be the address of a stranger.
        label: 'Modifications dont le contenu vous nomme',
        rows: ({ email, ownsEmail }) =>
          sql`concat(before, after) ~* ${wholeWord(email)} and (${ownsEmail} or subject_type in ('MESSAGE', 'TOKEN'))`,
        withheld: { before: shopFacts, after: shopFacts, actor_id: somebody, actor_email: somebody },
        kept: proof,
        erase: (person) => sql`before = ${redacted('before', person)}, after = ${redacted('after', person)}`,
      },
    ],
  },
  preview_links: {
    holdings: [
      {
        ...decided('Liens d’aperçu que vous avez créés', 'created_by'),
        kept: ['PREVIEW_LINKS'],
        withheld: { token_hash: 'L’empreinte d’un lien secret.' },
      },
    ],
  },
  assessments: { holdings: [decided('Évaluations que vous avez publiées', 'decided_by')] },
  claims: { holdings: [decided('Allégations dont vous avez décidé', 'decided_by', 'gone_by')] },
  score_history: {
    holdings: [
      {
        label: 'Éco-scores que vous avez changés',
        rows: (person) => sql`by in (select pseudonym from score_authors where ${byAuthor('email')(person)})`,
        kept: proof,
        erase: 'KEEP',
      },
    ],
    stays: {
      columns: [],
      why: 'Le journal des éco-scores affichés est scellé\u00a0: rien n’y est modifié, pour prouver ce que la boutique a affiché (article L. 121-2 du code de la consommation). Le lien entre ses lignes et vous est effacé\u00a0: elles ne désignent plus personne.',
      until: () => 'Conservé, sans rien qui mène à vous.',
    },
  },
  score_authors: {
    holdings: [
      {
        label: 'Le pseudonyme sous lequel vous figurez au journal des éco-scores',
        rows: byAuthor('email'),
        kept: proof,
        erase: 'DELETE',
      },
    ],
  },
}
