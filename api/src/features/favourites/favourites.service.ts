import type { EntityManager, RawQueryFragment } from '@mikro-orm/postgresql'
import { requireViewer } from '../../platform/authorize.ts'
import { type Row, shownColumns } from '../../platform/database/read-rows.ts'
import { sql } from '../../platform/database/sql.ts'
import { retrying, transactionally } from '../../platform/database/transaction.ts'
import { conflict } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { addAllToCart, type LoadedCart } from '../cart/cart.service.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { unknownProduct } from '../catalogue/products/products.service.ts'
import { Favourite } from './favourite.entity.ts'
import { favouriteRules, mergeFavouritesRules } from './favourites.rules.ts'
import { maxFavourites } from './favourites-limits.rules.ts'

/** What is shown of a favourite. */
export type FavouriteRow = Row<Favourite>

/** The viewer's favourites, the latest first. @throws UNAUTHENTICATED. */
export async function listFavourites(ctx: RequestContext): Promise<FavouriteRow[]> {
  return readFavourites(ctx.em, requireViewer(ctx).id)
}

const readFavourites = (em: EntityManager, userId: string) =>
  readRows(em, sql`(select * from favourites where user_id = ${userId})`)

/** @param source rows of the table `favourites`. */
async function readRows(em: EntityManager, source: RawQueryFragment): Promise<FavouriteRow[]> {
  const { columns, rowOf } = shownColumns<FavouriteRow>(em, Favourite)
  const rows = await em.execute<Record<string, unknown>[]>(
    `select ${columns.join(', ')} from ${source.sql} as favourites order by created_at desc, id desc`,
    source.params,
  )
  return rows.map(rowOf)
}

/**
 * Puts a product among the viewer's favourites; one that is there stays where it is.
 * @returns all of them, the latest first.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND for an unknown product, CONFLICT when there are 100.
 */
export async function addFavourite(ctx: RequestContext, input: unknown): Promise<FavouriteRow[]> {
  const viewer = requireViewer(ctx)
  const { productId } = parseInput(favouriteRules, input)
  const all = await addThese(ctx, viewer.id, [productId])
  if (all.some(({ product }) => product.id === productId)) return all
  // Asked after the refusal: only its message depends on it.
  if ((await ctx.em.count(Product, { id: productId, visible: true })) === 0) throw unknownProduct()
  throw conflict(`Vos favoris sont au complet : ${maxFavourites} produits au plus.`)
}

/** In one statement, so that the limit holds and each product is there once (migrations/sql/favourites.ts). */
function addThese({ em, clock }: RequestContext, userId: string, ids: number[]): Promise<FavouriteRow[]> {
  const now = clock.now().toISOString()
  return retrying(() =>
    readRows(em, sql`add_favourites(${userId}, ${`{${ids}}`}::int[], ${now}, ${maxFavourites})`),
  )
}

/**
 * Takes a product out of the viewer's favourites; one that is not there is no fault: another tab was faster.
 * @returns those that are left, the latest first.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT.
 */
export async function removeFavourite(ctx: RequestContext, input: unknown): Promise<FavouriteRow[]> {
  const viewer = requireViewer(ctx)
  const { productId } = parseInput(favouriteRules, input)
  return transactionally(ctx, async (em) => {
    await em.nativeDelete(Favourite, { user: viewer.id, product: productId })
    return readFavourites(em, viewer.id)
  })
}

/**
 * Takes over what a browser kept for a visitor, the latest first. Nothing goes; unknown products, and what is beyond
 * 100, are left out.
 * @returns all favourites of the viewer, the latest first.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT.
 */
export async function mergeFavourites(ctx: RequestContext, input: unknown): Promise<FavouriteRow[]> {
  const viewer = requireViewer(ctx)
  const { productIds } = parseInput(mergeFavouritesRules, input)
  return addThese(ctx, viewer.id, productIds)
}

/** The cart with one of each favourite, and those that could not be put into it. */
export interface FavouritesAdded {
  cart: LoadedCart
  left: FavouriteRow[]
}

/**
 * Puts one of each favourite into the viewer's cart. What is out of stock, or has no room in the cart, stays out and
 * is named.
 * @throws UNAUTHENTICATED.
 */
export async function addFavouritesToCart(ctx: RequestContext): Promise<FavouritesAdded> {
  const favourites = await listFavourites(ctx)
  const { cart, added } = await addAllToCart(
    ctx,
    favourites.map(({ product }) => ({ productId: product.id, quantity: 1 })),
  )
  return { cart, left: favourites.filter(({ product }) => !added.has(product.id)) }
}
