import type { EntityClass, RequiredEntityData } from '@mikro-orm/core'
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import type { RequestContext } from '../../platform/request-context.ts'
import type { AuditSubject } from './audit.rules.ts'
import { AuditEntry, type Snapshot } from './audit-entry.entity.ts'

/** What is known of the deletion of something. */
interface Deletion {
  /** Its fields when it was deleted, and what else was kept of it; empty when no administrator deleted it. */
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

/**
 * Whether the last thing that the history knows of something is that it was deleted; whoever asks has not found it.
 * @param lastState what is to have been true of it then.
 */
export async function wasDeleted(
  { em }: RequestContext,
  subjectType: AuditSubject,
  subjectId: string,
  lastState: Snapshot = {},
): Promise<boolean> {
  const last = await em.findOne(AuditEntry, { subjectType, subjectId }, { orderBy: { id: 'desc' } })
  const { action, before } = last ?? {}
  return action === 'DELETED' && Object.entries(lastState).every(([name, value]) => before?.[name] === value)
}

/** Inserts a deleted row under its old id and with the version that is given. */
export async function reinsert<T extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<T>,
  data: RequiredEntityData<T>,
): Promise<T> {
  // Not through the unit of work, which starts every new row at version 1.
  const id = await em.insert(entity, data)
  return em.findOneOrFail(entity, id as FilterQuery<NoInfer<T>>)
}

/** As `reinsert`, several in one statement, without reading them. */
export async function reinsertAll<T extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<T>,
  rows: RequiredEntityData<T>[],
): Promise<void> {
  await em.insertMany(entity, rows)
}
