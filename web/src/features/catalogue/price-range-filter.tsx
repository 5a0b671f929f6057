import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { FilterGroup } from './filter-group.tsx'
import { PriceField } from './price-field.tsx'
import type { ProductListParams } from './product-list-params.ts'
import type { ChangeProductList } from './use-product-list-url.ts'

interface PriceRangeFilterProps {
  params: ProductListParams
  onChange: ChangeProductList
}

/** Lowest and highest price. Two bounds that exclude each other are said so, not silently swapped. */
export function PriceRangeFilter({ params, onChange }: PriceRangeFilterProps) {
  const { minPrice, maxPrice } = params
  const crossed = minPrice !== '' && maxPrice !== '' && Number(minPrice) > Number(maxPrice)
  return (
    <FilterGroup legend="Prix en euros">
      <HStack gap="3" align="start">
        <PriceField
          label="Prix minimum"
          placeholder="0"
          value={minPrice}
          onChange={(price) => onChange({ minPrice: price }, { replace: true })}
        />
        <PriceField
          label="Prix maximum"
          placeholder="Sans limite"
          value={maxPrice}
          onChange={(price) => onChange({ maxPrice: price }, { replace: true })}
        />
      </HStack>
      {crossed && (
        <Text role="alert" color="danger.fg" textStyle="sm" mt="2">
          Le prix minimum dépasse le prix maximum.
        </Text>
      )}
    </FilterGroup>
  )
}
