import type { EntityManager } from '@mikro-orm/postgresql'
import type { AuditAction } from '../../audit/audit.rules.ts'
import { AuditEntry, type Snapshot } from '../../audit/audit-entry.entity.ts'
import { passportClaimTexts, productClaimTexts } from '../../claims/claims.rules.ts'

/** A text of a product, or of its passport, as a change found it and left it. */
export interface TextChange {
  at: string
  /** E-mail of the administrator. */
  by: string
  action: AuditAction
  of: 'PRODUCT' | 'PASSPORT'
  field: string
  before: string | null
  after: string | null
}

/** What of either can be claimed in words; lists are told as one text. */
const fieldsOf = {
  PRODUCT: [...productClaimTexts, 'images'],
  PASSPORT: [...passportClaimTexts, 'guarantees', 'spareParts'],
} as const

/** What is told of each row of a list. */
const told = ['altText', 'covers', 'terms', 'name'] as const

/** A field of a snapshot as one text; null where it says nothing. */
function textOf(state: Snapshot | null | undefined, field: string): string | null {
  const value = state?.[field]
  if (!Array.isArray(value)) return typeof value === 'string' && value !== '' ? value : null
  const lines = (value as Snapshot[]).flatMap((row) => {
    const words = told.flatMap((name) => (row[name] ? [String(row[name])] : []))
    return words.length > 0 ? [words.join(' ')] : []
  })
  return lines.join('\n') || null
}

/**
 * Every change of the texts of a product and of its passport that the history knows, the oldest first: who said what,
 * from when to when. An entry that does not name a text left it as it was.
 */
export async function readTextHistory(em: EntityManager, productId: number): Promise<TextChange[]> {
  const subjectTypes: TextChange['of'][] = ['PRODUCT', 'PASSPORT']
  const entries = await em.find(
    AuditEntry,
    { subjectType: { $in: subjectTypes }, subjectId: String(productId) },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  return entries.flatMap(({ subjectType, createdAt, actorEmail, action, before, after }) => {
    const of = subjectType as TextChange['of']
    const changed = fieldsOf[of].filter(
      (field) =>
        (!before || !after || (field in before && field in after)) &&
        textOf(before, field) !== textOf(after, field),
    )
    return changed.map((field) => ({
      ...{ at: createdAt.toISOString(), by: actorEmail, action, of, field },
      ...{ before: textOf(before, field), after: textOf(after, field) },
    }))
  })
}
