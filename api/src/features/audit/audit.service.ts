import type { EntityManager } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type AuditAction, type AuditSubject, historyRules, restoreRules } from './audit.rules.ts'
import { AuditEntry, type Snapshot } from './audit-entry.entity.ts'

/** What was done to what; `before` null: it was created, `after` null: it was deleted. */
export interface Change {
  action: AuditAction
  subjectType: AuditSubject
  subjectId: number | string
  before: Snapshot | null
  after: Snapshot | null
}

/**
 * Keeps a change by the signed-in administrator, in the transaction of `em`: neither is without the other. A save
 * that changed nothing is no change.
 */
export async function recordChange(ctx: RequestContext, em: EntityManager, change: Change): Promise<void> {
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

/**
 * Changes of one kind of thing or of one thing, newest first.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listHistory(
  ctx: RequestContext,
  input: unknown,
): Promise<{ items: AuditEntry[]; totalCount: number }> {
  requireAdmin(ctx)
  const { limit, offset, ...subject } = parseInput(historyRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(AuditEntry, subject, {
    orderBy: { id: 'desc' },
    limit,
    offset,
  })
  return { items, totalCount }
}

/** An earlier state of something, to be restored. */
export interface EarlierState {
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
 * What a change found. An entry may hold a part of its subject, such as the pictures of a product: of the rest, the
 * first change since that touched it tells what it was.
 */
async function stateBefore(em: EntityManager, entry: AuditEntry): Promise<Snapshot | null> {
  if (!entry.before) return null
  const facts = await em.execute<{ name: string; value: string }[]>(
    `select distinct on (fact.key) fact.key as name, fact.value::text as value
     from audit_entries, jsonb_each(before) as fact
     where subject_type = ? and subject_id = ? and id >= ? and before is not null
     order by fact.key, id`,
    [entry.subjectType, entry.subjectId, entry.id],
  )
  return Object.fromEntries(facts.map(({ name, value }) => [name, JSON.parse(value)]))
}
