import { type FilterQuery, raw } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { requirePermission, requireViewer } from '../../../platform/authorize.ts'
import { streamAll } from '../../../platform/database/stream-rows.ts'
import { containsText } from '../../../platform/database/text-search.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { invalidInput } from '../../../platform/errors.ts'
import type { Page } from '../../../platform/page.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { Product } from '../../catalogue/products/product.entity.ts'
import { recordConsent } from '../../consent/record-consent.ts'
import { requireShownText } from '../../consent/texts/shown-texts.ts'
import { countFormEntry, countFormPost, isFilledByRobot } from '../form-throttle.ts'
import {
  joinWaitlistRules,
  markWaitlistRules,
  waitlistDemandRules,
  waitlistEntryFilterRules,
  waitlistEntryListRules,
} from './waitlist.rules.ts'
import { WaitlistEntry, type WaitlistPlace } from './waitlist-entry.entity.ts'

/**
 * Puts a person on the waitlist. The same address again keeps one row and gains the products
 * (specification, section 7); whoever wants one more waits anew. Only who is signed in with it may change
 * the names on it, for anybody can type an address. Says the same in every case: nobody learns who is on it.
 * @throws BAD_USER_INPUT, also for a product that does not exist; TOO_MANY_REQUESTS.
 */
export async function joinWaitlist(ctx: RequestContext, input: unknown): Promise<void> {
  await countFormPost(ctx, 'waitlist')
  if (isFilledByRobot(input)) return
  const { firstName, lastName, email, textVersion, productIds } = parseInput(joinWaitlistRules, input)
  await requireShownText(ctx.em, 'WAITLIST', textVersion)
  await countFormEntry(ctx, 'waitlist')
  const known = await ctx.em.count(Product, { id: { $in: productIds.map(Number) }, visible: true })
  if (known < productIds.length) {
    const message = 'Un des produits n’existe pas.'
    throw invalidInput(message, { productIds: message })
  }
  const isOwner = ctx.viewer?.email === email
  const now = ctx.clock.now()
  await transactionally(ctx, async (em) => {
    await em.execute(
      `insert into waitlist as entry (first_name, last_name, email, product_ids, created_at, user_id)
       values (?, ?, ?, ?::text[], ?, ?)
     on conflict (email) do update set
       user_id = coalesce(excluded.user_id, entry.user_id),
       first_name = case when ? then excluded.first_name else entry.first_name end,
       last_name = case when ? then excluded.last_name else entry.last_name end,
       -- Who was told of the opening and wants another product waits anew.
       notified = entry.notified and entry.product_ids @> excluded.product_ids,
       product_ids = array(select distinct unnest(entry.product_ids || excluded.product_ids) order by 1)`,
      [
        ...[firstName, lastName, email, `{${productIds.join(',')}}`, now],
        ...[isOwner ? ctx.viewer?.id : null, isOwner, isOwner],
      ],
    )
    await recordConsent(em, { kind: 'WAITLIST', act: 'ASKED', textVersion, email }, now)
  })
}

/**
 * The viewer's place on the waitlist, once they have joined from their account with its own address; else null. The
 * address alone would not do: whoever opens an account with somebody else's would learn of theirs, or since when.
 * @throws UNAUTHENTICATED.
 */
export async function findWaitlistPlace(ctx: RequestContext): Promise<WaitlistPlace | null> {
  const viewer = requireViewer(ctx)
  const own = { populate: ['user'], orderBy: { id: 'desc' } } as const
  const entry = await ctx.em.fork().findOne(WaitlistEntry, { user: viewer.id }, own)
  if (!entry?.user) return null
  const { createdAt: opened } = entry.user.$
  return { since: entry.createdAt > opened ? entry.createdAt : opened, notified: entry.notified }
}

/** How many people wait for a product, by its id: for the opening, for its return; how many members have put it aside. */
interface ProductDemand {
  productId: string
  count: number
  restock: number
  favourites: number
}

/**
 * People on the waitlist, newest first, and how many match: of one product, of those out of stock, with a text.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listWaitlistEntries(ctx: RequestContext, input: unknown): Promise<Page<WaitlistEntry>> {
  requirePermission(ctx, 'waitlist')
  const { limit, offset, ...filter } = parseInput(waitlistEntryListRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(WaitlistEntry, matching(filter), {
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...{ limit, offset },
  })
  return { items, totalCount }
}

const matching = ({ productId, since, outOfStock, search }: EntryFilter): FilterQuery<WaitlistEntry> => ({
  $and: [
    // As the demand counts them: who was told waits no longer.
    outOfStock ? { notified: false, [raw(wantsMissing)]: [] } : {},
    productId === undefined ? {} : { productIds: { $contains: [String(productId)] } },
    since ? { createdAt: { $gte: since } } : {},
    containsText<WaitlistEntry>(['first_name', 'last_name', 'email'], search),
  ],
})

type EntryFilter = z.output<typeof waitlistEntryFilterRules>

const wantsMissing = 'product_ids && array(select id::text from products where not in_stock)'

/**
 * Products by how many people wait for them, for the opening or for their return, then by how many have put them
 * aside. Who has been notified waits no longer; the favourites of visitors stay in their browsers.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listWaitlistDemand(ctx: RequestContext, input: unknown): Promise<ProductDemand[]> {
  requirePermission(ctx, 'waitlist')
  const { limit, outOfStock = false } = parseInput(waitlistDemandRules, input)
  return ctx.em.execute<ProductDemand[]>(
    `select product_id as "productId", sum(waiting)::int as count, sum(back)::int as restock,
       sum(favourite)::int as favourites
     from (
       select product_id, 1 as waiting, 0 as back, 0 as favourite from waitlist, unnest(product_ids) as product_id
         where not notified
       union all select product_id::text, 0, 1, 0 from restock_requests
       union all select product_id::text, 0, 0, 1 from favourites
     ) as wishes
     where not ? or product_id::int in (select id from products where not in_stock)
     group by product_id order by sum(waiting + back) desc, favourites desc, product_id::int limit ?`,
    [outOfStock, limit],
  )
}

/**
 * Notes that people were told of the opening, or that they were not. Those who are gone meanwhile are left out.
 * @returns those of `ids` that are still there.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function markWaitlistNotified(ctx: RequestContext, input: unknown): Promise<WaitlistEntry[]> {
  requirePermission(ctx, 'waitlist')
  const { ids, notified } = parseInput(markWaitlistRules, input)
  await ctx.em.nativeUpdate(WaitlistEntry, { id: { $in: ids } }, { notified })
  return ctx.em.find(WaitlistEntry, { id: { $in: ids } }, { orderBy: { id: 'asc' }, refresh: true })
}

/**
 * Everybody on the waitlist of one product, with a text, newest first, read as it is asked for.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export function streamWaitlistEntries(ctx: RequestContext, input: unknown): AsyncIterable<WaitlistEntry> {
  requirePermission(ctx, 'persons.export')
  const filter = parseInput(waitlistEntryFilterRules, input)
  return streamAll(ctx.em, WaitlistEntry, () => matching(filter))
}
