import type { EntityManager } from '@mikro-orm/postgresql'
import { requireViewer } from '../../platform/authorize.ts'
import { namesMissingRow } from '../../platform/database-errors.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { Product } from '../catalogue/product.entity.ts'
import { addToCartRules, changeLineRules, lineRules, maxQuantity } from './cart.rules.ts'
import { CartLine } from './cart-line.entity.ts'

/** A line with its product loaded. */
export type LoadedLine = CartLine & { product: { $: Product } }

const unknownLine = () => notFound('Ligne du panier introuvable')

const newExpiry = ({ clock, env }: RequestContext) => new Date(clock.now().getTime() + env.CART_LIFETIME_MS)

/** The viewer's lines that have not expired, oldest first (spec section 7). @throws UNAUTHENTICATED. */
export async function listCartLines(ctx: RequestContext): Promise<LoadedLine[]> {
  const viewer = requireViewer(ctx)
  const lines = await ctx.em.find(
    CartLine,
    { user: viewer.id, expiresAt: { $gt: ctx.clock.now() } },
    { populate: ['product'], orderBy: { id: 'asc' }, refresh: true },
  )
  return lines as LoadedLine[]
}

/**
 * Adds a product, or more of it: one atomic statement, so that twenty clicks at once make one line of twenty.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND for an unknown product, CONFLICT when it is out of stock
 *   or there would be more than 999.
 */
export async function addToCart(ctx: RequestContext, input: unknown): Promise<LoadedLine> {
  const viewer = requireViewer(ctx)
  const { productId, quantity } = parseInput(addToCartRules, input)
  const now = ctx.clock.now()
  const adding = transactionally(ctx, async (em) => {
    const [row] = await em.execute<{ id: number }[]>(
      `insert into cart as line (user_id, product_id, quantity, created_at, expires_at)
       select ?, id, ?, ?, ? from products where id = ? and in_stock
     on conflict (user_id, product_id) do update
       -- What has expired counts as gone.
       set quantity = excluded.quantity + case when line.expires_at > ? then line.quantity else 0 end,
           expires_at = excluded.expires_at
       where excluded.quantity + case when line.expires_at > ? then line.quantity else 0 end <= ?
     returning id`,
      [viewer.id, quantity, now, newExpiry(ctx), productId, now, now, maxQuantity],
    )
    return row ? loadLine(em, row.id) : null
  })
  const line = await adding.catch((error: unknown) => {
    // The product was deleted while this waited for it.
    if (namesMissingRow(error)) return null
    throw error
  })
  if (line) return line
  const product = await ctx.em.findOne(Product, { id: productId })
  if (!product) throw notFound('Produit non trouvé')
  throw conflict(
    product.inStock
      ? `Le panier contient au plus ${maxQuantity} exemplaires d’un même produit.`
      : 'Ce produit est en rupture de stock.',
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

/** Read in the transaction that wrote it: an order or another tab may take it out right after. */
async function loadLine(em: EntityManager, id: number): Promise<LoadedLine> {
  const line = await em.findOneOrFail(CartLine, { id }, { populate: ['product'] })
  return line as LoadedLine
}
