import type { ShopError } from '../../platform/errors.ts'
import { inPasswordGate, verifyPassword, type Waiting } from '../../platform/passwords.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { asOneLogin, countLoginFailure, forgetLoginFailures, refuseThrottledLogin } from './login-throttle.ts'
import { recordSignIn } from './security/sessions/sign-ins.service.ts'
import { User } from './user.entity.ts'

/**
 * The account of this e-mail, when the password is its own: for the sign-in, and for whoever must prove again who they
 * are. Both count their failures together, by person and address; a success forgets them.
 * @param wrong thrown for an unknown address and a wrong password alike, at the same cost.
 * @throws TOO_MANY_REQUESTS after too many failures.
 */
export async function checkPassword(
  ctx: RequestContext,
  email: string,
  password: string,
  wrong: ShopError,
): Promise<User> {
  const { user, failures } = await comparePassword(ctx, email, password, wrong)
  if (failures > 0) await forgetLoginFailures(ctx, email)
  return user
}

/**
 * The same for a sign-in, which takes more than a password: its failures are forgotten when all of it was right
 * (`forgetLoginFailures`). @returns the account, and how many there were.
 */
export const comparePassword = (ctx: RequestContext, email: string, password: string, wrong: ShopError) =>
  asOneLogin(ctx, email, (who) => compareWithAccount(ctx, who, { email, password, wrong }))

async function compareWithAccount(
  ctx: RequestContext,
  who: Waiting,
  { email, password, wrong }: { email: string; password: string; wrong: ShopError },
): Promise<{ user: User; failures: number }> {
  const user = await ctx.em.findOne(User, { email }, { populate: ['password'] })
  let failures = 0
  // Asked when it is this attempt's turn: a thousand sent at once do not slip by together.
  const mayTry = async () => {
    failures = await refuseThrottledLogin(ctx, email)
  }
  const compare = async () => {
    const matches = await verifyPassword(user?.password ?? null, password)
    if (user && matches) return user
    ctx.log.warn({ address: ctx.clientAddress }, 'login failed')
    if (user) recordSignIn(ctx, user, 'FAILED', 'PASSWORD')
    // Before the place is free: whoever has the next turn is judged with this one counted.
    await countLoginFailure(ctx, email)
    throw wrong
  }
  const account = await inPasswordGate(compare, who, mayTry)
  return { user: account, failures }
}
