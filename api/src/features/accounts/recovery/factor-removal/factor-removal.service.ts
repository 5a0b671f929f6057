import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../../../../env.ts'
import { requireViewer } from '../../../../platform/authorize.ts'
import { transactionally } from '../../../../platform/database/transaction.ts'
import type { QueuedWrite } from '../../../../platform/database/write-queue.ts'
import { unauthenticated, unavailable } from '../../../../platform/errors.ts'
import { clientNetwork, deviceOf } from '../../../../platform/http/client-info.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { parseInput } from '../../../../platform/parse-input.ts'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { comparePassword } from '../../check-password.ts'
import { hasSecondFactor } from '../../security/end-second-factors.ts'
import { FactorRemoval } from '../../security/factor-removal.entity.ts'
import { noteInHistory } from '../../security/sessions/sign-ins.service.ts'
import { stopFactorRemoval } from '../../security/stop-factor-removal.ts'
import { User } from '../../user.entity.ts'
import { deadLink, findLink, hashOf, holdAccount, issueLink, spendLink } from '../account-links.ts'
import { linkTokenRules } from '../recovery.rules.ts'
import { masked } from '../recovery-mails.ts'
import { countGuess, mayBeSentFactorLink, refuseGuesses } from '../recovery-throttle.ts'
import { keepFactorRules, lostFactorRules, removalHours } from './factor-removal.rules.ts'
import { lostFactorMail, lostTeamFactorMail, removalPlannedMail } from './factor-removal-mails.ts'
import { keepToken } from './keep-token.ts'

/** The removal of a second factor, as its link tells it. */
export interface RemovalLink {
  /** The address of the account; its beginning alone. */
  account: string
  /** When it is done; null while nobody has opened the link that asks for it. */
  dueAt: Date | null
}

/** Somebody with the right password, whether or not their account has a second factor. */
interface Lost {
  userId: string
  now: Date
  publicUrl: string
}

/** Looks whether there is a second factor at all, and writes the mail: after the answer, which tells nothing of it. */
const lostFactors: QueuedWrite<Lost> = {
  name: 'lost second factors',
  batch: 1,
  async write(em, rows) {
    for (const row of rows) await sendRemovalLink(em, row)
  },
}

const waiting = { each: 50, all: 1_000 }

/**
 * Sends who has neither device nor recovery code any more a link that has the second factor removed; to somebody of the
 * team, that an owner has to do it. An unknown address and a wrong password look and cost the same, and are counted as
 * failures to sign in; whether there is a second factor, the answer does not tell.
 * @throws BAD_USER_INPUT, UNAUTHENTICATED, TOO_MANY_REQUESTS after too many failures, SERVICE_UNAVAILABLE.
 */
export async function requestFactorRemoval(ctx: RequestContext, input: unknown): Promise<void> {
  const { email, password } = parseInput(lostFactorRules, input)
  const wrong = unauthenticated('Email ou mot de passe incorrect')
  const { user } = await comparePassword(ctx, email, password, wrong)
  if (!(await mayBeSentFactorLink(ctx, user.id))) return
  const asked = { userId: user.id, now: ctx.clock.now(), publicUrl: ctx.env.PUBLIC_URL }
  const room = { from: clientNetwork(ctx.clientAddress), ...waiting }
  if (ctx.queues.offer(lostFactors, [asked], room) !== 'taken') throw unavailable()
}

const sendRemovalLink = (em: EntityManager, { userId, now, publicUrl }: Lost): Promise<void> =>
  transactionally({ em }, async (em) => {
    if ((await em.count(User, { id: userId })) === 0) return
    const { id, email, isAdmin } = await holdAccount(em, userId)
    if (!(await hasSecondFactor(em, id))) return
    const mail = isAdmin
      ? lostTeamFactorMail(email, publicUrl)
      : lostFactorMail(email, { ...(await issueLink(em, id, 'REMOVE_FACTOR', email, now)), publicUrl })
    queueMail(em, mail, now, id)
    await em.flush()
  })

/**
 * What the link of a mail would do: have the second factor removed, or keep it. Nothing changes: mail programs open
 * links by themselves.
 * @throws BAD_USER_INPUT, NOT_FOUND, TOO_MANY_REQUESTS after too many links that open nothing.
 */
export async function openFactorRemoval(ctx: RequestContext, input: unknown): Promise<RemovalLink> {
  const { token } = parseInput(linkTokenRules, input)
  await refuseGuesses(ctx)
  const link = await findLink(ctx.em, token, ['REMOVE_FACTOR'], ctx.clock.now())
  const planned = link ? null : await ctx.em.findOne(FactorRemoval, { keepHash: hashOf(token) })
  const account = await ctx.em.findOne(User, { id: (link ?? planned)?.user.id ?? '' })
  if (account) return { account: masked(account.email), dueAt: planned?.dueAt ?? null }
  await countGuess(ctx)
  throw deadLink()
}

/**
 * Plans the removal by the link that was sent to the mailbox, once: in 72 hours, during which every mail about it, each
 * sign-in with the factor and a new password stop it. Planned already, the first plan stands.
 * @returns when it is done.
 * @throws BAD_USER_INPUT, NOT_FOUND for a link that is used, expired or replaced and for somebody of the team,
 *   TOO_MANY_REQUESTS after too many of those.
 */
export async function confirmFactorRemoval(ctx: RequestContext, input: unknown): Promise<RemovalLink> {
  const { token } = parseInput(linkTokenRules, input)
  await refuseGuesses(ctx)
  const now = ctx.clock.now()
  const link = await findLink(ctx.em, token, ['REMOVE_FACTOR'], now)
  if (!link) {
    await countGuess(ctx)
    throw deadLink()
  }
  const userId = link.user.id
  const { email, dueAt } = await transactionally(ctx, async (em) => {
    const account = await holdAccount(em, userId)
    await spendLink(em, link)
    if (account.isAdmin || !(await hasSecondFactor(em, userId))) throw deadLink()
    await plan(ctx, em, account, now)
    const { dueAt } = await em.findOneOrFail(FactorRemoval, { user: userId })
    return { email: account.email, dueAt }
  })
  ctx.log.warn({ userId }, 'removal of second factor planned')
  return { account: masked(email), dueAt }
}

/** Under the lock of the account. */
async function plan(
  { env, client }: { env: Env } & Pick<RequestContext, 'client'>,
  em: EntityManager,
  { id, email }: User,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + removalHours.wait * 3_600_000)
  const token = keepToken(env, id, now)
  const made = await em.execute<unknown[]>(
    `insert into factor_removals (user_id, keep_hash, asked_at, due_at) values (?, ?, ?, ?)
     on conflict (user_id) do nothing returning 1`,
    [id, hashOf(token), now, expiresAt],
  )
  if (made.length === 0) return
  queueMail(em, removalPlannedMail(email, { token, expiresAt, publicUrl: env.PUBLIC_URL }), now, id)
  await noteInHistory(em, id, 'PLANNED', now, deviceOf(client.userAgent))
  await em.flush()
}

/**
 * Keeps the second factor, by the link of a mail or by who is signed in; says yes to the latter when it was to stay.
 * @throws BAD_USER_INPUT, UNAUTHENTICATED without link and session, NOT_FOUND for a link of a removal that is over,
 *   TOO_MANY_REQUESTS after too many of those.
 */
export async function cancelFactorRemoval(ctx: RequestContext, input: unknown): Promise<void> {
  const { token } = parseInput(keepFactorRules, input)
  if (token == null) {
    const viewer = requireViewer(ctx)
    return void (await transactionally(ctx, (em) => stopFactorRemoval(ctx, em, viewer)))
  }
  await refuseGuesses(ctx)
  const planned = await ctx.em.findOne(FactorRemoval, { keepHash: hashOf(token) }, { populate: ['user'] })
  const isStopped =
    planned && (await transactionally(ctx, (em) => stopFactorRemoval(ctx, em, planned.user.unwrap())))
  if (isStopped) return ctx.log.info({ userId: planned.user.id }, 'removal of second factor stopped')
  await countGuess(ctx)
  throw deadLink()
}
