import { type EntityManager, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { catalogueLimits } from '../catalogue.rules.ts'
import type { ResolvedFilter } from '../listing/listing.conditions.ts'
import { listProducts, type ProductRow } from '../products/products.service.ts'
import { suggestionLimits, suggestionRules } from './suggestions.rules.ts'
import type { ArticleSuggestion, CategorySuggestion, SearchSuggestions } from './suggestions.type.ts'

/**
 * What a search could be meant for, as it is being typed: the first products of the list, of these the sold out last,
 * categories and published articles. Nobody has searched yet: nothing of it is counted.
 * @param filterInput as of `listProducts`.
 * @throws BAD_USER_INPUT on a filter or limit that breaks its rule.
 */
export async function suggestForSearch(
  ctx: RequestContext,
  filterInput: unknown,
  limitInput: unknown,
): Promise<SearchSuggestions> {
  const { limit } = parseInput(suggestionRules, limitInput)
  const order = hasSearch(filterInput) ? {} : { sort: 'ECO_SCORE', inStockFirst: true }
  const listed = await listProducts(ctx, filterInput, { limit, ...order }, { candidates })
  const named = await namedOnly(ctx.em, listed)
  // What can be had first: nobody who is typing looks for something that is sold out.
  const items = named.toSorted((one, other) => Number(other.inStock) - Number(one.inStock))
  const products = { ...listed, items, countedUpTo: catalogueLimits.suggestedCount }
  return { products, ...(await suggestPlaces(ctx.em, products.search, products.filter)) }
}

/** Without one (« cadeau jardinier » names but a recipient) products come as the shop's list opens: best eco-scores first. */
const hasSearch = (filter: unknown) =>
  String((filter as { search?: unknown } | undefined)?.search ?? '').trim() !== ''

/** Products that are compared at most: half of a large catalogue begins as two letters do, and six are shown. */
const candidates = 3000

/**
 * The products of the list that have a searched word in their name or category, or one that goes on as the last word
 * does; all of them where there are none. Who types « savon » is shown soap, not what is to be washed with it. By
 * relevance these come first in the list, so that none is missed beyond its part.
 */
async function namedOnly(
  em: EntityManager,
  { items, filter: { words, begun } }: { items: ProductRow[]; filter: ResolvedFilter },
): Promise<ProductRow[]> {
  if (words === undefined || items.length === 0) return items
  const fitting = await em.execute<{ id: number }[]>(
    sql`select id from product_search where id = any(${`{${items.map(({ id }) => id)}}`}::int[])
      and (title @@ ${words.replaceAll('&', '|')}::tsquery or title @@ ${begun ?? null}::tsquery)`,
  )
  const ids = new Set(fitting.map(({ id }) => id))
  return ids.size === 0 ? items : items.filter(({ id }) => ids.has(id))
}

/** Articles before the newest of so many are not suggested: their words are taken apart with each search. */
const articlesLookedAt = 500

/** Whether a text has the searched words, or goes on as what was typed does. */
const isMeant = (text: string) =>
  raw(
    `(to_tsvector('french', search_plain(${text})) @@ words or strpos(' ' || search_plain(${text}), ' ' || start) > 0)`,
  )

type Place = ({ kind: 'category' } & CategorySuggestion) | ({ kind: 'article' } & ArticleSuggestion)

/** The newest published articles that are looked at, as a table. */
const newestArticles = sql`(select id, title, excerpt, created_at from posts where published
  order by created_at desc, id desc limit ${articlesLookedAt}) as newest`

async function suggestPlaces(em: EntityManager, search: string, { words, slugCategoryId }: ResolvedFilter) {
  // Signs alone, or nothing: every text would go on as that does.
  if (words === undefined)
    return { categories: [], articles: slugCategoryId ? await articlesOn(em, slugCategoryId) : [] }
  const { categories, articles } = suggestionLimits
  const places = await em.execute<Place[]>(
    sql`with typed as (select search_plain(${search}) as start, ${words}::tsquery as words)
    (select 'category' as kind, id, name, slug, null as title from categories, typed
      where ${isMeant('name')} order by name, id limit ${categories})
    union all
    (select 'article', newest.id, null, null, newest.title from typed, ${newestArticles}
      where ${isMeant("concat_ws(' ', newest.title, newest.excerpt)")}
      order by ${isMeant('newest.title')} desc, newest.created_at desc, newest.id desc limit ${articles})`,
  )
  return {
    categories: places.filter((place) => place.kind === 'category'),
    articles: places.filter((place) => place.kind === 'article'),
  }
}

/** Articles with a word of a category in their title: « facture d’eau » is understood as one, without a word left over. */
const articlesOn = (em: EntityManager, categoryId: number): Promise<ArticleSuggestion[]> =>
  em.execute(
    sql`select newest.id, newest.title from ${newestArticles}, (
        select replace(plainto_tsquery('french', search_plain(name))::text, '&', '|')::tsquery as words
        from categories where id = ${categoryId}) as named
      where to_tsvector('french', search_plain(newest.title)) @@ words
      order by newest.created_at desc, newest.id desc limit ${suggestionLimits.articles}`,
  )
