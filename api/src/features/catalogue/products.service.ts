import { notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { Facts } from '../../platform/read-rows.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { productImagesLoader } from './catalogue.loaders.ts'
import { idRules, productFilterRules, productWindowRules } from './catalogue.rules.ts'
import type { ListedState } from './product-counts.service.ts'
import { type ProductFacts, readProducts } from './product-facts.ts'
import type { ProductImage } from './product-image.entity.ts'
import { productPage } from './product-page.ts'
import { resolveFilter } from './resolved-filter.ts'

/** One part of a filtered list. The filter goes with it: counts are made only when somebody asks. */
export interface ProductList extends ListedState {
  items: ProductFacts[]
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
  const given = parseInput(productFilterRules, filterInput)
  const window = parseInput(productWindowRules, windowInput)
  const filter = await resolveFilter(ctx, given)
  return { filter, ...(await readProducts(ctx, productPage(filter, window))) }
}

/**
 * One product.
 * @throws BAD_USER_INPUT on an id that is no id, NOT_FOUND « Produit non trouvé » on an unknown one.
 */
export async function findProduct(ctx: RequestContext, input: unknown): Promise<ProductFacts> {
  const { id } = parseInput(idRules, input)
  const {
    items: [product],
  } = await readProducts(ctx, { sql: 'where id = ?', params: [id] })
  if (!product) throw notFound('Produit non trouvé')
  return product
}

/** Images of a product, primary first. @throws as findProduct. */
export async function listProductImages(ctx: RequestContext, input: unknown): Promise<Facts<ProductImage>[]> {
  const product = await findProduct(ctx, input)
  return ctx.load(productImagesLoader).load(product.id)
}
