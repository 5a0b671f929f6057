import DataLoader from 'dataloader'
import { requirePermission } from '../../../platform/authorize.ts'
import { readRows } from '../../../platform/database/read-rows.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Page } from '../../../platform/page.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import type { NetUnit } from '../passports/passport.rules.ts'
import { type UnitPrice, unitPriceToShow } from '../passports/unit-price.ts'
import { findProduct, type ProductRow } from '../products/products.service.ts'
import { PriceChange } from './price-change.entity.ts'
import { lowestPriceRules, priceHistoryRules } from './price-history.rules.ts'
import {
  lowestPriceOf30Days,
  type PriceReduction,
  type PriceState,
  reductionOf,
  referenceDays,
} from './price-reductions.ts'

/** What is said beside the price of a product. */
interface PriceFacts {
  reduction: PriceReduction | null
  unitPrice: UnitPrice | null
}

interface FoundFacts {
  id: number
  quantity: string | null
  unit: NetUnit | null
  states: string | null
}

/**
 * What is said beside the prices of products, by product: one statement for all that a request asks for. The history is
 * read of what is offered alone, from before the last time that it was shown without, as far as that can count.
 */
const priceFactsLoader = (ctx: RequestContext) =>
  new DataLoader<ProductRow, PriceFacts, number>(
    async (products) => {
      const ids = products.map(({ id }) => id)
      const offers = products.map(({ weeklySpecial }) => weeklySpecial)
      const rows = await ctx.em.execute<FoundFacts[]>(
        sql`select wanted.id, net_quantity as quantity, net_unit as unit, case when is_offered then (
            select jsonb_agg(jsonb_build_object('price', price::text, 'isOffer', is_offer, 'isOnSale', is_on_sale,
                'changedAt', changed_at) order by id)::text
              from price_history where product_id = wanted.id and id >= coalesce((
                select max(held.id) from price_history as held where held.product_id = wanted.id
                  and held.changed_at <= (select max(plain.changed_at) from price_history as plain
                    where plain.product_id = wanted.id and plain.is_on_sale and not plain.is_offer)
                    - interval '32 days'), 0)
          ) end as states
          from unnest(${`{${ids}}`}::int[], ${`{${offers}}`}::boolean[]) as wanted (id, is_offered)
          left join passports on product_id = wanted.id`,
      )
      const byId = new Map(rows.map((row) => [row.id, row]))
      return products.map(({ id, price }) => factsOf(price, byId.get(id)))
    },
    { cacheKeyFn: ({ id }) => id },
  )

function factsOf(price: string, found: FoundFacts | undefined): PriceFacts {
  const states: (PriceState & { changedAt: string | Date })[] = JSON.parse(found?.states ?? '[]')
  const { quantity, unit } = found ?? {}
  return {
    reduction: reductionOf(states.map((state) => ({ ...state, changedAt: new Date(state.changedAt) }))),
    unitPrice: unitPriceToShow(price, quantity, unit),
  }
}

/** The reduction that a product is offered with; of the others nothing need be read. */
export async function findReduction(
  ctx: RequestContext,
  product: ProductRow,
): Promise<PriceReduction | null> {
  return product.weeklySpecial ? (await ctx.load(priceFactsLoader).load(product)).reduction : null
}

/** What a product costs by the measure; null where its passport knows no quantity. */
export async function findUnitPrice(ctx: RequestContext, product: ProductRow): Promise<UnitPrice | null> {
  return (await ctx.load(priceFactsLoader).load(product)).unitPrice
}

/** What a product costs, and what may be said of that. */
export interface ProductPrice {
  product: ProductRow
  reduction: PriceReduction | null
  unitPrice: UnitPrice | null
}

/** As `findReduction`, with the product itself. @throws as findProduct. */
export async function findProductPrice(ctx: RequestContext, input: unknown): Promise<ProductPrice> {
  const product = await findProduct(ctx, input)
  return {
    product,
    reduction: await findReduction(ctx, product),
    unitPrice: await findUnitPrice(ctx, product),
  }
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
  requirePermission(ctx, 'catalogue.read')
  const { id, ...window } = parseInput(priceHistoryRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(
    PriceChange,
    { productId: id },
    { ...window, orderBy: { id: 'desc' }, disableIdentityMap: true },
  )
  return { items, totalCount }
}
