import DataLoader from 'dataloader'
import { type Permission, requirePermission } from '../../platform/authorize.ts'
import { unauthenticated } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { rolesWith } from './team/permissions.rules.ts'
import { User } from './user.entity.ts'

/** What colleagues call an administrator: the name of the account, else its address. */
export const administratorName = ({ firstName, lastName, email }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** Accounts that may do something. */
export const hasPermission = (permission: Permission) => ({ roles: { $overlap: rolesWith(permission) } })

/**
 * Everybody who may answer people, by name: for whom messages can be left.
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listAdministrators(ctx: RequestContext): Promise<User[]> {
  requirePermission(ctx, 'inbox')
  return ctx.em.find(User, hasPermission('inbox'), { orderBy: { firstName: 'asc', email: 'asc' } })
}

/** The account of whoever answers people. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function requireAdminAccount(ctx: RequestContext): Promise<User> {
  const account = await ctx.em.findOne(User, { id: requirePermission(ctx, 'inbox').id })
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
