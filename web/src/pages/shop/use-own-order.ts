import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  ProductCard_ProductFragmentDoc,
  ProductsPageDocument,
  type ProductsPageQuery,
  type ProductsPageQueryVariables,
} from '../../graphql/generated/listing/graphql.ts'
import { type OwnFigures, useOwnFigures } from '../../lib/household/own-figures.ts'

/** A list of more products is not ordered in the browser: it would have to fetch them all. */
const mostOrdered = 100

type Items = ProductsPageQuery['products']['items']

/**
 * The order by savings, made that of the visitor's own household: no server knows of it. All products of the list are
 * then asked for at once, and the page is cut from them here.
 * @returns the products to show, and whether this is how the list is ordered by savings.
 */
export function useOwnOrder(
  variables: ProductsPageQueryVariables,
  list: { items: Items; totalCount: number } | undefined,
): { items: Items | undefined; isOwn: boolean } {
  const own = useOwnFigures()
  const isOwn = own !== null && list !== undefined && list.totalCount <= mostOrdered
  const isAsked = isOwn && variables.sort === 'SAVINGS'
  const { data } = useFreshQuery(ProductsPageDocument, {
    maxAgeMs: freshFor.products,
    variables: { ...variables, limit: mostOrdered, offset: 0 },
    skip: !isAsked,
  })
  if (!isAsked || !data) return { items: list?.items, isOwn }
  const { offset, limit } = variables
  return { items: inOwnOrder(data.products.items, own).slice(offset, offset + limit), isOwn }
}

/** What is in stock first, as everywhere; then what saves most. */
function inOwnOrder(items: Items, own: OwnFigures): Items {
  const worth = (item: Items[number]) => {
    const { inStock, savingsPerYear } = readFragment(ProductCard_ProductFragmentDoc, item)
    return { inStock, euros: Number(own.get(item.id)?.euros ?? savingsPerYear ?? 0) }
  }
  return items
    .map((item) => ({ item, ...worth(item) }))
    .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || b.euros - a.euros)
    .map(({ item }) => item)
}
