import { type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import {
  byAuthor,
  type Declarations,
  formerMember,
  type Person,
  wholeWord,
  withoutAuthor,
} from './declaration.ts'

const shopFacts = 'Ce qui a changé dans la boutique.'
const somebody = 'Une personne de l’équipe.'

const redacted = (column: string, { email }: Person): RawQueryFragment =>
  sql`cast(regexp_replace(cast(${raw(column)} as text), ${wholeWord(email)}, ${formerMember}, 'gi') as jsonb)`

const decided = (label: string, ...columns: string[]) => ({
  label,
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
        erase: () => sql`actor_id = '', actor_email = ${formerMember}`,
      },
      {
        label: 'Modifications dont le contenu vous nomme',
        rows: ({ email, ownsEmail }) =>
          ownsEmail ? sql`concat(before, after) ~* ${wholeWord(email)}` : sql`false`,
        withheld: { before: shopFacts, after: shopFacts, actor_id: somebody, actor_email: somebody },
        erase: (person) => sql`before = ${redacted('before', person)}, after = ${redacted('after', person)}`,
      },
    ],
  },
  preview_links: {
    holdings: [
      {
        ...decided('Liens d’aperçu que vous avez créés', 'created_by'),
        withheld: { token_hash: 'L’empreinte d’un lien secret.' },
      },
    ],
  },
  assessments: { holdings: [decided('Évaluations que vous avez publiées', 'decided_by')] },
  claims: { holdings: [decided('Allégations dont vous avez décidé', 'decided_by', 'gone_by')] },
  score_history: {
    holdings: [{ label: 'Éco-scores que vous avez changés', rows: byAuthor('by'), erase: 'KEEP' }],
    stays: {
      columns: ['by'],
      why: 'Le journal des éco-scores affichés est scellé\u00a0: rien n’y est modifié, pour prouver ce que la boutique a affiché (article L. 121-2 du code de la consommation).',
      until: 'Aussi longtemps que la boutique doit pouvoir le prouver.',
    },
  },
}
