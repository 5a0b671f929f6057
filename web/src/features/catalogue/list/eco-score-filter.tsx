import { addressWords } from '../../../app/paths.ts'
import type { EcoBand, ProductFilters_FacetsFragment } from '../../../graphql/generated/listing/graphql.ts'
import { ChoiceRow, FilterGroup } from './filter-group.tsx'

interface EcoScoreFilterProps {
  /** Null: none of them is chosen. */
  value: string | null
  facets: ProductFilters_FacetsFragment['ecoBands'] | undefined
  onChange: (minEcoScore: string) => void
}

/** From which eco-score on; the steps are the bands of the method. */
export function EcoScoreFilter({ value, facets, onChange }: EcoScoreFilterProps) {
  const name = addressWords.products.minEcoScore
  return (
    <FilterGroup legend="Éco-score">
      <ChoiceRow
        type="radio"
        name={name}
        value=""
        label="Tous"
        checked={value === ''}
        onChange={() => onChange('')}
      />
      {ecoScoreSteps.map(({ minEcoScore, label, bands }) => (
        <ChoiceRow
          key={minEcoScore}
          type="radio"
          name={name}
          value={minEcoScore}
          label={label}
          checked={!!value && Number(value) === Number(minEcoScore)}
          onChange={() => onChange(minEcoScore)}
          count={facets
            ?.filter(({ band }) => bands.includes(band))
            .reduce((total, { count }) => total + count, 0)}
        />
      ))}
    </FilterGroup>
  )
}

/** One choice of the eco-score filter: this band or better. */
interface EcoScoreStep {
  minEcoScore: string
  label: string
  /** The bands it lets through, for its count. */
  bands: EcoBand[]
}

/** The thresholds of the specification, section 9, best first. */
const ecoScoreSteps: EcoScoreStep[] = [
  { minEcoScore: '8.5', label: 'Dès 8,5 · excellent', bands: ['EXCELLENT'] },
  {
    minEcoScore: '7',
    label: 'Dès 7 · éco-responsable',
    bands: ['EXCELLENT', 'ECO_RESPONSIBLE'],
  },
  {
    minEcoScore: '5',
    label: 'Dès 5 · impact modéré',
    bands: ['EXCELLENT', 'ECO_RESPONSIBLE', 'MODERATE'],
  },
]
