import { emptyParams, type ProductListParams } from './product-list-params.ts'

/** One of the two shortcuts above the list; spec, sections 4 and 9. */
export interface QuickFilter {
  label: string
  bounds: Pick<ProductListParams, 'minPrice' | 'maxPrice'>
}

/** The price threshold of 50 € splits the shop in two. */
export const quickFilters: QuickFilter[] = [
  { label: 'High-tech dès 50 €', bounds: { minPrice: '50', maxPrice: '' } },
  { label: 'Éco simple à moins de 50 €', bounds: { minPrice: '', maxPrice: '49.99' } },
]

/** True while exactly this price range is chosen. */
export function isQuickFilterOn(params: ProductListParams, { bounds }: QuickFilter): boolean {
  return params.minPrice === bounds.minPrice && params.maxPrice === bounds.maxPrice
}

/** Choosing a shortcut clears the other bound, the category and the search; again: takes it off. */
export function toggleQuickFilter(params: ProductListParams, quick: QuickFilter): Partial<ProductListParams> {
  const bounds = isQuickFilterOn(params, quick) ? { minPrice: '', maxPrice: '' } : quick.bounds
  return { ...bounds, category: emptyParams.category, search: emptyParams.search }
}
