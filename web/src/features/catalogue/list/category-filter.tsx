import { addressWords } from '../../../app/paths.ts'
import { ChoiceRow, FilterGroup } from './filter-group.tsx'

/** Which department is shown, and which there are. */
export interface CategoryFilterProps {
  /** Slug, or nothing for every category. */
  value: string
  /** Absent while unknown. */
  choices: CategoryChoice[] | undefined
  onChange: (slug: string) => void
}

/** One category, or all: every department by its name, with the number of products it would show. */
export function CategoryFilter({ value, choices = [], onChange }: CategoryFilterProps) {
  const all: CategoryChoice = { slug: '', name: 'Toutes les catégories', count: undefined }
  const rows = [all, ...choices]
  // Never a slug: its name is on its way, or there is none.
  if (!rows.some(({ slug }) => slug === value)) rows.push({ ...all, slug: value, name: 'Catégorie choisie' })
  return (
    <FilterGroup legend="Catégorie">
      {rows.map(({ slug, name, count }) => (
        <ChoiceRow
          key={slug}
          type="radio"
          name={addressWords.products.category}
          value={slug}
          label={name}
          count={count}
          checked={slug === value}
          onChange={() => onChange(slug)}
        />
      ))}
    </FilterGroup>
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
