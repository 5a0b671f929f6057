import { SearchedArticles } from '../../features/catalogue/search/searched-articles.tsx'
import type { ProductFilterInput } from '../../graphql/generated/graphql.ts'
import { JustAbove } from './found-shelf.tsx'
import { NothingFound } from './nothing-found.tsx'

/** Below a highest price, so few products are next to nothing to choose from. */
const mostOfThin = 3

interface ListEndProps {
  filter: ProductFilterInput
  /** What was searched, as it was typed; may be empty. */
  search: string
  /** What was found; from `mentionsFrom` on products only speak of the words, and bear them in no name. */
  found: { totalCount: number; mentionsFrom?: number | null }
}

/**
 * Below the products of a list that was narrowed: what costs a little more, articles that are meant as well, and where
 * nothing bears the name that was searched, ways on.
 */
export function ListEnd({ filter, search, found: { totalCount, mentionsFrom } }: ListEndProps) {
  const isEmpty = totalCount === 0
  return (
    <>
      {filter.maxPrice && totalCount <= mostOfThin && <JustAbove filter={filter} />}
      {search && <SearchedArticles filter={filter} />}
      {(isEmpty || mentionsFrom === 0) && <NothingFound search={search} isEmpty={isEmpty} />}
    </>
  )
}
