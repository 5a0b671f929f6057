import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { energy, energyFacets } from '../../test/data/energy-shelf.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { renderRoutes } from '../../test/render.tsx'
import { ProductsPage } from './products-page.tsx'

const shower = {
  name: 'Pommeau',
  savingsPerYear: '99.00',
  savingsComparison: 'face à un pommeau classique',
  paybackMonths: 4,
}
const jars = {
  name: 'Bocaux',
  savingsPerYear: '540.00',
  savingsComparison: 'face à 4 plats à emporter par semaine',
  paybackMonths: 1,
}
const items = [
  makeProduct(shower),
  makeProduct(jars),
  makeProduct({ name: 'Miel' }),
  makeProduct({ ...shower, name: 'Mousseur', inStock: false }),
]

async function open(asked: string) {
  const products = { ...makePage(items), facets: energyFacets }
  renderRoutes([{ path: 'produits', element: <ProductsPage /> }], {
    path: `/produits${asked}`,
    answers: { products, categories: [energy] },
  })
  await screen.findByRole('link', { name: 'Mousseur' })
  return screen.getAllByRole('list').filter((list) => within(list).queryAllByRole('article').length > 0)
}

const labels = (lists: HTMLElement[]) => lists.map((list) => list.getAttribute('aria-label'))
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('by savings tells apart what takes a habit, or says no figure: 99 € come before 540 € for a reason', async () => {
  const lists = await open('?sort=economies')
  const parts = ['Économies selon l’usage', 'Sans économies chiffrées', 'En rupture pour l’instant']
  expect(labels(lists)).toEqual(['Produits', ...parts])
  expect(lists.map((list) => within(list).getAllByRole('article').length)).toEqual([1, 1, 1, 1])
  expect(headings()).toEqual(expect.arrayContaining(parts))
  expect(headings()).not.toContain('Produits')
  expect(screen.getByText(/^D’abord ce que l’achat suffit à économiser/)).toBeInTheDocument()
  cleanup()
  expect(labels(await open(''))).toEqual(['Produits', 'En rupture pour l’instant'])
  expect(screen.queryByText(/^D’abord ce que/)).not.toBeInTheDocument()
})

it('tells in how many months each has paid for itself, where that is what is looked for', async () => {
  await open('?paidBackInAYear=true')
  expect(screen.getAllByRole('article')[0]).toHaveTextContent(/99\s€\/an économisés, remboursé en 4\smois/)
  cleanup()
  await open('')
  expect(screen.getAllByRole('article')[0]).not.toHaveTextContent('remboursé')
})
