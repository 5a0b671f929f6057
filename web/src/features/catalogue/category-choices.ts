/** A category to choose, with the products it would show. */
export interface CategoryChoice {
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
