import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { conflict } from '../../../platform/errors.ts'
import { fromCents, toCents } from '../../../platform/money.rules.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { changeTogether } from '../products/change-together.ts'
import { Product } from '../products/product.entity.ts'
import { lockAllProducts } from '../products/product-aggregate.ts'
import { unknownProduct } from '../products/products.service.ts'
import { changedCents, type PriceChange, priceChangeRules, priceRefusal } from './price-changes.rules.ts'

/** What becomes of the price of one product. */
export interface PriceChangeLine {
  id: number
  name: string
  /** Of the product as its price was read. */
  version: number
  /** Euros with two decimals; the new price may be no price at all, then `refusal` says why. */
  before: string
  after: string
  refusal: string | null
}

/** What becomes of several prices, in the order of the products' ids. */
export interface PriceChanges {
  /** False for a trial, and when one of the prices is refused: then all are as they were. */
  applied: boolean
  /** The change in the history, for undoing it; null unless several prices have changed. */
  entryId: number | null
  lines: PriceChangeLine[]
}

/**
 * Changes up to 500 prices in the same way, all or none: by per cent or by an amount, to the nearest ten cents unless
 * told otherwise. A trial changes nothing and gives the same answer.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND when a product is unknown; CONFLICT when one is no longer
 *   the version that is given: `fields` then says of which, by id.
 */
export async function changePrices(ctx: RequestContext, input: unknown): Promise<PriceChanges> {
  requirePermission(ctx, 'catalogue.write')
  const { products: given, dryRun, ...change } = parseInput(priceChangeRules, input)
  const versions = new Map(given.map(({ id, version }) => [id, version]))
  const ids = [...versions.keys()].toSorted((a, b) => a - b)
  const reckon = (products: Product[]) => {
    requireVersions(products, versions)
    return products.map((product) => lineOf(product, change))
  }
  if (dryRun) {
    const lines = reckon(await findAll(ctx.em.fork(), ids))
    return { applied: false, entryId: null, lines }
  }
  return transactionally(ctx, async (em) => {
    const products = await lockAllProducts(em, ids)
    const lines = reckon(products)
    if (lines.some(({ refusal }) => refusal)) return { applied: false, entryId: null, lines }
    const priceOf = new Map(lines.map(({ id, after }) => [id, after]))
    const { percent = null, amount = null, toTenCents } = change
    const batch = { subjectId: 'prices', fields: { percent, amount, toTenCents } }
    const entryId = await changeTogether(ctx, em, batch, products, ({ id }) => ({ price: priceOf.get(id) }))
    return { applied: true, entryId, lines }
  })
}

async function findAll(em: EntityManager, ids: number[]): Promise<Product[]> {
  const products = await em.find(Product, { id: { $in: ids } }, { orderBy: { id: 'asc' } })
  if (products.length < ids.length) throw unknownProduct()
  return products
}

function lineOf({ id, name, version, price }: Product, change: PriceChange): PriceChangeLine {
  const cents = changedCents(toCents(price), change)
  const after = cents < 0 ? `-${fromCents(-cents)}` : fromCents(cents)
  return { id, name, version, before: price, after, refusal: priceRefusal(cents) }
}

function requireVersions(products: Product[], versions: ReadonlyMap<number, number | null | undefined>) {
  const changed = products.filter(({ id, version }) => (versions.get(id) ?? version) !== version)
  const [first] = changed
  if (!first) return
  const others = changed.length - 1
  const more = others > 0 ? ` et ${others} ${others > 1 ? 'autres' : 'autre'}` : ''
  throw conflict(
    `«\u00a0${first.name}\u00a0»${more}\u00a0: modifié entre-temps par une autre personne. Aucun prix n’a changé\u202f; regardez l’aperçu à nouveau.`,
    Object.fromEntries(
      changed.map(({ id, name }) => [id, `«\u00a0${name}\u00a0» a été modifié entre-temps.`]),
    ),
  )
}
