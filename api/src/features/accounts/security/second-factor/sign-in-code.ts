import type { EntityManager } from '@mikro-orm/postgresql'
import { executePrepared } from '../../../../platform/database/postgres/prepared-statements.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { transactionally } from '../../../../platform/database/transaction.ts'
import { invalidInput, ShopError, secondFactorRequired } from '../../../../platform/errors.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import type { RequestContext } from '../../../../platform/request-context.ts'
import type { User } from '../../user.entity.ts'
import type { UsedCredential } from '../passkeys/credential.rules.ts'
import { checkPasskey } from '../passkeys/passkey-proof.ts'
import { spendRecoveryCode } from '../recovery-codes.ts'
import { securityMail } from '../security-mails.ts'
import type { SignInMethod } from '../sessions/sign-in.entity.ts'
import { recordSignIn } from '../sessions/sign-ins.service.ts'
import { SecondFactor } from './second-factor.entity.ts'
import { stepOf } from './totp.ts'

const wrong = 'Ce code n’est pas le bon, ou n’est plus valable.'

/** A code that is wrong, too old, or was used. */
export const wrongCode = () => invalidInput(wrong, { code: wrong })

const attemptsOf = ({ env, limit }: RequestContext) =>
  limit({
    name: 'second-factor',
    points: env.LOGIN_FAILURES_PER_ACCOUNT,
    windowMs: env.LOGIN_FAILURES_WINDOW_MS,
  })

/** Counts a code before it is looked at: a thousand at once do not slip by together. @throws TOO_MANY_REQUESTS. */
export const countAttempt = (ctx: RequestContext, userId: string) => attemptsOf(ctx).count(userId)

/** A right code clears what its account had used up. */
export const forgetAttempts = (ctx: RequestContext, userId: string) => attemptsOf(ctx).forget(userId)

/** What came with a right password. */
export interface SecondProof {
  code?: string | null
  passkey?: UsedCredential | null
}

/**
 * After a right password: asks an account that has codes or passkeys for a code of its application, for one of its
 * recovery codes, or for a passkey. Each works once, also when two come at the same time. Codes are counted by account,
 * apart from passwords: whoever knows the password cannot guess the code, and gains nothing by giving the password again. The third
 * wrong one is told to the owner by mail.
 * @returns by what the account is opened then.
 * @throws SECOND_FACTOR_REQUIRED without a code, BAD_USER_INPUT for a wrong one, TOO_MANY_REQUESTS after too many.
 */
export async function checkSecondFactor(
  ctx: RequestContext,
  user: User,
  { code, passkey }: SecondProof,
): Promise<SignInMethod> {
  const { hasCodes, hasPasskeys } = await secondFactorsOf(ctx.em, user.id)
  if (!hasCodes && !hasPasskeys) return 'PASSWORD'
  if (passkey) {
    const refused = invalidInput('Cette clé d’accès n’est pas de ce compte, ou la demande a expiré.')
    await checkPasskey(ctx, 'SIGN_IN', passkey, { wrong: refused, of: user.id })
    return 'PASSWORD_PASSKEY'
  }
  if (code == null) {
    // The password is known to somebody: its owner can see by whom, whether or not a code follows.
    recordSignIn(ctx, user, 'INCOMPLETE', 'PASSWORD')
    throw secondFactorRequired({ hasCodes, hasPasskeys })
  }
  await countAttempt(ctx, user.id)
  const factor = await ctx.em.findOne(SecondFactor, { user: user.id, confirmedAt: { $ne: null } })
  const method = code.length === 6 ? 'PASSWORD_CODE' : 'RECOVERY_CODE'
  const isRight =
    method === 'PASSWORD_CODE'
      ? factor !== null && (await spendStep(ctx, factor, code))
      : await spendRecovery(ctx, user, code)
  if (!isRight) {
    ctx.log.warn({ address: ctx.clientAddress }, 'second factor failed')
    recordSignIn(ctx, user, 'FAILED', method)
    await warnOfWrongCodes(ctx, user)
    throw wrongCode()
  }
  await forgetAttempts(ctx, user.id)
  return method
}

/** What an account asks for beside its password: most have nothing, and are told so by one statement. */
async function secondFactorsOf(em: EntityManager, userId: string) {
  const [found = { hasCodes: false, hasPasskeys: false }] = await executePrepared<{
    hasCodes: boolean
    hasPasskeys: boolean
  }>(
    em,
    sql`select exists (select from second_factors where user_id = ${userId} and confirmed_at is not null) as "hasCodes",
      exists (select from passkeys where user_id = ${userId}) as "hasPasskeys"`,
  )
  return found
}

/** So many wrong codes after a right password are no longer a slip of the hand. */
const alarming = 3

/** Tells the owner by one mail for each window: who tries codes has the password. */
async function warnOfWrongCodes(ctx: RequestContext, { id, email }: User): Promise<void> {
  const isAtMost = async (check: Promise<unknown>) => {
    try {
      await check
      return true
    } catch (error) {
      if (error instanceof ShopError) return false
      throw error
    }
  }
  const windowMs = ctx.env.LOGIN_FAILURES_WINDOW_MS
  const wrongCodes = ctx.limit({ name: 'wrong-code', points: alarming - 1, windowMs })
  if (await isAtMost(wrongCodes.count(id))) return
  if (!(await isAtMost(ctx.limit({ name: 'wrong-code-mail', points: 1, windowMs }).count(id)))) return
  await transactionally(ctx, async (em) => {
    queueMail(em, securityMail(email, 'CODES_WRONG', ctx.env.PUBLIC_URL), ctx.clock.now(), id)
    await em.flush()
  })
}

/** A code of the application: its time step must be later than that of the last one. */
async function spendStep(
  { em, env, clock }: RequestContext,
  { user, secret }: SecondFactor,
  code: string,
): Promise<boolean> {
  const step = secret ? stepOf(env, secret, code, clock.now()) : null
  if (step === null) return false
  const unused = { user: user.id, secret, lastStep: { $lt: step } }
  return (await em.fork().nativeUpdate(SecondFactor, unused, { lastStep: step })) > 0
}

function spendRecovery(ctx: RequestContext, user: User, code: string): Promise<boolean> {
  return transactionally(ctx, async (em) => {
    if (!(await spendRecoveryCode(em, user.id, code))) return false
    queueMail(em, securityMail(user.email, 'CODE_USED', ctx.env.PUBLIC_URL), ctx.clock.now(), user.id)
    await em.flush()
    return true
  })
}
