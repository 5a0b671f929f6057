import { emptyParams, type ProductListParams } from './product-list-params.ts'

/** One filter that is on: its words, and the change that takes it off. */
export interface ActiveFilter {
  label: string
  /** The words are on their way; until then the label says what kind of filter it is. */
  isLoading?: true
  off: Partial<ProductListParams>
}

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** The filters that are on, in the order of the panel. The name of the category is null until it is known. */
export function activeFilters(params: ProductListParams, categoryName: string | null): ActiveFilter[] {
  const filters: (ActiveFilter | false)[] = [
    params.search !== '' && { label: `« ${params.search} »`, off: { search: '', sort: emptyParams.sort } },
    params.category !== '' && {
      label: categoryName ?? 'Catégorie',
      ...(categoryName === null && { isLoading: true as const }),
      off: { category: '' },
    },
    params.minPrice !== '' && {
      label: `Dès ${euros.format(Number(params.minPrice))}`,
      off: { minPrice: '' },
    },
    params.maxPrice !== '' && {
      label: `Jusqu’à ${euros.format(Number(params.maxPrice))}`,
      off: { maxPrice: '' },
    },
    params.minEcoScore !== '' && {
      label: `Éco-score dès ${decimal.format(Number(params.minEcoScore))}`,
      off: { minEcoScore: '' },
    },
    params.inStock && { label: 'En stock', off: { inStock: false } },
    params.featured && { label: 'Coups de cœur', off: { featured: false } },
    params.weeklySpecial && { label: 'Offres de la semaine', off: { weeklySpecial: false } },
  ]
  return filters.filter((filter) => filter !== false)
}
