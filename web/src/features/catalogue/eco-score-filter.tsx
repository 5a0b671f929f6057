import { useId } from 'react'
import type { ProductFilters_FacetsFragment } from '../../graphql/generated/graphql.ts'
import { ChoiceRow } from './choice-row.tsx'
import { ecoScoreSteps } from './eco-score-steps.ts'
import { FilterGroup } from './filter-group.tsx'

interface EcoScoreFilterProps {
  value: string
  facets: ProductFilters_FacetsFragment['ecoBands'] | undefined
  onChange: (minEcoScore: string) => void
}

/** From which eco-score on; the steps are the bands of the method. */
export function EcoScoreFilter({ value, facets, onChange }: EcoScoreFilterProps) {
  const name = useId()
  return (
    <FilterGroup legend="Éco-score">
      <ChoiceRow type="radio" name={name} label="Tous" checked={value === ''} onChange={() => onChange('')} />
      {ecoScoreSteps.map(({ minEcoScore, label, bands }) => (
        <ChoiceRow
          key={minEcoScore}
          type="radio"
          name={name}
          label={label}
          checked={value !== '' && Number(value) === Number(minEcoScore)}
          onChange={() => onChange(minEcoScore)}
          count={facets
            ?.filter(({ band }) => bands.includes(band))
            .reduce((total, { count }) => total + count, 0)}
        />
      ))}
    </FilterGroup>
  )
}
