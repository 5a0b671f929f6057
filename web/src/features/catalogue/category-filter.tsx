import { SelectField } from '../../ui/select-field.tsx'
import type { CategoryChoice } from './category-choices.ts'

interface CategoryFilterProps {
  /** Slug, or nothing for every category. */
  value: string
  /** Absent while unknown. */
  choices: CategoryChoice[] | undefined
  onChange: (slug: string) => void
}

/** One category, or all; each with the number of products it would show. */
export function CategoryFilter({ value, choices, onChange }: CategoryFilterProps) {
  const isKnown = value === '' || choices?.some(({ slug }) => slug === value)
  return (
    <SelectField label="Catégorie" value={value} onChange={onChange} isLoading={!isKnown && !choices}>
      <option value="">Toutes les catégories</option>
      {choices?.map(({ slug, name, count }) => (
        <option key={slug} value={slug}>
          {count === undefined ? name : `${name} (${count})`}
        </option>
      ))}
      {!isKnown && <option value={value}>Catégorie choisie</option>}
    </SelectField>
  )
}
