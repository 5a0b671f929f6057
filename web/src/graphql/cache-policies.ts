import type { FieldPolicy, InMemoryCacheConfig, Reference, StoreObject } from '@apollo/client'

/** A part of a list as the cache keeps it. */
interface ListPart {
  items: readonly Reference[]
}

/**
 * A list that is asked for in parts by `offset` and kept as one; its first part starts it anew. What is added at its
 * top meanwhile moves the rest down, so that the next part begins with items already known: each is kept once. A part
 * that begins beyond what is known is dropped: the list was started anew while it was on its way.
 * @param keyArgs what makes it another list; false when there is one.
 */
const growingList = (keyArgs: string[] | false): FieldPolicy<ListPart | undefined, ListPart> => ({
  keyArgs,
  merge(known, part, { args, readField }) {
    const offset = args?.offset ?? 0
    if (offset === 0) return part
    if (!known || offset > known.items.length) return known
    const ids = new Set(known.items.map((item) => readField('id', item)))
    const added = part.items.filter((item) => !ids.has(readField('id', item)))
    return { ...part, items: [...known.items, ...added] }
  },
})

/**
 * Cache keys: every entity by its `id` (Apollo's default), a list by all of its arguments.
 * A type with one instance for each visitor (the cart) is a singleton: `keyFields: []`.
 */
export const cachePolicies: InMemoryCacheConfig = {
  typePolicies: {
    Query: {
      fields: {
        products: { keyArgs: ['filter', 'sort', 'limit', 'offset', 'inStockFirst'] },
        orders: growingList(false),
        // All of them come whole each time.
        restockRequests: { merge: false },
        history: growingList(['subjectType', 'subjectId']),
      },
    },
    // One cart a visitor: page, badge and every change of it read and write this one. Its lines come whole each time.
    Cart: { keyFields: [], fields: { lines: { merge: false } } },
    // One address an account, and one account a visitor.
    AccountEmail: { keyFields: [] },
    // The images come whole each time too: one that is deleted is missing on purpose.
    Product: { fields: { images: { merge: false }, passport: { merge: true } } },
    // The home asks for points and reasons, the page of the product for the evidence too: always the same five, in one order.
    Assessment: {
      fields: {
        criteria: {
          merge: (
            known: readonly StoreObject[] | undefined,
            criteria: readonly StoreObject[],
            { mergeObjects },
          ) => criteria.map((criterion, at) => mergeObjects(known?.[at] ?? criterion, criterion)),
        },
      },
    },
    // The same list asked for by two components, each with its own fields: what one knows completes the other.
    ProductPage: { merge: true },
    ProductFacets: { merge: true },
    // The home page asks for one part of the mission, its own page for all of it.
    InformationPage: { merge: true, fields: { sections: { merge: false } } },
    // The header asks for the count alone, the open bell for all of it.
    Bell: { merge: true, fields: { items: { merge: false } } },
    // Kept where they were asked for, a period each: what a refresh brings replaces what was there, and nothing piles up.
    AnalyticsSummary: { keyFields: false },
    AnalyticsTotals: { keyFields: false },
    AnalyticsEvent: { keyFields: false },
  },
}
