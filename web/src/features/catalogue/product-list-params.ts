import type { ProductSort } from '../../graphql/generated/graphql.ts'
import { readNumber } from '../../lib/french-number.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import { sortFromSlug, sortSlugs } from './product-sort-slugs.ts'

/** What the list screen shows, as written in its URL. An empty text means « not filtered ». */
export interface ProductListParams {
  search: string
  /** A category slug. */
  category: string
  minPrice: string
  maxPrice: string
  minEcoScore: string
  inStock: boolean
  featured: boolean
  weeklySpecial: boolean
  /** Null: the default order. */
  sort: ProductSort | null
  page: number
}

/** The whole catalogue, first page. */
export const emptyParams: ProductListParams = {
  search: '',
  category: '',
  minPrice: '',
  maxPrice: '',
  minEcoScore: '',
  inStock: false,
  featured: false,
  weeklySpecial: false,
  sort: null,
  page: 1,
}

const flags = ['inStock', 'featured', 'weeklySpecial'] as const
const texts = ['search', 'category', 'minPrice', 'maxPrice', 'minEcoScore'] as const

/** « 12,5 », « 12.50 » or « 1 234,50 € » to « 12.5 » and « 1234.5 »; anything that is no price to nothing. */
export function normalisePrice(text: string): string {
  const price = readNumber(text.trim().replace(/^0+(?=\d)/, ''), 2) ?? ''
  return /^\d{1,8}\./.test(price) ? String(Number(price)) : ''
}

function normaliseScore(text: string): string {
  const score = text.trim().replace(',', '.')
  return /^(10|\d)(\.\d)?$/.test(score) && Number(score) > 0 && Number(score) <= 10 ? score : ''
}

/** Reads the URL; a value that means nothing counts as absent, so an old or mistyped link still works. */
export function readParams(query: URLSearchParams): ProductListParams {
  const page = query.get('page') ?? ''
  return {
    search: normaliseText(query.get('search') ?? ''),
    category: normaliseText(query.get('category') ?? ''),
    minPrice: normalisePrice(query.get('minPrice') ?? ''),
    maxPrice: normalisePrice(query.get('maxPrice') ?? ''),
    minEcoScore: normaliseScore(query.get('minEcoScore') ?? ''),
    inStock: query.get('inStock') === 'true',
    featured: query.get('featured') === 'true',
    weeklySpecial: query.get('weeklySpecial') === 'true',
    sort: sortFromSlug(query.get('sort')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The shortest query that reads back as these params. */
export function writeParams(params: ProductListParams): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of texts) if (params[name]) query.set(name, params[name])
  for (const name of flags) if (params[name]) query.set(name, 'true')
  if (params.sort) query.set('sort', sortSlugs[params.sort])
  if (params.page > 1) query.set('page', String(params.page))
  return query
}

/** Applies a choice; every choice but the page itself goes back to the first page. */
export function changeParams(
  params: ProductListParams,
  change: Partial<ProductListParams>,
): ProductListParams {
  return { ...params, page: 1, ...change }
}
