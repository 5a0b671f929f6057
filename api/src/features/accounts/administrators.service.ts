import DataLoader from 'dataloader'
import { requireAdmin } from '../../platform/authorize.ts'
import { unauthenticated } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { User } from './user.entity.ts'

/** What colleagues call an administrator: the name of the account, else its address. */
export const administratorName = ({ firstName, lastName, email }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/**
 * Everybody who may manage the shop, by name: for whom work can be left.
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listAdministrators(ctx: RequestContext): Promise<User[]> {
  requireAdmin(ctx)
  return ctx.em.find(User, { isAdmin: true }, { orderBy: { firstName: 'asc', email: 'asc' } })
}

/** The account of the administrator who asks. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function requireAdminAccount(ctx: RequestContext): Promise<User> {
  const account = await ctx.em.findOne(User, { id: requireAdmin(ctx).id })
  if (!account) throw unauthenticated()
  return account
}

/** Accounts by id, one statement for all that a request asks for; null for one that is gone. */
export const accountLoader = (ctx: RequestContext) =>
  new DataLoader<string, User | null>(async (ids) => {
    const found = await ctx.em.find(User, { id: { $in: [...ids] } })
    const byId = new Map(found.map((user) => [user.id, user]))
    return ids.map((id) => byId.get(id) ?? null)
  })
