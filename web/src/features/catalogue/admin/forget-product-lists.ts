import type { ApolloCache } from '@apollo/client'

/**
 * After a change of products, every list and count of them is asked for anew, in the shop as in the administration:
 * which of them it touched, only the server knows.
 */
export function forgetProductLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' })
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'categories' })
  cache.gc()
}
