import type { EntityClass, RequiredEntityData } from '@mikro-orm/core'
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import type { RequestContext } from '../../platform/request-context.ts'
import type { AuditSubject } from './audit.rules.ts'
import { recordChange } from './audit.service.ts'
import { AuditEntry, type Snapshot } from './audit-entry.entity.ts'
import type { Trail } from './recorded-change.ts'

/** What is known of the deletion of something. */
export interface Deletion {
  /** Its facts when it was deleted, and what else went with it; empty when no administrator deleted it. */
  before: Snapshot
  /**
   * Above every version that it ever had, for each of its changes has an entry: a copy that was read before the
   * deletion is then recognised as old.
   */
  nextVersion: number
}

/** The last deletion of something, for bringing it back under its id. */
export async function lastDeletion(
  em: EntityManager,
  subjectType: AuditSubject,
  subjectId: number | string,
): Promise<Deletion> {
  const entries = { subjectType, subjectId: String(subjectId) }
  const entry = await em.findOne(AuditEntry, { ...entries, action: 'DELETED' }, { orderBy: { id: 'desc' } })
  return { before: entry?.before ?? {}, nextVersion: 1 + (await em.count(AuditEntry, entries)) }
}

/** Saves a deleted row under its old id and keeps that it was restored, in the transaction of `em`. */
export async function saveRevived<T extends { id: number }>(
  ctx: RequestContext,
  em: EntityManager,
  trail: Trail<T>,
  entity: EntityClass<T>,
  data: RequiredEntityData<T>,
): Promise<T> {
  // The unit of work would begin a new row at version 1, whatever is asked.
  const id = await em.insert(entity, data)
  const row = await em.findOneOrFail(entity, id as FilterQuery<NoInfer<T>>)
  const { subjectType, subjectIdOf, factsOf } = trail
  await recordChange(ctx, em, {
    action: 'RESTORED',
    subjectType,
    subjectId: subjectIdOf(row),
    before: null,
    after: factsOf(row),
  })
  return row
}
