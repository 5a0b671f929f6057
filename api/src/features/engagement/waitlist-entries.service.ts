import type { FilterQuery } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { everyRow } from '../../platform/every-row.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { holdsText } from '../../platform/text-search.ts'
import {
  markWaitlistRules,
  waitlistDemandRules,
  waitlistEntryFilterRules,
  waitlistEntryListRules,
} from './waitlist-entries.rules.ts'
import { WaitlistEntry } from './waitlist-entry.entity.ts'

/** How many people wait for a product, by its id: the product itself belongs to another feature. */
export interface ProductDemand {
  productId: string
  count: number
}

/**
 * People on the waitlist, newest first, and how many match: of one product, with a text.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listWaitlistEntries(
  ctx: RequestContext,
  input: unknown,
): Promise<{ items: WaitlistEntry[]; totalCount: number }> {
  requireAdmin(ctx)
  const { search, productId, ...window } = parseInput(waitlistEntryListRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(WaitlistEntry, matching(productId, search), {
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...window,
  })
  return { items, totalCount }
}

const matching = (productId: number | undefined, search: string | undefined): FilterQuery<WaitlistEntry> => ({
  $and: [
    productId === undefined ? {} : { productIds: { $contains: [String(productId)] } },
    holdsText<WaitlistEntry>(['first_name', 'last_name', 'email'], search),
  ],
})

/**
 * Products by how many people wait for them, the most wanted first. Who has been notified waits no longer.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listWaitlistDemand(ctx: RequestContext, input: unknown): Promise<ProductDemand[]> {
  requireAdmin(ctx)
  const { limit } = parseInput(waitlistDemandRules, input)
  return ctx.em.execute<ProductDemand[]>(
    `select product_id as "productId", count(*)::int as count
     from waitlist, unnest(product_ids) as product_id
     where not notified group by product_id order by count desc, product_id::int limit ?`,
    [limit],
  )
}

/**
 * Notes that people were told of the opening, or that they were not. Those who are gone meanwhile are left out.
 * @returns those of `ids` that are still there.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function markWaitlistNotified(ctx: RequestContext, input: unknown): Promise<WaitlistEntry[]> {
  requireAdmin(ctx)
  const { ids, notified } = parseInput(markWaitlistRules, input)
  await ctx.em.nativeUpdate(WaitlistEntry, { id: { $in: ids } }, { notified })
  return ctx.em.find(WaitlistEntry, { id: { $in: ids } }, { orderBy: { id: 'asc' }, refresh: true })
}

/**
 * Everybody on the waitlist of one product, with a text, newest first, read as it is asked for.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export function everyWaitlistEntry(ctx: RequestContext, input: unknown): AsyncIterable<WaitlistEntry> {
  requireAdmin(ctx)
  const { productId, search } = parseInput(waitlistEntryFilterRules, input)
  return everyRow(ctx.em, WaitlistEntry, () => matching(productId, search))
}
