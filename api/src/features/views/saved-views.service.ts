import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../platform/authorize.ts'
import { lockRow, transactionally } from '../../platform/database/transaction.ts'
import { conflict, invalidInput, notFound, unauthenticated } from '../../platform/errors.ts'
import { omitUndefined, parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { User } from '../accounts/user.entity.ts'
import { SavedView } from './saved-view.entity.ts'
import {
  type AdminListName,
  newViewRules,
  viewChangesRules,
  viewLimits,
  viewRules,
} from './saved-view.rules.ts'

/** The views that the administrator has kept, by list, the oldest first. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function listSavedViews(ctx: RequestContext): Promise<SavedView[]> {
  const viewer = requirePermission(ctx, 'administration')
  return ctx.em.find(SavedView, { user: viewer.id }, { orderBy: { list: 'asc', id: 'asc' } })
}

/**
 * Keeps a view of a list for the administrator; as the default, in place of another.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, also for a name that another view of the list has; CONFLICT when
 *   the list has 20.
 */
export async function createSavedView(ctx: RequestContext, input: unknown): Promise<SavedView> {
  const { id: userId } = requirePermission(ctx, 'administration')
  const { list, ...facts } = parseInput(newViewRules, input)
  return changing(ctx, userId, async (em) => {
    const views = await em.find(SavedView, { user: userId, list })
    if (views.length >= viewLimits.perList)
      throw conflict(
        `Cette liste a déjà ${viewLimits.perList} vues : supprimez-en une pour en garder une autre.`,
      )
    requireFreeName(views, facts.name)
    if (facts.isDefault) await dropDefault(em, userId, list)
    const view = em.create(SavedView, { user: userId, list, ...facts })
    await em.flush()
    return view
  })
}

/**
 * Changes what is given of a view of the administrator's own.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT as `createSavedView`, NOT_FOUND.
 */
export async function updateSavedView(ctx: RequestContext, input: unknown): Promise<SavedView> {
  const { id: userId } = requirePermission(ctx, 'administration')
  const { id } = parseInput(viewRules, input)
  const changes = omitUndefined(parseInput(viewChangesRules, input))
  return changing(ctx, userId, async (em) => {
    const view = await em.findOne(SavedView, { id, user: userId })
    if (!view) throw unknownView()
    if (changes.name !== undefined) {
      const others = { user: userId, list: view.list, id: { $ne: id } }
      requireFreeName(await em.find(SavedView, others), changes.name)
    }
    if (changes.isDefault) await dropDefault(em, userId, view.list)
    em.assign(view, changes)
    await em.flush()
    return view
  })
}

/**
 * Deletes a view of the administrator's own.
 * @returns its id.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND: another tab was faster.
 */
export async function deleteSavedView(ctx: RequestContext, input: unknown): Promise<number> {
  const viewer = requirePermission(ctx, 'administration')
  const { id } = parseInput(viewRules, input)
  const deleted = await ctx.em.nativeDelete(SavedView, { id, user: viewer.id })
  if (deleted === 0) throw unknownView()
  return id
}

const unknownView = () => notFound('Vue non trouvée')

/** One change of a person's views after the other: two tabs count and compare the same ones. */
const changing = <T>(ctx: RequestContext, userId: string, work: (em: EntityManager) => Promise<T>) =>
  transactionally(ctx, async (em) => {
    await lockRow(em, User, { id: userId }, unauthenticated())
    return work(em)
  })

function requireFreeName(views: SavedView[], name: string): void {
  if (!views.some((view) => view.name === name)) return
  const message = 'Une autre vue de cette liste porte déjà ce nom.'
  throw invalidInput(message, { name: message })
}

const dropDefault = (em: EntityManager, userId: string, list: AdminListName) =>
  em.nativeUpdate(SavedView, { user: userId, list, isDefault: true }, { isDefault: false })
