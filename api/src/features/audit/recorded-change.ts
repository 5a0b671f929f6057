import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { RequestContext } from '../../platform/request-context.ts'
import type { AuditAction, AuditSubject } from './audit.rules.ts'
import { recordChange } from './audit.service.ts'
import type { Snapshot } from './audit-entry.entity.ts'

/** How changes of one kind of row are kept. */
export interface Trail<T> {
  subjectType: AuditSubject
  subjectIdOf(row: T): number | string
  /** What a person can change of it, by name. */
  factsOf(row: T): Snapshot
}

/** Saves a new row and keeps that it was made, in the transaction of `em`. */
export async function saveNew<T extends object>(
  ctx: RequestContext,
  em: EntityManager,
  trail: Trail<T>,
  row: T,
): Promise<T> {
  await em.persist(row).flush()
  const { subjectType, subjectIdOf, factsOf } = trail
  await recordChange(ctx, em, {
    action: 'CREATED',
    subjectType,
    subjectId: subjectIdOf(row),
    before: null,
    after: factsOf(row),
  })
  return row
}

/** Changes a locked row and keeps what it was and what it is, in the transaction of `em`. */
export async function saveChanges<T extends object>(
  ctx: RequestContext,
  em: EntityManager,
  trail: Trail<T>,
  row: T,
  changes: Partial<EntityData<T>>,
  action: AuditAction = 'UPDATED',
): Promise<T> {
  const { subjectType, subjectIdOf, factsOf } = trail
  const before = factsOf(row)
  em.assign(row, changes as never)
  await em.flush()
  await recordChange(ctx, em, {
    action,
    subjectType,
    subjectId: subjectIdOf(row),
    before,
    after: factsOf(row),
  })
  return row
}

/** Deletes a locked row and keeps what it was, with what else went with it, in the transaction of `em`. */
export async function saveDeletion<T extends object>(
  ctx: RequestContext,
  em: EntityManager,
  trail: Trail<T>,
  row: T,
  alsoGone: Snapshot = {},
): Promise<void> {
  const { subjectType, subjectIdOf, factsOf } = trail
  const subjectId = subjectIdOf(row)
  const before = { ...factsOf(row), ...alsoGone }
  await em.remove(row).flush()
  await recordChange(ctx, em, { action: 'DELETED', subjectType, subjectId, before, after: null })
}
