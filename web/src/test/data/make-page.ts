/** A page of products as the API gives it. */
export function makePage(items: unknown[]) {
  return {
    items,
    totalCount: items.length,
    isPartialMatch: false,
    facets: { categories: [], priceBands: [], ecoBands: [], withoutTotal: 0, inStock: items.length },
  }
}
