import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { HStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { addressWords } from '../../../app/paths.ts'
import { useDebouncedDraft } from '../../../lib/form/use-debounced-draft.ts'
import { numberInput } from '../../../ui/form/number-input.ts'
import { FilterGroup } from './filter-group.tsx'
import { type ChangeProductList, normalisePrice, type ProductListParams } from './product-list-url.ts'

interface PriceRangeFilterProps {
  params: ProductListParams
  onChange: ChangeProductList
  /** Shorter ways to a price, above the fields. */
  steps?: ReactNode
}

/** Lowest and highest price. Two bounds that exclude each other are said so, not silently swapped. */
export function PriceRangeFilter({ params, onChange, steps }: PriceRangeFilterProps) {
  const { minPrice, maxPrice } = params
  const crossed = minPrice !== '' && maxPrice !== '' && Number(minPrice) > Number(maxPrice)
  return (
    <FilterGroup legend="Prix en euros">
      {steps}
      <HStack gap="3" align="start">
        <PriceField
          name={addressWords.products.minPrice}
          label="Prix minimum"
          placeholder="0"
          value={minPrice}
          onChange={(price) => onChange({ minPrice: price }, { replace: true })}
        />
        <PriceField
          name={addressWords.products.maxPrice}
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

interface PriceFieldProps {
  name: string
  label: string
  placeholder: string
  value: string
  onChange: (price: string) => void
}

const withComma = (price: string) => price.replace('.', ',')

/** One bound of the price, typed the French way and taken after a pause. */
function PriceField({ name, label, placeholder, value, onChange }: PriceFieldProps) {
  const { draft, setDraft, flush, isInvalid } = useDebouncedDraft({
    value,
    normalise: normalisePrice,
    format: withComma,
    commit: onChange,
  })
  return (
    <Field.Root invalid={isInvalid}>
      <Field.Label>{label}</Field.Label>
      <Input
        {...numberInput}
        name={name}
        minH="11"
        bg="bg.panel"
        placeholder={placeholder}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={flush}
        onKeyDown={(event) => event.key === 'Enter' && flush()}
      />
      <Field.ErrorText>Un nombre, par exemple 12,50</Field.ErrorText>
    </Field.Root>
  )
}
