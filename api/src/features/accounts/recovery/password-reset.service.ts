import type { EntityManager } from '@mikro-orm/postgresql'
import { transactionally } from '../../../platform/database/transaction.ts'
import type { QueuedWrite } from '../../../platform/database/write-queue.ts'
import { invalidInput, tooManyRequests, unavailable } from '../../../platform/errors.ts'
import { clientNetwork } from '../../../platform/http/client-info.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import { hashPassword, inPasswordGate } from '../../../platform/passwords.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { guessable } from '../common-passwords.ts'
import { asOneRegistration } from '../login-throttle.ts'
import { endSecondFactors } from '../security/end-second-factors.ts'
import { Passkey } from '../security/passkeys/passkey.entity.ts'
import { stopFactorRemoval } from '../security/stop-factor-removal.ts'
import { ApiToken } from '../tokens/api-token.entity.ts'
import { User } from '../user.entity.ts'
import {
  deadLink,
  endLinks,
  endSessions,
  findLink,
  holdAccount,
  issueLink,
  spendLink,
} from './account-links.ts'
import { forgottenRules, resetPasswordRules } from './recovery.rules.ts'
import { forgottenPasswordMail, passwordChangedMail, type RemainingKeys } from './recovery-mails.ts'
import { countForgotten, countGuess, mayBeSentLink, refuseGuesses } from './recovery-throttle.ts'

/** Somebody who asked for a link, whether or not there is an account. */
interface Forgotten {
  email: string
  now: Date
  publicUrl: string
}

/**
 * Looks for the accounts of who has asked, and writes the mails. After the answer: how long it takes tells nobody
 * whether there is an account.
 */
const forgotten: QueuedWrite<Forgotten> = {
  name: 'forgotten passwords',
  batch: 1,
  async write(em, rows) {
    for (const row of rows) await sendResetLink(em, row)
  },
}

/** Questions that may wait in one process: of one address, and in all. */
const waiting = { each: 50, all: 1_000 }

/**
 * Sends who has forgotten a password a link that sets another. Whether or not there is an account, the same work is done before the same
 * answer; the rest is done soon after it.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
 */
export async function forgotPassword(ctx: RequestContext, input: unknown): Promise<void> {
  const { email } = parseInput(forgottenRules, input)
  await countForgotten(ctx)
  if (!(await mayBeSentLink(ctx, email))) return
  const asked = { email, now: ctx.clock.now(), publicUrl: ctx.env.PUBLIC_URL }
  const room = { from: clientNetwork(ctx.clientAddress), ...waiting }
  const taken = ctx.queues.offer(forgotten, [asked], room)
  if (taken === 'each') throw tooManyRequests(2)
  if (taken === 'all') throw unavailable()
}

const sendResetLink = (em: EntityManager, { email, now, publicUrl }: Forgotten): Promise<void> =>
  transactionally({ em }, async (em) => {
    const known = await em.findOne(User, { email })
    if (!known) return
    const account = await holdAccount(em, known.id)
    const link = await issueLink(em, account.id, 'RESET_PASSWORD', account.email, now)
    queueMail(em, forgottenPasswordMail(account.email, { ...link, publicUrl }), now, account.id)
    await em.flush()
  })

/**
 * Sets the password of the account whose link this is. Every session and every other link of the account ends, and a mail says so.
 * Nobody is signed in by it.
 * @returns what still opens the account beside the password.
 * @throws BAD_USER_INPUT also for a password that would be guessed, NOT_FOUND for a link that is used, expired or
 *   replaced, TOO_MANY_REQUESTS after too many of those.
 */
export async function resetPassword(ctx: RequestContext, input: unknown): Promise<RemainingKeys> {
  const { token, password } = parseInput(resetPasswordRules, input)
  await refuseGuesses(ctx)
  const link = await findLink(ctx.em, token, ['RESET_PASSWORD'], ctx.clock.now())
  if (!link) {
    await countGuess(ctx)
    throw deadLink()
  }
  const reason = guessable(password, link.email)
  if (reason) throw invalidInput(reason, { password: reason })
  const hash = await asOneRegistration(ctx, (who) => inPasswordGate(() => hashPassword(password), who))
  const userId = link.user.id
  const remaining = await transactionally(ctx, async (em) => {
    const account = await holdAccount(em, userId)
    await spendLink(em, link)
    // An address that nobody has confirmed yet may be a stranger's, who left a passkey to come back with.
    if (!account.emailConfirmedAt) await endSecondFactors(em, userId)
    // Whoever opens a link of a mail has the mailbox.
    account.emailConfirmedAt ??= ctx.clock.now()
    return setPassword(ctx, em, account, hash)
  })
  await endSessions(ctx.em, userId)
  ctx.log.info({ userId }, 'password reset')
  return remaining
}

/**
 * Gives an account, which the transaction holds, another password: its links and sessions end, and a mail says so. Ask
 * for `endSessions` once more afterwards: a sign-in with the old password may have been under way.
 */
export async function setPassword(
  ctx: RequestContext,
  em: EntityManager,
  account: User,
  hash: string,
): Promise<RemainingKeys> {
  account.password = hash
  const user = account.id
  const remaining = {
    passkeys: await em.count(Passkey, { user }),
    apiTokens: await em.count(ApiToken, { user }),
  }
  queueMail(em, passwordChangedMail(account.email, remaining, ctx.env.PUBLIC_URL), ctx.clock.now(), user)
  await em.flush()
  await endLinks(em, account.id)
  // Whoever asked for it knew the old password.
  await stopFactorRemoval(ctx, em, account)
  await endSessions(em, account.id)
  return remaining
}
