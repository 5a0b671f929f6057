import type { EntityManager, RawQueryFragment } from '@mikro-orm/postgresql'
import DataLoader from 'dataloader'
import { requirePermission } from '../../../platform/authorize.ts'
import { type Row, readRows } from '../../../platform/database/read-rows.ts'
import { sql } from '../../../platform/database/sql.ts'
import { notFound } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { correctedSearch } from '../listing/corrected-search.ts'
import { type ListedState, totalColumn } from '../listing/counts.service.ts'
import { productFilterRules, productWindowRules } from '../listing/listing.rules.ts'
import { isRanked, productPage, resolveFilter } from '../listing/listing.sql.ts'
import { typesInUse } from '../listing/listing.types.ts'
import { orderedFormula } from '../savings/savings-formula.rules.ts'
import { Product } from './product.entity.ts'
import { idRules } from './product.rules.ts'
import { ProductImage } from './product-image.entity.ts'

/** One part of a filtered list. The filter goes with it: counts are made only when somebody asks. */
export interface ProductList<T = ProductRow> extends ListedState {
  items: T[]
  /** As it was typed; empty without one. */
  search: string
  /** The words that were searched in place of those typed; null where they are the same. */
  correctedSearch: string | null
  /** Ordered by how well it matches what was searched. */
  isRanked: boolean
}

/**
 * Products that match a filter, ordered, at most 100 at a time (specification, section 7, GET /api/products).
 * By relevance when there is a search and no sort, else newest first.
 * @param options.counted somebody will ask how many there are in all: see `countProducts`.
 * @param options.candidates by relevance, how many products are compared at most.
 * @param options.only properties that somebody will look at; all unless said.
 * @throws BAD_USER_INPUT on a filter, sort, limit or offset that breaks its rule; UNAUTHENTICATED or FORBIDDEN when
 *   hidden products are asked for by anybody but an administrator.
 */
export async function listProducts<K extends keyof ProductRow = keyof ProductRow>(
  ctx: RequestContext,
  filterInput: unknown,
  windowInput: unknown,
  { counted = false, candidates, only }: { counted?: boolean; candidates?: number; only?: readonly K[] } = {},
): Promise<ProductList<Pick<ProductRow, K>>> {
  const given = parseInput(productFilterRules, filterInput)
  if (given.visibility !== 'VISIBLE') requirePermission(ctx, 'catalogue.read')
  const window = parseInput(productWindowRules, windowInput)
  const filter = await resolveFilter(ctx, given)
  const total = counted ? totalColumn(ctx, filter) : null
  const items = await readRows<ProductRow & { catalogueVersion: string; totalCount?: number }>(
    ctx.em,
    Product,
    productPage(filter, { ...window, candidates }),
    {
      // The state comes with them, at no further statement.
      extra: [
        sql`(select version from published_version where scope = 'catalogue') as "catalogueVersion"`,
        ...(total ? [total] : []),
      ],
      only,
    },
  )
  const [first] = items
  // Without a row the state is unknown: a count must then be made anew.
  const version = Number(first?.catalogueVersion ?? Number.POSITIVE_INFINITY)
  const { search = '' } = given
  const texts = items.flatMap(({ name, description, whyChoose }) => [name, description, whyChoose])
  return {
    filter,
    items,
    version,
    search,
    correctedSearch: correctedSearch(search, filter.corrections, texts),
    isRanked: isRanked(filter, window),
    ...(total && first ? { totalCount: Number(first.totalCount) } : {}),
  }
}

/** A hidden product exists for administrators alone: the condition is part of every read of one. */
const visibleTo = ({ viewer }: RequestContext): RawQueryFragment =>
  viewer?.permissions.has('catalogue.read') ? sql`true` : sql`visible`

/**
 * One product.
 * @throws BAD_USER_INPUT on an id that is no id, NOT_FOUND « Produit non trouvé » on an unknown one, and on a hidden
 *   one that the viewer may not see.
 */
export async function findProduct(ctx: RequestContext, input: unknown): Promise<ProductRow> {
  const { id } = parseInput(idRules, input)
  const [product] = await productsByKey(ctx.em, sql`where id = ${id} and ${visibleTo(ctx)}`)
  if (!product) throw unknownProduct()
  return product
}

/** What the address of a product is made of, and when it last changed. */
export type ProductAddress = Pick<Product, 'id' | 'name' | 'updatedAt'>

const addressFields = { fields: ['id', 'name', 'updatedAt'], disableIdentityMap: true } as const

/** Addresses of the products that the shop shows, by id: a part of them, for whoever lists them all. */
export function listProductAddresses(
  { em }: RequestContext,
  window: { limit: number; offset: number },
): Promise<ProductAddress[]> {
  return em.find(Product, { visible: true }, { ...addressFields, ...window, orderBy: { id: 'asc' } })
}

/** How many products the shop shows. */
export const countProducts = ({ em }: RequestContext): Promise<number> => em.count(Product, { visible: true })

/** The address of a product that the shop shows. @throws as findProduct. */
export async function findProductAddress({ em }: RequestContext, input: unknown): Promise<ProductAddress> {
  const { id } = parseInput(idRules, input)
  const product = await em.findOne(Product, { id, visible: true }, addressFields)
  if (!product) throw unknownProduct()
  return product
}

/** Images of a product, primary first. @throws as findProduct. */
export async function listProductImages(ctx: RequestContext, input: unknown): Promise<Row<ProductImage>[]> {
  const product = await findProduct(ctx, input)
  return ctx.load(productImagesLoader).load(product.id)
}

/** What is shown of a product. */
export type ProductRow = Row<Product>

/** Properties that REST documents: a list of products reads these alone. */
export const documentedProperties = [
  ...(['id', 'name', 'description', 'price', 'imageUrl', 'category', 'ecoScore', 'rating'] as const),
  ...(['reviewCount', 'inStock', 'featured', 'weeklySpecial', 'lifeBenefits', 'planetBenefits'] as const),
  ...(['moneySavings', 'whyChoose', 'createdAt', 'updatedAt', 'version'] as const),
]

/** What REST shows of a product. */
export type DocumentedProduct = Pick<ProductRow, (typeof documentedProperties)[number]>

/** What an administrator can change of a product and REST documents (specification, section 3). */
export const documentedFields = (product: DocumentedProduct) => ({
  name: product.name,
  description: product.description ?? null,
  price: product.price,
  imageUrl: product.imageUrl ?? null,
  categoryId: product.category?.id ?? null,
  ecoScore: product.ecoScore,
  rating: product.rating,
  reviewCount: product.reviewCount,
  inStock: product.inStock,
  featured: product.featured,
  weeklySpecial: product.weeklySpecial,
  lifeBenefits: product.lifeBenefits ?? null,
  planetBenefits: product.planetBenefits ?? null,
  moneySavings: product.moneySavings ?? null,
  whyChoose: product.whyChoose ?? null,
})

/** All that an administrator can change of a product, as the history shows it. */
export const productFields = (product: ProductRow) => ({
  ...documentedFields(product),
  visible: product.visible,
  publishAt: product.publishAt?.toISOString() ?? null,
  savingsPerYear: product.savingsPerYear ?? null,
  savingsComparison: product.savingsComparison ?? null,
  paybackMonths: product.paybackMonths ?? null,
  impactFigure: product.impactFigure ?? null,
  impactUnit: product.impactUnit ?? null,
  keepIf: product.keepIf ?? null,
  restockDelay: product.restockDelay ?? null,
  productType: product.productType ?? null,
  testVolume: product.testVolume ?? null,
  testKeepFlow: product.testKeepFlow ?? null,
  ownFlow: product.ownFlow ?? null,
  savingsFormula: product.savingsFormula ? orderedFormula(product.savingsFormula) : null,
})

/** Products for showing, found by their ids; `tail` follows « from products ». */
const productsByKey = (em: EntityManager, tail: RawQueryFragment) =>
  readRows<ProductRow>(em, Product, tail, { isByKey: true })

/** Products as they are shown, read in the transaction that wrote them, by id. */
export const writtenProducts = (em: EntityManager, ids: number[]): Promise<ProductRow[]> =>
  productsByKey(em, sql`where id = any(${`{${ids}}`}::int[]) order by id`)

/** As `writtenProducts`, of one. */
export async function writtenProduct(em: EntityManager, id: number): Promise<ProductRow> {
  const [product] = await writtenProducts(em, [id])
  if (!product) throw unknownProduct()
  return product
}

/** As everywhere that a product is asked for. */
export const unknownProduct = () => notFound('Produit non trouvé')

/** Products by id, one statement for all that a request asks for; null for one that is gone, or hidden from the viewer. */
export const productLoader = (ctx: RequestContext) =>
  new DataLoader<number, ProductRow | null>(async (ids) => {
    const found = await productsByKey(ctx.em, sql`where id = any(${`{${ids}}`}::int[]) and ${visibleTo(ctx)}`)
    const byId = new Map(found.map((product) => [product.id, product]))
    return ids.map((id) => byId.get(id) ?? null)
  })

/** The product types in use, each once, as a French dictionary orders them. */
export async function listProductTypes(ctx: RequestContext): Promise<string[]> {
  const rows = await ctx.em.execute<{ type: string }[]>(typesInUse(visibleTo(ctx)))
  return rows.map(({ type }) => type).toSorted(new Intl.Collator('fr').compare)
}

/** Which types have several products, one statement for all that a request asks for. */
export const comparableTypeLoader = (ctx: RequestContext) =>
  new DataLoader<string, boolean>(async (types) => {
    const found = await ctx.em.execute<{ type: string }[]>(
      // The second of each is enough to know.
      `select type from jsonb_array_elements_text(?::jsonb) as given (type)
       where exists (select from products where product_type = type and visible offset 1)`,
      [JSON.stringify(types)],
    )
    const comparable = new Set(found.map(({ type }) => type))
    return types.map((type) => comparable.has(type))
  })

/** Images by product id, primary first, then by display order. */
export const productImagesLoader = (ctx: RequestContext) =>
  new DataLoader<number, Row<ProductImage>[]>(async (productIds) => {
    const found = await readRows<Row<ProductImage>>(
      ctx.em,
      ProductImage,
      sql`where product_id = any(${`{${productIds}}`}::int[]) order by is_primary desc, display_order, id`,
      { isByKey: true },
    )
    const byProduct = Map.groupBy(found, (image) => image.product.id)
    return productIds.map((id) => byProduct.get(id) ?? [])
  })
