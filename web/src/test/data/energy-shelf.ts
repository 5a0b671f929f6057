import { makeCategory } from './make-category.ts'

/** The one category of a small shop. */
export const energy = makeCategory({ id: '2', name: 'Énergie', slug: 'Energie' })

/** What its products can be narrowed to. */
export const energyFacets = {
  categories: [{ category: energy, count: 3 }],
  priceBands: [],
  ecoBands: [
    { band: 'EXCELLENT', count: 4 },
    { band: 'ECO_RESPONSIBLE', count: 2 },
  ],
  withoutTotal: 0,
  inStock: 5,
}
