import type { EntityManager } from '@mikro-orm/postgresql'
import { requireViewer } from '../../platform/authorize.ts'
import { namesMissingRow } from '../../platform/database-errors.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { Product } from '../catalogue/product.entity.ts'
import { addToCartRules, changeLineRules, lineRules, maxLines, maxQuantity } from './cart.rules.ts'
import { CartLine } from './cart-line.entity.ts'

/** A line with its product loaded. */
export type LoadedLine = CartLine & { product: { $: Product } }

const unknownLine = () => notFound('Ligne du panier introuvable')

const newExpiry = ({ clock, env }: RequestContext) => new Date(clock.now().getTime() + env.CART_LIFETIME_MS)

/**
 * The viewer's lines that have not expired, oldest first (spec section 7). Lines and products in one statement: read
 * one after the other, a product that is deleted in between would be missing from its line.
 * @throws UNAUTHENTICATED.
 */
export async function listCartLines(ctx: RequestContext): Promise<LoadedLine[]> {
  const viewer = requireViewer(ctx)
  // Past what this request has read before: with `refresh` the products would be read by a statement of their own.
  const lines = await ctx.em
    .fork()
    .find(
      CartLine,
      { user: viewer.id, expiresAt: { $gt: ctx.clock.now() } },
      { populate: ['product'], strategy: 'joined', orderBy: { id: 'asc' } },
    )
  return lines as LoadedLine[]
}

/** Additions to one cart take turns (pg_advisory_xact_lock with the hash of its owner). */
const additionsLock = 401_927_033

/**
 * Adds a product, or more of it: one atomic statement, so that twenty clicks at once make one line of twenty.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND for an unknown product, CONFLICT when it is out of stock,
 *   there would be more than 999 of it, or more than 100 products.
 */
export async function addToCart(ctx: RequestContext, input: unknown): Promise<LoadedLine> {
  const viewer = requireViewer(ctx)
  const { productId, quantity } = parseInput(addToCartRules, input)
  const now = ctx.clock.now()
  const adding = transactionally(ctx, async (em) => {
    // Two that count the same 99 products would make 101 of them. What takes lines out need not wait.
    await em.execute('select pg_advisory_xact_lock(?, hashtext(?))', [additionsLock, viewer.id])
    const [row] = await em.execute<{ id: number }[]>(
      `insert into cart as line (user_id, product_id, quantity, created_at, expires_at)
       select ?, id, ?, ?, ? from products where id = ? and in_stock
         and (select count(*) from cart where user_id = ? and product_id <> ? and expires_at > ?) < ?
     on conflict (user_id, product_id) do update
       -- What has expired counts as gone.
       set quantity = excluded.quantity + case when line.expires_at > ? then line.quantity else 0 end,
           expires_at = excluded.expires_at
       where excluded.quantity + case when line.expires_at > ? then line.quantity else 0 end <= ?
     returning id`,
      [
        ...[viewer.id, quantity, now, newExpiry(ctx), productId],
        ...[viewer.id, productId, now, maxLines],
        ...[now, now, maxQuantity],
      ],
    )
    return row ? loadLine(em, row.id) : null
  })
  const line = await adding.catch((error: unknown) => {
    // The product was deleted while this waited for it.
    if (namesMissingRow(error)) return null
    throw error
  })
  if (line) return line
  throw await whyNotAdded(ctx, viewer.id, productId)
}

/** Read after the fact: only the words hang on it. */
async function whyNotAdded({ em, clock }: RequestContext, userId: string, productId: number) {
  const product = await em.findOne(Product, { id: productId })
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
export async function changeCartLine(ctx: RequestContext, input: unknown): Promise<LoadedLine> {
  const viewer = requireViewer(ctx)
  const { id, quantity } = parseInput(changeLineRules, input)
  return transactionally(ctx, async (em) => {
    const changed = await em.nativeUpdate(
      CartLine,
      { id, user: viewer.id, expiresAt: { $gt: ctx.clock.now() } },
      { quantity, expiresAt: newExpiry(ctx) },
    )
    if (changed === 0) throw unknownLine()
    return loadLine(em, id)
  })
}

/** Takes one's own line out. @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (also another's line). */
export async function removeCartLine(ctx: RequestContext, input: unknown): Promise<void> {
  const viewer = requireViewer(ctx)
  const { id } = parseInput(lineRules, input)
  if ((await ctx.em.nativeDelete(CartLine, { id, user: viewer.id })) === 0) throw unknownLine()
}

/** Empties the viewer's cart; an empty one stays empty. @throws UNAUTHENTICATED. */
export async function clearCart(ctx: RequestContext): Promise<void> {
  const viewer = requireViewer(ctx)
  // Locks several lines, as an order does in another sequence: the two may have to part and try again.
  await transactionally(ctx, (em) => em.nativeDelete(CartLine, { user: viewer.id }))
}

/**
 * Read in the transaction that wrote it: an order or another tab may take it out right after. Its product is there:
 * whoever deletes that waits for the line.
 */
async function loadLine(em: EntityManager, id: number): Promise<LoadedLine> {
  const line = await em.findOneOrFail(CartLine, { id }, { populate: ['product'], strategy: 'joined' })
  return line as LoadedLine
}
