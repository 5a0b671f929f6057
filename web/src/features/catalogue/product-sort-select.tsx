import type { ProductSort } from '../../graphql/generated/graphql.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { ProductListParams } from './product-list-params.ts'
import { effectiveSort, sortFromSlug, sortSlugs } from './product-sort-slugs.ts'
import type { ChangeProductList } from './use-product-list-url.ts'

const labels: Record<ProductSort, string> = {
  RELEVANCE: 'Pertinence',
  ECO_SCORE: 'Meilleur éco-score',
  PRICE_ASC: 'Prix croissant',
  PRICE_DESC: 'Prix décroissant',
  RATING: 'Mieux notés',
  NEWEST: 'Nouveautés',
}

interface ProductSortSelectProps {
  params: ProductListParams
  onChange: ChangeProductList
  inline?: boolean
}

/** The order of the list. Relevance is offered while there is something to be relevant to. */
export function ProductSortSelect({ params, onChange, inline }: ProductSortSelectProps) {
  const offered = Object.entries(sortSlugs).filter(([sort]) => sort !== 'RELEVANCE' || params.search !== '')
  return (
    <SelectField
      label="Trier par"
      inline={inline}
      value={sortSlugs[effectiveSort(params.sort, params.search)]}
      onChange={(slug) => onChange({ sort: sortFromSlug(slug) })}
    >
      {offered.map(([sort, slug]) => (
        <option key={slug} value={slug}>
          {labels[sort as ProductSort]}
        </option>
      ))}
    </SelectField>
  )
}
