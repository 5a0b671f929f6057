import DataLoader from 'dataloader'
import { requireAdmin } from '../../../platform/authorize.ts'
import { readRows } from '../../../platform/database/read-rows.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Page } from '../../../platform/page.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { findProduct, type ProductRow } from '../products/products.service.ts'
import { PriceChange } from './price-change.entity.ts'
import { lowestPriceRules, priceHistoryRules } from './price-history.rules.ts'
import { lowestPriceOf30Days, type PriceReduction, reductionOf, referenceDays } from './price-reductions.ts'

/**
 * The reductions that products are offered with, by product id: one statement for all that a request asks for. The
 * history is read from before the last time that a product was shown without being offered, as far as it can count.
 */
export const reductionLoader = (ctx: RequestContext) =>
  new DataLoader<number, PriceReduction | null>(async (ids) => {
    const states = await readRows<PriceChange>(
      ctx.em,
      PriceChange,
      sql`join (
          select wanted.id as wanted_id, coalesce((
            select max(held.id) from price_history as held where held.product_id = wanted.id
              and held.changed_at <= (select max(plain.changed_at) from price_history as plain
                where plain.product_id = wanted.id and plain.is_on_sale and not plain.is_offer) - interval '32 days'), 0) as first_id
          from unnest(${`{${ids}}`}::int[]) as wanted (id)) as wanted on product_id = wanted_id and id >= first_id
        order by id`,
    )
    const byProduct = Map.groupBy(states, ({ productId }) => productId)
    return ids.map((id) => reductionOf(byProduct.get(id) ?? []))
  })

/** The reduction that a product is offered with; of the others nothing need be read. */
export function findReduction(
  ctx: RequestContext,
  product: ProductRow,
): Promise<PriceReduction | null> | null {
  return product.weeklySpecial ? ctx.load(reductionLoader).load(product.id) : null
}

/** What a product costs, and what may be said of that. */
export interface ProductPrice {
  product: ProductRow
  reduction: PriceReduction | null
}

/** As `findReduction`, with the product itself. @throws as findProduct. */
export async function findProductPrice(ctx: RequestContext, input: unknown): Promise<ProductPrice> {
  const product = await findProduct(ctx, input)
  return { product, reduction: await findReduction(ctx, product) }
}

/**
 * The lowest price that was asked of everybody for a product in the 30 days before a moment; null when it was not on
 * sale in them.
 * @throws BAD_USER_INPUT, NOT_FOUND.
 */
export async function findLowestPriceOf30Days(ctx: RequestContext, input: unknown): Promise<string | null> {
  const { id, before } = parseInput(lowestPriceRules, input)
  await findProduct(ctx, { id })
  const from = new Date(before.getTime() - referenceDays * 24 * 3_600_000)
  const states = await readRows<PriceChange>(
    ctx.em,
    PriceChange,
    sql`where product_id = ${id} and changed_at < ${before.toISOString()}::timestamptz and id >= coalesce((
        select max(id) from price_history where product_id = ${id}
          and changed_at <= ${from.toISOString()}::timestamptz), 0)
      order by id`,
  )
  return lowestPriceOf30Days(states, before)
}

/**
 * What a product has cost, the newest first: one row for each change of its price or of how it was announced. Of one
 * that is deleted as well.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listPriceHistory(ctx: RequestContext, input: unknown): Promise<Page<PriceChange>> {
  requireAdmin(ctx)
  const { id, ...window } = parseInput(priceHistoryRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(
    PriceChange,
    { productId: id },
    { ...window, orderBy: { id: 'desc' }, disableIdentityMap: true },
  )
  return { items, totalCount }
}
