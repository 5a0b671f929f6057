import type { FilterQuery } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { everyRow } from '../../platform/every-row.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { holdsText } from '../../platform/text-search.ts'
import { Subscriber } from './subscriber.entity.ts'
import { subscribersIn } from './subscriber-state.ts'
import { type SubscriberState, subscriberFilterRules, subscriberListRules } from './subscribers.rules.ts'

/**
 * Addresses of the newsletter, newest first, and how many match: of one state, with a text.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listSubscribers(
  ctx: RequestContext,
  input: unknown,
): Promise<{ items: Subscriber[]; totalCount: number }> {
  requireAdmin(ctx)
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
): FilterQuery<Subscriber> => ({ $and: [subscribersIn(state), holdsText<Subscriber>(['email'], search)] })

/**
 * Every address of one state, with a text, newest first, read as it is asked for.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export function everySubscriber(ctx: RequestContext, input: unknown): AsyncIterable<Subscriber> {
  requireAdmin(ctx)
  const { state, search } = parseInput(subscriberFilterRules, input)
  return everyRow(ctx.em, Subscriber, () => matching(state, search))
}
