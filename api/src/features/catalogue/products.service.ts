import { raw } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { productImagesLoader } from './catalogue.loaders.ts'
import { idRules, type ProductFilter, productFilterRules, productWindowRules } from './catalogue.rules.ts'
import { Product } from './product.entity.ts'
import { allOf, productConditions } from './product-filters.ts'
import type { ProductImage } from './product-image.entity.ts'
import { productOrder } from './product-order.ts'

/** One part of a filtered list. The filter goes with it: counts are made only when somebody asks. */
export interface ProductList {
  items: Product[]
  filter: ProductFilter
}

/**
 * Products that match a filter, ordered, at most 100 at a time (spec section 7, GET /api/products).
 * By relevance when there is a search and no sort, else newest first.
 * @throws BAD_USER_INPUT on a filter, sort, limit or offset that breaks its rule.
 */
export async function listProducts(
  ctx: RequestContext,
  filterInput: unknown,
  windowInput: unknown,
): Promise<ProductList> {
  const filter = parseInput(productFilterRules, filterInput)
  const { sort, limit, offset } = parseInput(productWindowRules, windowInput)
  const { sql, params } = allOf(Object.values(productConditions(filter)).flat())
  const order = productOrder(sort ?? (filter.search ? 'RELEVANCE' : 'NEWEST'), filter.search)
  const items = await ctx.em.find(Product, { [raw(sql, params)]: [] }, { orderBy: order, limit, offset })
  return { items, filter }
}

/**
 * One product.
 * @throws BAD_USER_INPUT on an id that is no id, NOT_FOUND « Produit non trouvé » on an unknown one.
 */
export async function findProduct(ctx: RequestContext, input: unknown): Promise<Product> {
  const { id } = parseInput(idRules, input)
  const product = await ctx.em.findOne(Product, { id })
  if (!product) throw notFound('Produit non trouvé')
  return product
}

/** Images of a product, primary first. @throws as findProduct. */
export async function listProductImages(ctx: RequestContext, input: unknown): Promise<ProductImage[]> {
  const product = await findProduct(ctx, input)
  return ctx.load(productImagesLoader).load(product.id)
}
