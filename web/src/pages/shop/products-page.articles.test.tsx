import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { energy, energyFacets } from '../../test/data/energy-shelf.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { renderRoutes } from '../../test/render.tsx'
import { ProductsPage } from './products-page.tsx'

/** The list at this address, with an article for whoever asks for one by these filters. */
function open(path: string, found = [makeProduct({ name: 'Lampe' })]) {
  const asked: unknown[] = []
  const searchSuggestions = ({ filter }: { filter: unknown }) => {
    asked.push(filter)
    return { articles: [{ id: '8', title: 'Alléger sa facture' }] }
  }
  const products = { ...makePage(found), facets: energyFacets }
  renderRoutes([{ path: 'produits', element: <ProductsPage /> }], {
    path,
    answers: { products, categories: [energy], searchSuggestions },
  })
  return asked
}

it.each([
  ['/produits?search=lampe', { search: 'lampe' }],
  // A phrase is asked for as it is understood.
  ['/produits?search=réduire ma consommation électrique', { categorySlug: 'Energie' }],
])('below what is searched stand the articles on it: %s', async (path, filter) => {
  const asked = open(path)
  const aside = await screen.findByRole('complementary', { name: 'À lire sur ce sujet' })
  expect(within(aside).getByRole('link', { name: 'Alléger sa facture' })).toHaveAttribute(
    'href',
    '/article/8-alleger-sa-facture',
  )
  expect(asked).toEqual([filter])
})

it('and where no product is found', async () => {
  open('/produits?search=zorblax', [])
  expect(await screen.findByRole('complementary', { name: 'À lire sur ce sujet' })).toBeInTheDocument()
})

it('but nobody is asked for them where nothing is searched', async () => {
  const asked = open('/produits?category=Energie')
  await screen.findByText('1 produit(s) trouvé(s)')
  expect(asked).toEqual([])
})
