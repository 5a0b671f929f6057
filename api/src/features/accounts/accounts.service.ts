import { requireViewer } from '../../platform/authorize.ts'
import { unauthenticated } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { User } from './user.entity.ts'

/** The signed-in person, or null (GraphQL `me`). */
export async function findViewer(ctx: RequestContext): Promise<User | null> {
  return ctx.viewer ? ctx.em.findOne(User, { id: ctx.viewer.id }) : null
}

/**
 * The signed-in person (spec section 7, GET /api/auth/user).
 * @throws UNAUTHENTICATED, whose message starts with « Unauthorized », when nobody is signed in.
 */
export async function requireAccount(ctx: RequestContext): Promise<User> {
  requireViewer(ctx)
  const user = await findViewer(ctx)
  if (!user) throw unauthenticated()
  return user
}
