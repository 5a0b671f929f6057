import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../platform/authorize.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type AuditAction, type AuditSubject, auditPermissions, batchRules } from './audit.rules.ts'
import { authorOf } from './audit.service.ts'
import { AuditEntry, type Snapshot } from './audit-entry.entity.ts'

// A change of many things at once is one entry of the history, and can be undone as one. What became of each thing has
// an entry of its own, which names it: its own history is whole, and the many are never read together.

/** What a change of many is, in the history. */
interface Batch {
  action: AuditAction
  subjectType: AuditSubject
  /** In which way they were changed. */
  subjectId: string
}

/**
 * Makes a change of many things, in the transaction of `em`; without effect it leaves no entry.
 * @param work gets the id that the entries of the things name. Returns what is told of the whole, null when nothing changed.
 * @returns the id of its entry; null when nothing changed.
 */
export async function recordBatch(
  ctx: RequestContext,
  em: EntityManager,
  batch: Batch,
  work: (batchId: number) => Promise<Snapshot | null>,
): Promise<number | null> {
  const author = authorOf(ctx)
  const id = await em.insert(AuditEntry, { ...batch, ...author, createdAt: ctx.clock.now() })
  const after = await work(id)
  if (after) await em.nativeUpdate(AuditEntry, { id }, { after })
  else await em.nativeDelete(AuditEntry, { id })
  return after ? id : null
}

/** Entries of the things of a batch that one statement reads. */
const partSize = 500

/** What became of each thing, in parts, by id. */
export async function* batchParts(em: EntityManager, batchId: number): AsyncGenerator<AuditEntry[]> {
  for (let last = 0; ; ) {
    const part = await em.find(
      AuditEntry,
      { batchId, id: { $gt: last } },
      { orderBy: { id: 'asc' }, limit: partSize, disableIdentityMap: true },
    )
    if (part.length > 0) yield part
    last = part.at(-1)?.id ?? last
    if (part.length < partSize) return
  }
}

/**
 * The change of many that is to be undone; ask under the lock of whatever it changed.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND for an unknown one, CONFLICT for one that has been undone.
 */
export async function findBatch(
  ctx: RequestContext,
  em: EntityManager,
  subjectType: AuditSubject,
  input: unknown,
): Promise<AuditEntry> {
  requirePermission(ctx, auditPermissions[subjectType].restore)
  const { entryId } = parseInput(batchRules, input)
  const batch = await em.findOne(AuditEntry, {
    id: entryId,
    subjectType,
    action: { $in: ['UPDATED', 'DELETED'] },
  })
  if (!batch) throw notFound('Modification non trouvée')
  const [later] = await em.execute<unknown[]>(
    `select 1 from audit_entries where subject_type = ? and subject_id = ? and action = 'RESTORED' and id > ?
       and after @> ?::jsonb limit 1`,
    [subjectType, batch.subjectId, entryId, JSON.stringify({ undoes: entryId })],
  )
  if (later) throw conflict('Cette modification a déjà été annulée.')
  return batch
}
