import type { EntityManager } from '@mikro-orm/postgresql'
import { requireRecentSignIn, requireViewer } from '../../../../platform/authorize.ts'
import { lockRow, transactionally } from '../../../../platform/database/transaction.ts'
import { conflict, unauthenticated } from '../../../../platform/errors.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { parseInput } from '../../../../platform/parse-input.ts'
import type { RequestContext, Viewer } from '../../../../platform/request-context.ts'
import { User } from '../../user.entity.ts'
import { FactorRemoval } from '../factor-removal.entity.ts'
import { Passkey } from '../passkeys/passkey.entity.ts'
import { RecoveryCode } from '../recovery-code.entity.ts'
import { forgetIdleRecoveryCodes, replaceRecoveryCodes } from '../recovery-codes.ts'
import { type SecurityChange, securityMail } from '../security-mails.ts'
import { stopFactorRemoval } from '../stop-factor-removal.ts'
import { SecondFactor } from './second-factor.entity.ts'
import { oneTimeCodeRules } from './second-factor.rules.ts'
import type { SecondFactorSetup, SecondFactorState } from './second-factor.type.ts'
import { countAttempt, forgetAttempts, wrongCode } from './sign-in-code.ts'
import { newSecret, sealed, setupAddress, stepOf } from './totp.ts'

const isOff = () => conflict('Votre compte n’a ni codes de connexion ni clé d’accès.')

/** Whether one's account asks for codes, how many recovery codes are left, and whether it is all to be removed. @throws UNAUTHENTICATED. */
export async function secondFactorState(ctx: RequestContext): Promise<SecondFactorState> {
  const { id } = requireViewer(ctx)
  const factor = await ctx.em.findOne(SecondFactor, { user: id, confirmedAt: { $ne: null } })
  const recoveryCodesLeft = await ctx.em.count(RecoveryCode, { user: id })
  const removal = await ctx.em.findOne(FactorRemoval, { user: id })
  return { since: factor?.confirmedAt ?? null, recoveryCodesLeft, removalDueAt: removal?.dueAt ?? null }
}

/**
 * Begins to set up the codes of an application, the first or another one: until one of its codes has been given back,
 * nothing changes. Each call makes another secret.
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED.
 */
export async function beginSecondFactor(ctx: RequestContext): Promise<SecondFactorSetup> {
  const { id, email } = requireRecentSignIn(ctx)
  const secret = newSecret()
  await ctx.em.fork().execute(
    `insert into second_factors (user_id, pending_secret) values (?, ?)
     on conflict (user_id) do update set pending_secret = excluded.pending_secret`,
    [id, sealed(ctx.env, secret)],
  )
  return { secret, address: setupAddress(secret, email) }
}

/**
 * Turns the codes on with the first one of the application that was set up last; an older application is no use then.
 * @returns ten recovery codes, which nobody ever sees again.
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED, BAD_USER_INPUT when the code is wrong, CONFLICT when nothing was begun.
 */
export async function confirmSecondFactor(ctx: RequestContext, input: unknown): Promise<string[]> {
  const { id, email } = requireRecentSignIn(ctx)
  const { code } = parseInput(oneTimeCodeRules, input)
  await countAttempt(ctx, id)
  const codes = await transactionally(ctx, async (em) => {
    await lockRow(em, User, { id }, unauthenticated())
    const factor = await em.findOne(SecondFactor, { user: id, pendingSecret: { $ne: null } })
    if (!factor?.pendingSecret) throw conflict('Recommencez\u00a0: aucune activation n’est en cours.')
    const step = stepOf(ctx.env, factor.pendingSecret, code, ctx.clock.now())
    if (step === null) throw wrongCode()
    const begun = { user: id, pendingSecret: factor.pendingSecret }
    const confirmed = { secret: factor.pendingSecret, pendingSecret: null, confirmedAt: ctx.clock.now() }
    if ((await em.nativeUpdate(SecondFactor, begun, { ...confirmed, lastStep: step })) === 0)
      throw wrongCode()
    return tellingOf(ctx, em, { id, email }, 'CODES_ON', () => replaceRecoveryCodes(em, id))
  })
  await forgetAttempts(ctx, id)
  return codes
}

/**
 * Ten new recovery codes; the older ones are worth nothing any more.
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED, CONFLICT with neither codes nor passkeys.
 */
export async function renewRecoveryCodes(ctx: RequestContext): Promise<string[]> {
  const { id, email } = requireRecentSignIn(ctx)
  return transactionally(ctx, async (em) => {
    // Held: of two at once the second one's codes stand, whole.
    await lockRow(em, User, { id }, unauthenticated())
    const codes = await em.count(SecondFactor, { user: id, confirmedAt: { $ne: null } })
    if (codes === 0 && (await em.count(Passkey, { user: id })) === 0) throw isOff()
    return tellingOf(ctx, em, { id, email }, 'CODES_RENEWED', () => replaceRecoveryCodes(em, id))
  })
}

/**
 * Turns the codes off: without a passkey the password is enough again. Says yes when they were off.
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED.
 */
export async function endSecondFactor(ctx: RequestContext): Promise<boolean> {
  const { id, email } = requireRecentSignIn(ctx)
  return transactionally(ctx, async (em) => {
    await lockRow(em, User, { id }, unauthenticated())
    if ((await em.nativeDelete(SecondFactor, { user: id })) === 0) return true
    return tellingOf(ctx, em, { id, email }, 'CODES_OFF', async () => {
      // Who has a passkey can still lose it: the codes stay.
      await forgetIdleRecoveryCodes(em, id)
      return true
    })
  })
}

/** Does it, and writes the mail that tells the owner, in the same transaction. */
async function tellingOf<T>(
  ctx: RequestContext,
  em: EntityManager,
  { id, email }: Pick<Viewer, 'id' | 'email'>,
  change: SecurityChange,
  work: () => Promise<T>,
): Promise<T> {
  const done = await work()
  queueMail(em, securityMail(email, change, ctx.env.PUBLIC_URL), ctx.clock.now(), id)
  await em.flush()
  await stopFactorRemoval(ctx, em, { id, email })
  return done
}
