import type { ProductFilterInput, ProductSort } from '../../../graphql/generated/listing/graphql.ts'
import { readNumber } from '../../../lib/form/french-number.ts'
import {
  choiceParam,
  flagParam,
  type ListUrl,
  type ParamsOf,
  pageParam,
  partOf,
  readList,
  shopList,
  textParam,
} from '../../../lib/list/list-url.ts'

/** How the orders of the shop are spelt in the address. None is by rating, for there are no reviews yet. */
export const sortSlugs = {
  RELEVANCE: 'pertinence',
  ECO_SCORE: 'eco-score',
  PRICE_ASC: 'prix-croissant',
  PRICE_DESC: 'prix-decroissant',
  SAVINGS: 'economies',
  NEWEST: 'nouveautes',
} satisfies Partial<Record<ProductSort, string>>

/** One of them. */
export type ShopSort = keyof typeof sortSlugs

/** Searching sorts by relevance; browsing puts the best eco-scores first. */
export function effectiveSort(sort: ShopSort | null, search: string): ShopSort {
  if (sort && (sort !== 'RELEVANCE' || search)) return sort
  return search ? 'RELEVANCE' : 'ECO_SCORE'
}

/** « 12,5 », « 12.50 » or « 1 234,50 € » to « 12.5 » and « 1234.5 »; anything that is no price to nothing. */
export function normalisePrice(text: string): string {
  const price = readNumber(text.trim().replace(/^0+(?=\d)/, ''), 2) ?? ''
  return /^\d{1,8}\./.test(price) ? String(Number(price)) : ''
}

function normaliseScore(text: string): string {
  const score = text.trim().replace(',', '.')
  return /^(10|\d)(\.\d)?$/.test(score) && Number(score) > 0 && Number(score) <= 10 ? score : ''
}

/** What the list screen shows, as written in its address. An empty text means « not filtered ». */
export const productList = shopList({
  search: textParam(),
  /** The words as they are typed: none is taken for another. */
  exactWords: flagParam,
  /** A category slug. */
  category: textParam(),
  minPrice: textParam(normalisePrice),
  maxPrice: textParam(normalisePrice),
  minEcoScore: textParam(normaliseScore),
  maxEcoScore: textParam(normaliseScore),
  inStock: flagParam,
  featured: flagParam,
  weeklySpecial: flagParam,
  /** What has paid for itself in less than a year. */
  paidBack: flagParam,
  fromFrance: flagParam,
  /** Null: the default order. */
  sort: choiceParam<ShopSort>(sortSlugs),
  page: pageParam(9999),
})

/** What is chosen in the list. */
export type ProductListParams = ParamsOf<typeof productList>

/** The same, with what only a search in words can ask for: words, one of which the product's type must have. */
export type AskedList = ProductListParams & { typeWords?: string }

/** Takes a choice into the address. */
export type ChangeProductList = ListUrl<ProductListParams>['change']

/** The whole catalogue, first page. */
export const emptyParams: ProductListParams = readList(productList, new URLSearchParams())

/** Products a page. */
export const pageSize = 24

interface ProductListVariables {
  filter: ProductFilterInput
  sort: ShopSort
  limit: number
  offset: number
}

/** The query variables for what the URL says. */
export function productListVariables(params: AskedList): ProductListVariables {
  const filter: ProductFilterInput = {}
  if (params.search) filter.search = params.search
  if (params.search && params.exactWords) filter.exactWords = true
  if (params.typeWords) filter.typeWords = params.typeWords
  if (params.category) filter.categorySlug = params.category
  if (params.minPrice) filter.minPrice = params.minPrice
  if (params.maxPrice) filter.maxPrice = params.maxPrice
  if (params.minEcoScore) filter.minEcoScore = params.minEcoScore
  if (params.maxEcoScore) filter.maxEcoScore = params.maxEcoScore
  if (params.inStock) filter.inStock = true
  if (params.featured) filter.featured = true
  if (params.weeklySpecial) filter.weeklySpecial = true
  if (params.paidBack) filter.maxPaybackMonths = 11
  if (params.fromFrance) filter.origin = 'France'
  return {
    filter,
    sort: effectiveSort(params.sort, params.search),
    ...partOf(params.page, pageSize),
  }
}
