import type { EntityClass, EntityData, RequiredEntityData } from '@mikro-orm/core'
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { notFound } from '../../platform/errors.ts'
import type { Page } from '../../platform/page.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext, Viewer } from '../../platform/request-context.ts'
import { type AuditAction, type AuditSubject, historyRules, restoreRules } from './audit.rules.ts'
import { AuditEntry, type Snapshot } from './audit-entry.entity.ts'

/** What was done to what. `before` is null when it was created or undeleted, `after` when it was deleted. */
interface Change {
  action: AuditAction
  subjectType: AuditSubject
  subjectId: number | string
  before: Snapshot | null
  after: Snapshot | null
}

/** Who changes something, and when. */
export type Author = Pick<RequestContext, 'viewer' | 'clock'>

/**
 * Records a change by the signed-in administrator, in the transaction of `em`, so that neither is saved without the
 * other. A save that changed nothing is not recorded.
 */
export async function recordChange(ctx: Author, em: EntityManager, change: Change): Promise<void> {
  const { id: actorId, email: actorEmail } = requireAdmin(ctx)
  if (change.before && JSON.stringify(change.before) === JSON.stringify(change.after)) return
  await em.insert(AuditEntry, {
    ...change,
    subjectId: String(change.subjectId),
    actorId,
    actorEmail,
    createdAt: ctx.clock.now(),
  })
}

/** How the history shows one kind of thing: a row, or a row with others that belong to it. */
export interface AuditedEntity<T> {
  subjectType: AuditSubject
  subjectIdOf(row: T): number | string
  /** What a person can change of it, by name. */
  fieldsOf(row: T): Snapshot
}

/** The writes of one kind of thing; each adds its entry to the history, in the transaction of `em`. */
export function audited<T extends object>(
  ctx: Author,
  em: EntityManager,
  { subjectType, subjectIdOf, fieldsOf }: AuditedEntity<T>,
) {
  const record = (
    action: AuditAction,
    subjectId: number | string,
    before: Snapshot | null,
    after: Snapshot | null,
  ) => recordChange(ctx, em, { action, subjectType, subjectId, before, after })

  async function changeEach<R>(rows: T[], work: () => R | Promise<R>, action: AuditAction): Promise<R> {
    const found = rows.map((row) => ({ row, before: fieldsOf(row) }))
    const result = await work()
    await em.flush()
    for (const { row, before } of found) await record(action, subjectIdOf(row), before, fieldsOf(row))
    return result
  }

  async function add(insert: () => Promise<T>, action: AuditAction): Promise<T> {
    const row = await insert()
    await em.flush()
    await record(action, subjectIdOf(row), null, fieldsOf(row))
    return row
  }

  return {
    /** Saves a new row. */
    create: (row: T): Promise<T> =>
      add(async () => {
        em.persist(row)
        return row
      }, 'CREATED'),

    /** Makes something new that takes more than one row. */
    createBy: (insert: () => Promise<T>): Promise<T> => add(insert, 'CREATED'),

    /** Changes a locked row. */
    async change(row: T, changes: Partial<EntityData<T>>, action: AuditAction = 'UPDATED'): Promise<T> {
      await changeEach([row], () => em.assign(row, changes as never), action)
      return row
    },

    /** Changes locked rows in the same way; those that already are so get no entry. */
    async changeAll(rows: T[], changes: Partial<EntityData<T>>): Promise<void> {
      const assignAll = () => {
        for (const row of rows) em.assign(row, changes as never)
      }
      await changeEach(rows, assignAll, 'UPDATED')
    },

    /** Runs a change of a locked row that takes more than new values. @returns what `work` returns. */
    changeBy<R>(row: T, work: () => Promise<R>, action: AuditAction = 'UPDATED'): Promise<R> {
      return changeEach([row], work, action)
    },

    /** Deletes locked rows. @param alsoKept what bringing one back needs beside its fields. */
    async delete(rows: T[], alsoKept: (row: T) => Snapshot): Promise<void> {
      const last = rows.map((row) => ({
        id: subjectIdOf(row),
        before: { ...fieldsOf(row), ...alsoKept(row) },
      }))
      await em.remove(rows).flush()
      for (const { id, before } of last) await record('DELETED', id, before, null)
    },

    /** Brings a deleted row back. @param insert saves it under its old id, with `reinsert`. */
    undelete: (insert: () => Promise<T>): Promise<T> => add(insert, 'RESTORED'),
  }
}

/**
 * Changes of one kind of thing or of one thing, newest first.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listHistory(ctx: RequestContext, input: unknown): Promise<Page<AuditEntry>> {
  requireAdmin(ctx)
  const { limit, offset, ...subject } = parseInput(historyRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(AuditEntry, subject, {
    orderBy: { id: 'desc' },
    limit,
    offset,
  })
  return { items, totalCount }
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
  return { id: '', email: '', ...planner, isAdmin: true }
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
  requireAdmin(ctx)
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
