import { type EntityManager, type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import { requireViewer } from '../../platform/authorize.ts'
import { isForeignKeyViolation } from '../../platform/database/database-errors.ts'
import { executePrepared } from '../../platform/database/postgres/prepared-statements.ts'
import { shownColumns } from '../../platform/database/read-rows.ts'
import { sql } from '../../platform/database/sql.ts'
import { retrying, transactionally } from '../../platform/database/transaction.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import type { ProductRow } from '../catalogue/products/products.service.ts'
import { addToCartRules, changeLineRules, lineRules } from './cart.rules.ts'
import { maxLines, maxQuantity } from './cart-limits.rules.ts'
import { CartLine } from './cart-line.entity.ts'
import { type Totals, totalsOf } from './cart-totals.rules.ts'

/** A line with its product. */
export interface LoadedLine extends Pick<CartLine, 'id' | 'quantity' | 'createdAt' | 'expiresAt'> {
  product: ProductRow
}

/** The cart of one person: its lines, oldest first, and what they cost. */
export interface LoadedCart extends Totals {
  lines: LoadedLine[]
  /** Lines whose product the shop has hidden: no part of the cart until it is shown again. */
  withdrawnCount: number
}

/** A cart after a change, and the line that was changed. */
export interface ChangedCart {
  cart: LoadedCart
  line: LoadedLine
}

const unknownLine = () => notFound('Ligne du panier introuvable')

const newExpiry = ({ env }: RequestContext, now: Date) => new Date(now.getTime() + env.CART_LIFETIME_MS)

/**
 * The viewer's cart: the lines that have not expired, oldest first, with their totals (specification, section 7).
 * @throws UNAUTHENTICATED.
 */
export async function findCart(ctx: RequestContext): Promise<LoadedCart> {
  const viewer = requireViewer(ctx)
  return readCart(ctx.em.fork(), viewer.id, ctx.clock.now())
}

/**
 * Lines and products in one statement: if they were read one after the other, a product deleted in between would be
 * missing from its line.
 */
const readCart = async (em: EntityManager, userId: string, now: Date): Promise<LoadedCart> =>
  cartOf(
    await readLines(
      em,
      sql`(select * from cart where user_id = ${userId} and expires_at > ${now.toISOString()})`,
    ),
  )

/** @param source lines of the table `cart`. */
async function readLines(em: EntityManager, source: RawQueryFragment): Promise<LoadedLine[]> {
  const lines = shownColumns<LoadedLine>(em, CartLine, { table: 'line' })
  const products = shownColumns<ProductRow>(em, Product, { table: 'products' })
  const rows = await executePrepared<Record<string, unknown>>(
    em,
    sql`select ${raw([...lines.columns, ...products.columns].join(', '))}
     from ${source} as line join products on products.id = line.product_id order by line.id`,
  )
  return rows.map((row) => ({ ...lines.rowOf(row), product: products.rowOf(row) }))
}

function cartOf(all: LoadedLine[]): LoadedCart {
  const lines = all.filter(({ product }) => product.visible)
  return {
    lines,
    withdrawnCount: all.length - lines.length,
    ...totalsOf(lines.map(({ quantity, product }) => ({ quantity, price: product.price }))),
  }
}

/**
 * The cart and the changed line, read in the transaction that wrote it: an order or another tab may take the line out
 * right after. Its product is there, because whoever deletes a product waits for its lines.
 */
async function readChanged(
  em: EntityManager,
  userId: string,
  now: Date,
  lineId: number,
): Promise<ChangedCart> {
  const cart = await readCart(em, userId, now)
  const line = cart.lines.find(({ id }) => id === lineId)
  if (!line) throw unknownLine()
  return { cart, line }
}

/**
 * Adds a product, or more of it: one statement, so that twenty clicks at once make one line of twenty
 * (migrations/sql/cart.ts).
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND for an unknown product, CONFLICT when it is out of stock,
 *   there would be more than 999 of it, or more than 100 products.
 */
export async function addToCart(ctx: RequestContext, input: unknown): Promise<ChangedCart> {
  const viewer = requireViewer(ctx)
  const { productId, quantity } = parseInput(addToCartRules, input)
  const adding = retrying(() => addLines(ctx.em, ctx, viewer.id, { productId, quantity }))
  const lines = await adding.catch((error: unknown) => {
    // The product was deleted while this waited for it.
    if (isForeignKeyViolation(error)) return []
    throw error
  })
  const line = lines.find(({ product }) => product.id === productId)
  if (!line) throw await whyNotAdded(ctx, viewer.id, productId)
  return { cart: cartOf(lines), line }
}

/** How many of a product. */
interface Wanted {
  productId: number
  quantity: number
}

/**
 * Adds several products at once; those that are out of stock, gone, or for which there is no room, are left out.
 * @returns the cart, and the ids of the products that are in it now.
 * @throws UNAUTHENTICATED.
 */
export async function addAllToCart(
  ctx: RequestContext,
  wanted: readonly Wanted[],
): Promise<{ cart: LoadedCart; added: Set<number> }> {
  const viewer = requireViewer(ctx)
  const addAll = () =>
    transactionally(ctx, async (em) => {
      const added = new Set<number>()
      for (const each of wanted)
        if ((await addLines(em, ctx, viewer.id, each)).length > 0) added.add(each.productId)
      return { cart: await readCart(em, viewer.id, ctx.clock.now()), added }
    })
  return addAll().catch((error: unknown) => {
    // One was deleted while this waited for it: it is left out the second time.
    if (isForeignKeyViolation(error)) return addAll()
    throw error
  })
}

/** @returns the lines of the cart once the product is in it; none when it cannot be added (migrations/sql/cart.ts). */
function addLines(
  em: EntityManager,
  ctx: RequestContext,
  userId: string,
  { productId, quantity }: Wanted,
): Promise<LoadedLine[]> {
  const now = ctx.clock.now()
  const times = sql`${now.toISOString()}, ${newExpiry(ctx, now).toISOString()}`
  const limits = sql`${maxLines}, ${maxQuantity}`
  return readLines(em, sql`add_to_cart(${userId}, ${productId}, ${quantity}, ${times}, ${limits})`)
}

/** Asked after the refusal: only its message depends on it. */
async function whyNotAdded({ em, clock }: RequestContext, userId: string, productId: number) {
  const product = await em.findOne(Product, { id: productId, visible: true })
  if (!product) return notFound('Produit non trouvé')
  if (!product.inStock) return conflict('Ce produit est en rupture de stock.')
  const others = { user: userId, product: { $ne: productId }, expiresAt: { $gt: clock.now() } }
  return conflict(
    (await em.count(CartLine, others)) < maxLines
      ? `Le panier contient au plus ${maxQuantity} exemplaires d’un même produit.`
      : `Le panier contient au plus ${maxLines} produits différents.`,
  )
}

/** Sets the quantity of one's own line. @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (also another's line). */
export async function changeCartLine(ctx: RequestContext, input: unknown): Promise<ChangedCart> {
  const viewer = requireViewer(ctx)
  const { id, quantity } = parseInput(changeLineRules, input)
  const now = ctx.clock.now()
  return transactionally(ctx, async (em) => {
    const changed = await em.nativeUpdate(
      CartLine,
      { id, user: viewer.id, expiresAt: { $gt: now } },
      { quantity, expiresAt: newExpiry(ctx, now) },
    )
    if (changed === 0) throw unknownLine()
    return readChanged(em, viewer.id, now, id)
  })
}

/**
 * Takes one's own line out.
 * @returns what is left in the cart.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (also another's line).
 */
export async function removeCartLine(ctx: RequestContext, input: unknown): Promise<LoadedCart> {
  const viewer = requireViewer(ctx)
  const { id } = parseInput(lineRules, input)
  const now = ctx.clock.now()
  // In one transaction: were the answer lost after the line, the next try would be told that there is none.
  return transactionally(ctx, async (em) => {
    if ((await em.nativeDelete(CartLine, { id, user: viewer.id })) === 0) throw unknownLine()
    return readCart(em, viewer.id, now)
  })
}

/** Empties the viewer's cart; an empty one stays empty. @returns the empty cart. @throws UNAUTHENTICATED. */
export async function clearCart(ctx: RequestContext): Promise<LoadedCart> {
  const viewer = requireViewer(ctx)
  // Locks several lines, as an order does in another sequence: the two may have to part and try again.
  await transactionally(ctx, (em) => em.nativeDelete(CartLine, { user: viewer.id }))
  return cartOf([])
}
