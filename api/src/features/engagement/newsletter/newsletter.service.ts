import { randomBytes } from 'node:crypto'
import type { FilterQuery } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { streamAll } from '../../../platform/database/stream-rows.ts'
import { containsText } from '../../../platform/database/text-search.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { Page } from '../../../platform/page.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { recordConsent } from '../../consent/record-consent.ts'
import { requireShownText } from '../../consent/texts/shown-texts.ts'
import { countFormEntry, countFormPost, isFilledByRobot, mayBeMailed } from '../form-throttle.ts'
import {
  newsletterTokenRules,
  type SubscriberState,
  subscribeRules,
  subscriberFilterRules,
  subscriberListRules,
} from './newsletter.rules.ts'
import { confirmationMail } from './newsletter-mail.ts'
import { Subscriber } from './subscriber.entity.ts'

/**
 * Subscribes an address (specification, section 7), which its owner then confirms by the link of a mail.
 * A known one keeps its row: confirmed, nothing changes; not confirmed, the mail goes out again; who had left is
 * asked anew. The answer is the same, so that nobody learns who reads the letter. The mail is written in the same
 * transaction: a mail server that is down never fails a subscription.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS.
 */
export async function subscribeToNewsletter(ctx: RequestContext, input: unknown): Promise<void> {
  await countFormPost(ctx, 'newsletter')
  if (isFilledByRobot(input)) return
  const { email, textVersion } = parseInput(subscribeRules, input)
  await requireShownText(ctx.em, 'NEWSLETTER', textVersion)
  await countFormEntry(ctx, 'newsletter')
  const mayMail = await mayBeMailed(ctx, email)
  const now = ctx.clock.now()
  await transactionally(ctx, async (em) => {
    const [pending] = await em.execute<{ token: string }[]>(
      `insert into newsletter as known (email, token, created_at, changed_at) values (?, ?, ?, ?)
       on conflict (email) do update set subscribed = true, confirmed_at = null, changed_at = excluded.changed_at
         where not known.subscribed or known.confirmed_at is null
       returning token`,
      [email, randomBytes(24).toString('base64url'), now, now],
    )
    // No row came back: the address is subscribed and confirmed.
    if (!pending) return
    if (mayMail) queueMail(em, confirmationMail(email, pending.token, ctx.env.PUBLIC_URL), now)
    await em.flush()
    await recordConsent(em, { kind: 'NEWSLETTER', act: 'ASKED', textVersion, email }, now)
  })
}

/**
 * Confirms a subscription by the token of its mail; a second time changes nothing.
 * @returns whether it was unconfirmed until now.
 * @throws BAD_USER_INPUT, NOT_FOUND for a token that nobody has, CONFLICT for an address that has left meanwhile.
 */
export async function confirmNewsletter(ctx: RequestContext, input: unknown): Promise<boolean> {
  const { token } = parseInput(newsletterTokenRules, input)
  const now = ctx.clock.now()
  const change = 'confirmed_at = ?, left_at = null where subscribed and confirmed_at is null'
  if (await changeSubscriber(ctx, 'CONFIRMED', token, change, [now])) return true
  const known = await ctx.em.findOne(Subscriber, { token })
  if (!known) throw notFound('Ce lien de confirmation n’est plus valable.')
  if (!known.subscribed)
    throw conflict('Cette adresse est désinscrite : pour recevoir la lettre, inscrivez-vous de nouveau.')
  return false
}

/**
 * Takes an address off the newsletter by the token of its mails; a second time changes nothing.
 * @returns whether it was subscribed until now.
 * @throws BAD_USER_INPUT, NOT_FOUND for a token that nobody has.
 */
export async function unsubscribeFromNewsletter(ctx: RequestContext, input: unknown): Promise<boolean> {
  const { token } = parseInput(newsletterTokenRules, input)
  const now = ctx.clock.now()
  const change = 'subscribed = false, changed_at = ?, left_at = ? where subscribed'
  if (await changeSubscriber(ctx, 'LEFT', token, change, [now, now])) return true
  if ((await ctx.em.count(Subscriber, { token })) === 0)
    throw notFound('Ce lien de désinscription n’est pas valable.')
  return false
}

/** Changes the row with a token and enters its owner's word into the ledger. @returns whether there was one to change. */
const changeSubscriber = (
  ctx: RequestContext,
  act: 'CONFIRMED' | 'LEFT',
  token: string,
  change: string,
  values: Date[],
): Promise<boolean> =>
  transactionally(ctx, async (em) => {
    const sql = `update newsletter set ${change} and token = ? returning email`
    const [changed] = await em.execute<{ email: string }[]>(sql, [...values, token])
    if (changed) await recordConsent(em, { kind: 'NEWSLETTER', act, email: changed.email }, ctx.clock.now())
    return changed !== undefined
  })

/** Where an address stands. Only to confirmed ones may be written. */
export function subscriberStateOf({ subscribed, confirmedAt }: Subscriber): SubscriberState {
  if (!subscribed) return 'LEFT'
  return confirmedAt ? 'CONFIRMED' : 'PENDING'
}

/** Addresses in this state; all when none is given. */
const subscribersIn = (state: SubscriberState | undefined): FilterQuery<Subscriber> =>
  ({
    CONFIRMED: { subscribed: true, confirmedAt: { $ne: null } },
    PENDING: { subscribed: true, confirmedAt: null },
    LEFT: { subscribed: false },
    ALL: {},
  })[state ?? 'ALL']

/**
 * Addresses of the newsletter, newest first, and how many match: of one state, with a text.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listSubscribers(ctx: RequestContext, input: unknown): Promise<Page<Subscriber>> {
  requirePermission(ctx, 'newsletter')
  const { state, search, ...window } = parseInput(subscriberListRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(Subscriber, matching(state, search), {
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...window,
  })
  return { items, totalCount }
}

const matching = (
  state: SubscriberState | undefined,
  search: string | undefined,
): FilterQuery<Subscriber> => ({ $and: [subscribersIn(state), containsText<Subscriber>(['email'], search)] })

/**
 * Every address of one state, with a text, newest first, read as it is asked for.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export function streamSubscribers(ctx: RequestContext, input: unknown): AsyncIterable<Subscriber> {
  requirePermission(ctx, 'persons.export')
  const { state, search } = parseInput(subscriberFilterRules, input)
  return streamAll(ctx.em, Subscriber, () => matching(state, search))
}
