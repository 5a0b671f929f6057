import { Stack } from '@chakra-ui/react/stack'
import type { ComponentType, ReactNode } from 'react'
import { addressWords } from '../../../app/paths.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ProductFilters_FacetsFragmentDoc } from '../../../graphql/generated/listing/graphql.ts'
import { CategoryFilter, type CategoryFilterProps, categoryChoices } from './category-filter.tsx'
import { EcoScoreFilter } from './eco-score-filter.tsx'
import { ChoiceRow, FilterGroup } from './filter-group.tsx'
import { PriceRangeFilter } from './price-range-filter.tsx'
import type { ChangeProductList, ProductListParams } from './product-list-url.ts'

/** What the filters show, and where a choice goes. */
export interface ProductFiltersProps {
  params: ProductListParams
  /** Absent until the first answer. */
  facets: FragmentType<typeof ProductFilters_FacetsFragmentDoc> | undefined
  /** Absent while unknown. */
  categories: { slug: string; name: string }[] | undefined
  onChange: ChangeProductList
  /** How a department is chosen: from the names below one another, unless otherwise. */
  categoryField?: ComponentType<CategoryFilterProps>
  /** Shorter ways to a price. */
  priceSteps?: ReactNode
}

/** The filters, the same beside the list on a large screen and in the drawer of a phone. */
export function ProductFilters({
  params,
  facets,
  categories,
  onChange,
  categoryField: CategoryField = CategoryFilter,
  priceSteps,
}: ProductFiltersProps) {
  const counts = readFragment(ProductFilters_FacetsFragmentDoc, facets)
  return (
    <Stack gap="7">
      <PriceRangeFilter params={params} onChange={onChange} steps={priceSteps} />
      <CategoryField
        value={params.category}
        choices={categoryChoices(categories, counts?.categories)}
        onChange={(category) => onChange({ category })}
      />
      {/* Where no product shows a total there is none to choose from. */}
      {(!counts?.withoutTotal || params.minEcoScore || counts.ecoBands.some(({ count }) => count)) && (
        <EcoScoreFilter
          // A band alone is none of these choices.
          value={params.maxEcoScore ? null : params.minEcoScore}
          facets={counts?.ecoBands}
          onChange={(minEcoScore) => onChange({ minEcoScore, maxEcoScore: '' })}
        />
      )}
      <FilterGroup legend="Sélection">
        <ChoiceRow
          type="checkbox"
          name={addressWords.products.inStock}
          label="En stock uniquement"
          count={counts?.inStock}
          checked={params.inStock}
          onChange={(inStock) => onChange({ inStock })}
        />
        <ChoiceRow
          type="checkbox"
          name={addressWords.products.featured}
          label="Coups de cœur"
          checked={params.featured}
          onChange={(featured) => onChange({ featured })}
        />
        <ChoiceRow
          type="checkbox"
          name={addressWords.products.weeklySpecial}
          label="Sélection de la semaine"
          checked={params.weeklySpecial}
          onChange={(weeklySpecial) => onChange({ weeklySpecial })}
        />
        <ChoiceRow
          type="checkbox"
          name={addressWords.products.paidBack}
          label="Remboursé en moins d’un an"
          checked={params.paidBack}
          onChange={(paidBack) => onChange({ paidBack })}
        />
        <ChoiceRow
          type="checkbox"
          name={addressWords.products.fromFrance}
          label={'Origine\u00a0: France'}
          checked={params.fromFrance}
          onChange={(fromFrance) => onChange({ fromFrance })}
        />
      </FilterGroup>
    </Stack>
  )
}
