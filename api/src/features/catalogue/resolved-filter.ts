import type { RequestContext } from '../../platform/request-context.ts'
import type { ProductFilter } from './catalogue.rules.ts'

/** Whether a search holds anything that the full text index knows; else it is compared letter by letter. */
const hasWord = (search: string) => /[\p{L}\p{N}]/u.test(search)

/** A checked filter whose names were looked up. */
export interface ResolvedFilter extends Omit<ProductFilter, 'search' | 'categorySlug'> {
  /** The search as a tsquery (empty: no product has such words), or signs that a name must contain. */
  search?: { words: string } | { signs: string }
  /** Id of the category with the slug asked for; null when there is none. */
  slugCategoryId?: number | null
}

/**
 * Looks up the searched words and the category of a slug, once for the list and its counts. An id that it knows lets
 * the planner choose well between walking an index in order and gathering (1 ms or 200 ms among 100,000 products).
 */
export async function resolveFilter(ctx: RequestContext, filter: ProductFilter): Promise<ResolvedFilter> {
  const { search, categorySlug, ...rest } = filter
  const words = search !== undefined && hasWord(search) ? search : null
  const signs = search !== undefined && words === null && { search: { signs: search } }
  if (words === null && categorySlug === undefined) return { ...rest, ...signs }
  const [row] = await ctx.em.execute<{ category: number | null; query: string }[]>(
    'select (select id from categories where slug = ?) as category, product_search_query(?)::text as query',
    [categorySlug ?? null, words],
  )
  return {
    ...rest,
    ...signs,
    ...(words !== null && { search: { words: row?.query ?? '' } }),
    ...(categorySlug !== undefined && { slugCategoryId: row?.category ?? null }),
  }
}
