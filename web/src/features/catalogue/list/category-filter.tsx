import { addressWords } from '../../../app/paths.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'

/** Which department is shown, and which there are. */
export interface CategoryFilterProps {
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
    <SelectField
      label="Catégorie"
      name={addressWords.products.category}
      value={value}
      onChange={onChange}
      isLoading={!isKnown && !choices}
    >
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

/** A category to choose, with the products it would show. */
interface CategoryChoice {
  slug: string
  name: string
  /** Absent while unknown. */
  count: number | undefined
}

interface Facet {
  category: { slug: string }
  count: number
}

/** Every category of the shop with its count: the facets leave out those that would show nothing. */
export function categoryChoices(
  categories: { slug: string; name: string }[] | undefined,
  facets: Facet[] | undefined,
): CategoryChoice[] | undefined {
  return categories?.map(({ slug, name }) => ({
    slug,
    name,
    count: facets && (facets.find(({ category }) => category.slug === slug)?.count ?? 0),
  }))
}
