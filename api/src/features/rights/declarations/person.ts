import { unauthenticated } from '../../../platform/errors.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { User } from '../../accounts/user.entity.ts'
import type { Person } from './declaration.ts'

/** First and last name in one. */
export const nameOf = ({ firstName, lastName }: User): string =>
  [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')

/** How the rows of an account are found. */
export const personOf = (user: User): Person => ({
  id: user.id,
  email: user.email,
  ownsEmail: Boolean(user.emailConfirmedAt),
  name: nameOf(user),
})

/** The account of who asks. @throws UNAUTHENTICATED when it is gone. */
export async function viewerAccount(ctx: RequestContext, id: string): Promise<User> {
  const user = await ctx.em.findOne(User, { id })
  if (!user) throw unauthenticated()
  return user
}
