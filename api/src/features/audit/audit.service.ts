import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission, requireTeam } from '../../platform/authorize.ts'
import { notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext, Viewer } from '../../platform/request-context.ts'
import { type AuditAction, type AuditSubject, auditPermissions, restoreRules } from './audit.rules.ts'
import { AuditEntry, type Snapshot } from './audit-entry.entity.ts'

/** What was done to what. `before` is null when it was created or undeleted, `after` when it was deleted. */
export interface Change {
  action: AuditAction
  subjectType: AuditSubject
  subjectId: number | string
  before: Snapshot | null
  after: Snapshot | null
}

/** Who changes something, and when. */
export type Author = Pick<RequestContext, 'viewer' | 'clock'> & Partial<Pick<RequestContext, 'env'>>

/**
 * Somebody of the team, as the history tells of them, and the token by which they ask.
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export function authorOf(ctx: Pick<Author, 'viewer'>) {
  const { id, email, token } = requireTeam(ctx)
  return { actorId: id, actorEmail: email, actorToken: token?.name ?? null, actorTokenId: token?.id ?? null }
}

/**
 * Records a change by the signed-in administrator, in the transaction of `em`, so that neither is saved without the
 * other. A save that changed nothing is not recorded.
 */
export async function recordChange(ctx: Author, em: EntityManager, change: Change): Promise<void> {
  await recordChanges(ctx, em, [change])
}

/**
 * As `recordChange`, of several things in one statement.
 * @param batchId the change of many that they are a part of.
 * @returns how many of them changed something.
 */
export async function recordChanges(
  ctx: Author,
  em: EntityManager,
  changes: Change[],
  batchId?: number,
): Promise<number> {
  const author = authorOf(ctx)
  const kept = changes.filter(
    ({ before, after }) => !before || JSON.stringify(before) !== JSON.stringify(after),
  )
  if (kept.length === 0) return 0
  const who = { ...author, createdAt: ctx.clock.now(), batchId: batchId ?? null }
  await em.insertMany(
    AuditEntry,
    kept.map((change) => ({ ...change, ...who, subjectId: String(change.subjectId) })),
  )
  return kept.length
}

/** How the history shows one kind of thing: a row, or a row with others that belong to it. */
export interface AuditedEntity<T> {
  subjectType: AuditSubject
  subjectIdOf(row: T): number | string
  /** What a person can change of it, by name. */
  fieldsOf(row: T): Snapshot
  /** Tells the database who writes, before it does, where a trigger writes that down. */
  sign?(em: EntityManager, author: Author): Promise<void>
  /** Refuses by throwing what a change would leave, whatever way it takes: form, import, restore. */
  check?(ctx: Author, em: EntityManager, change: Change): Promise<void>
}

/**
 * The writes of one kind of thing; each adds its entry to the history, in the transaction of `em`.
 * @param batchId the change of many that they are a part of.
 */
export function audited<T extends object>(
  ctx: Author,
  em: EntityManager,
  { subjectType, subjectIdOf, fieldsOf, sign, check }: AuditedEntity<T>,
  batchId?: number,
) {
  const record = async (changes: Omit<Change, 'subjectType'>[]) => {
    const named = changes.map((change) => ({ ...change, subjectType }))
    if (check) for (const change of named) await check(ctx, em, change)
    return recordChanges(ctx, em, named, batchId)
  }

  const recordNew = (rows: T[], action: AuditAction) =>
    record(rows.map((row) => ({ action, subjectId: subjectIdOf(row), before: null, after: fieldsOf(row) })))

  async function changeEach<R>(rows: T[], work: () => R | Promise<R>, action: AuditAction) {
    const found = rows.map((row) => ({ row, before: fieldsOf(row) }))
    await sign?.(em, ctx)
    const result = await work()
    await em.flush()
    const changed = await record(
      found.map(({ row, before }) => ({ action, subjectId: subjectIdOf(row), before, after: fieldsOf(row) })),
    )
    return { result, changed }
  }

  async function add(insert: () => Promise<T>, action: AuditAction): Promise<T> {
    await sign?.(em, ctx)
    const row = await insert()
    await em.flush()
    await recordNew([row], action)
    return row
  }

  return {
    /** Saves a new row. */
    create: (row: T): Promise<T> =>
      add(async () => {
        em.persist(row)
        return row
      }, 'CREATED'),

    /** Saves new rows together. */
    async createAll(rows: T[]): Promise<void> {
      await sign?.(em, ctx)
      await em.persist(rows).flush()
      await recordNew(rows, 'CREATED')
    },

    /** Makes something new that takes more than one row. */
    createBy: (insert: () => Promise<T>): Promise<T> => add(insert, 'CREATED'),

    /** Changes a locked row. */
    async change(row: T, changes: Partial<EntityData<T>>, action: AuditAction = 'UPDATED'): Promise<T> {
      await changeEach([row], () => em.assign(row, changes as never), action)
      return row
    },

    /**
     * Changes locked rows, each in its way; those that already are so get no entry.
     * @returns how many have changed.
     */
    async changeAll(
      rows: T[],
      changesOf: (row: T) => Partial<EntityData<T>>,
      action: AuditAction = 'UPDATED',
    ): Promise<number> {
      const assignAll = () => {
        for (const row of rows) em.assign(row, changesOf(row) as never)
      }
      return (await changeEach(rows, assignAll, action)).changed
    },

    /** Runs a change of a locked row that takes more than new values. @returns what `work` returns. */
    async changeBy<R>(row: T, work: () => Promise<R>, action: AuditAction = 'UPDATED'): Promise<R> {
      return (await changeEach([row], work, action)).result
    },

    /** Deletes locked rows. @param alsoKept what bringing one back needs beside its fields. */
    async delete(rows: T[], alsoKept: (row: T) => Snapshot): Promise<void> {
      const last = rows.map((row) => ({
        action: 'DELETED' as const,
        subjectId: subjectIdOf(row),
        before: { ...fieldsOf(row), ...alsoKept(row) },
        after: null,
      }))
      await em.remove(rows).flush()
      await record(last)
    },

    /** Brings a deleted row back. @param insert saves it under its old id, with `reinsert`. */
    undelete: (insert: () => Promise<T>): Promise<T> => add(insert, 'RESTORED'),

    /** Tells that deleted rows are back. @param rows as they were saved, with `reinsertAll`. */
    async undeleteAll(rows: T[]): Promise<void> {
      await recordNew(rows, 'RESTORED')
    },
  }
}

/** The right of whatever happens by itself: to be written down. */
export const recordsAlone = {
  isAdmin: true,
  permissions: new Set(['administration'] as const),
  secondFactorDemand: null,
}

/**
 * Who planned that something be shown at the time that it now has: what happens then happens in their name, whether or
 * not they are an administrator still. Of a time that no administrator has set nobody is known.
 */
export async function plannerOf(
  em: EntityManager,
  subjectType: AuditSubject,
  subjectId: number,
): Promise<Viewer> {
  const [planner] = await em.execute<{ id: string; email: string }[]>(
    `select actor_id as id, actor_email as email from audit_entries
     where subject_type = ? and subject_id = ? and after->>'publishAt' is not null
       and before->>'publishAt' is distinct from after->>'publishAt'
     order by id desc limit 1`,
    [subjectType, String(subjectId)],
  )
  return { id: '', email: '', ...planner, ...recordsAlone }
}

/** An earlier state of something, to be restored. */
interface EarlierState {
  subjectId: string
  state: Snapshot
}

/**
 * The state in which a change left its subject, for a deletion the state in which it was deleted; or, with « BEFORE »,
 * the state that the change found.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND for an unknown change, one of another kind of thing,
 *   and for the state before something was made.
 */
export async function findEarlierState(
  ctx: RequestContext,
  subjectType: AuditSubject,
  input: unknown,
): Promise<EarlierState> {
  requirePermission(ctx, auditPermissions[subjectType].restore)
  const { entryId, state: which } = parseInput(restoreRules, input)
  const entry = await ctx.em.findOne(AuditEntry, { id: entryId, subjectType })
  if (!entry) throw notFound('Modification non trouvée')
  const state = which === 'BEFORE' ? await stateBefore(ctx.em, entry) : (entry.after ?? entry.before)
  if (!state) throw notFound('Avant cette modification, la fiche n’existait pas.')
  return { subjectId: entry.subjectId, state }
}

/**
 * The state before a change. An entry may hold only a part of its subject, such as the images of a product: each other
 * field is taken from the first later change that touched it.
 */
async function stateBefore(em: EntityManager, entry: AuditEntry): Promise<Snapshot | null> {
  if (!entry.before) return null
  const fields = await em.execute<{ name: string; value: string }[]>(
    `select distinct on (field.key) field.key as name, field.value::text as value
     from audit_entries, jsonb_each(before) as field
     where subject_type = ? and subject_id = ? and id >= ? and before is not null
     order by field.key, id`,
    [entry.subjectType, entry.subjectId, entry.id],
  )
  return Object.fromEntries(fields.map(({ name, value }) => [name, JSON.parse(value)]))
}
