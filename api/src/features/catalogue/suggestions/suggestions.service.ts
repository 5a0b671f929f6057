import { type EntityManager, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { catalogueLimits } from '../catalogue.rules.ts'
import { listProducts } from '../products/products.service.ts'
import { suggestionLimits, suggestionRules } from './suggestions.rules.ts'
import type { ArticleSuggestion, CategorySuggestion, SearchSuggestions } from './suggestions.type.ts'

/**
 * What a search could be meant for, as it is being typed: products in the order of the list, categories and published
 * articles. Nobody has searched yet: nothing of it is counted.
 * @param filterInput as of `listProducts`.
 * @throws BAD_USER_INPUT on a filter or limit that breaks its rule.
 */
export async function suggestForSearch(
  ctx: RequestContext,
  filterInput: unknown,
  limitInput: unknown,
): Promise<SearchSuggestions> {
  const { limit } = parseInput(suggestionRules, limitInput)
  const listed = await listProducts(ctx, filterInput, { limit }, { candidates })
  const products = { ...listed, countedUpTo: catalogueLimits.suggestedCount }
  return { products, ...(await suggestPlaces(ctx.em, products.search, products.filter.words)) }
}

/** Products that are compared at most: half of a large catalogue begins as two letters do, and six are shown. */
const candidates = 3000

/** Articles before the newest of so many are not suggested: their words are taken apart with each search. */
const articlesLookedAt = 500

/** Whether a text has the searched words, or goes on as what was typed does. */
const isMeant = (text: string) =>
  raw(
    `(to_tsvector('french', search_plain(${text})) @@ words or strpos(' ' || search_plain(${text}), ' ' || start) > 0)`,
  )

type Place = ({ kind: 'category' } & CategorySuggestion) | ({ kind: 'article' } & ArticleSuggestion)

async function suggestPlaces(em: EntityManager, search: string, words: string | undefined) {
  // Signs alone, or nothing: every text would go on as that does.
  if (words === undefined) return { categories: [], articles: [] }
  const { categories, articles } = suggestionLimits
  const places = await em.execute<Place[]>(
    sql`with typed as (select search_plain(${search}) as start, ${words}::tsquery as words)
    (select 'category' as kind, id, name, slug, null as title from categories, typed
      where ${isMeant('name')} order by name, id limit ${categories})
    union all
    (select 'article', newest.id, null, null, newest.title from typed, (
        select id, title, excerpt, created_at from posts where published
        order by created_at desc, id desc limit ${articlesLookedAt}) as newest
      where ${isMeant("concat_ws(' ', newest.title, newest.excerpt)")}
      order by ${isMeant('newest.title')} desc, newest.created_at desc, newest.id desc limit ${articles})`,
  )
  return {
    categories: places.filter((place) => place.kind === 'category'),
    articles: places.filter((place) => place.kind === 'article'),
  }
}
