import { sql } from '../../../platform/database/sql.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { allOf, type ResolvedFilter, shownBy, titleHasAny } from './listing.conditions.ts'

/** One part of a list, and whether it is ordered by how well it matches what was searched. */
interface RankedList {
  filter: ResolvedFilter
  items: { id: number }[]
  isRanked: boolean
}

/**
 * Where in this part of a list the products begin that have the searched words in their texts alone, not in their name or
 * category: they come last by relevance (`listing.sql.ts`). All of them where nothing of the shop is named as what is
 * wanted, the first of the words: then a name has but another of them. Null where there is none, or nothing is ranked.
 */
export async function firstMention(
  { em }: Pick<RequestContext, 'em'>,
  { filter, items, isRanked }: RankedList,
): Promise<number | null> {
  if (!isRanked || items.length === 0) return null
  const rows = await em.execute<{ id: number }[]>(
    sql`select id from product_search where id = any(${`{${items.map(({ id }) => id)}}`}::int[])
      and not (${titleHasAny(filter)} and ${isNamedSomewhere(filter)})`,
  )
  const mentions = new Set(rows.map(({ id }) => id))
  const place = items.findIndex(({ id }) => mentions.has(id))
  return place === -1 ? null : place
}

/** Whether what is wanted is in the name or category of any product. */
const isNamedSomewhere = ({ wanted, begun, ...filter }: ResolvedFilter) =>
  wanted === undefined
    ? sql`true`
    : sql`exists (select from product_search where ${titleHasAny({ ...filter, words: wanted, begun })} and ${allOf(shownBy(filter))})`
