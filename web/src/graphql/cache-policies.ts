import type { InMemoryCacheConfig } from '@apollo/client'

/**
 * How the cache knows things: every entity by its `id` (Apollo's default); a list by all that was asked of it.
 * A type of which there is one a visitor (the cart) is a singleton: `keyFields: []`.
 */
export const cachePolicies: InMemoryCacheConfig = {
  typePolicies: {
    Query: {
      fields: {
        products: { keyArgs: ['filter', 'sort', 'limit', 'offset'] },
      },
    },
    // One cart a visitor: page, badge and every change of it read and write this one. Its lines come whole each time.
    Cart: { keyFields: [], fields: { lines: { merge: false } } },
    // The pictures come whole each time too: one that is deleted is missing on purpose.
    Product: { fields: { images: { merge: false } } },
    // The same list asked for by two components, each with its own fields: what one knows completes the other.
    ProductPage: { merge: true },
    ProductFacets: { merge: true },
    // Kept where they were asked for, a period each: what a refresh brings replaces what was there, and nothing piles up.
    AnalyticsSummary: { keyFields: false },
    AnalyticsTotals: { keyFields: false },
    AnalyticsEvent: { keyFields: false },
  },
}
