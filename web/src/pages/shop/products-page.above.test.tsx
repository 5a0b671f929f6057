import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { energy, energyFacets } from '../../test/data/energy-shelf.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { renderRoutes } from '../../test/render.tsx'
import { ProductsPage } from './products-page.tsx'

interface Asked {
  filter?: { minPrice?: string; maxPrice?: string }
}

const dearer = makeProduct({ id: '8', name: 'Multiprise' })

/** The list at this address, with so many products below its highest price and one above it. */
function open(path: string, count: number) {
  const filters: Asked['filter'][] = []
  const found = [...Array(count).keys()].map((id) => makeProduct({ id: `${id + 10}`, name: `Lampe ${id}` }))
  const products = ({ filter }: Asked) => {
    filters.push(filter)
    return { ...makePage(filter?.minPrice === '25.01' ? [dearer] : found), facets: energyFacets }
  }
  renderRoutes([{ path: 'produits', element: <ProductsPage /> }], {
    path,
    answers: { products, categories: [energy] },
  })
  return filters
}
const above = () => screen.findByRole('region', { name: 'Un peu au-dessus' })

describe('a highest price that leaves next to nothing', () => {
  it.each([0, 1, 3])(
    'shows what costs up to half as much again, all else being the same: %i found',
    async (count) => {
      const filters = open('/produits?category=Energie&maxPrice=25', count)
      const shelf = within(await above())
      expect(shelf.getByRole('article')).toHaveTextContent('Multiprise')
      expect(shelf.getByText(/^Jusqu’à 38\s€$/)).toBeInTheDocument()
      expect(filters).toContainEqual({
        categorySlug: 'Energie',
        inStock: true,
        minPrice: '25.01',
        maxPrice: '38.00',
      })
    },
  )

  it.each([
    ['/produits?maxPrice=25', 4],
    ['/produits?category=Energie', 1],
  ])('and nothing where there is a choice, or no limit: %s, %i found', async (path, count) => {
    const filters = open(path, count)
    await screen.findByText(`${count} produit(s) trouvé(s)`)
    expect(screen.queryByText('Un peu au-dessus')).not.toBeInTheDocument()
    expect(filters.some((filter) => filter?.minPrice)).toBe(false)
  })
})
