import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { savePendingChoice } from '../../lib/session/pending-choice.ts'
import { readRecent, rememberRecent } from '../../lib/session/recent-items.ts'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { render, renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { CartPage } from './cart-page.tsx'
import { ProductPage } from './product-page.tsx'

const shelf = ['1', '2', '3'].map((id) => makeProduct({ id, name: `Produit ${id}` }))

/** A shop that answers ids in an order of its own, and recommends one product. */
const products = ({ filter }: { filter: { ids?: string[] } }) =>
  makePage(
    filter.ids
      ? shelf.filter(({ id }) => filter.ids?.includes(id))
      : [makeProduct({ id: '9', name: 'Savon' })],
  )

const namesIn = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

it('an empty cart shows what one has looked at, the latest first, and what the shop recommends', async () => {
  for (const id of ['1', 'voleur', '3', '2']) rememberRecent('recentProducts', id)
  render(<CartPage />, { answers: { me: makeViewer(), cart: makeCart([]), products } })
  expect(await namesIn('Vus récemment')).toEqual(['Produit 2', 'Produit 3', 'Produit 1'])
  expect(await namesIn('Nos coups de cœur')).toEqual(['Savon'])
})

it('what one has looked at is forgotten at a press, and the keyboard stays in the content', async () => {
  rememberRecent('recentProducts', '1')
  const { user } = render(
    <main id="contenu" tabIndex={-1}>
      <CartPage />
    </main>,
    { answers: { products } },
  )
  await user.click(await screen.findByRole('button', { name: 'Effacer les produits vus récemment' }))
  expect(screen.queryByRole('region', { name: 'Vus récemment' })).not.toBeInTheDocument()
  expect(readRecent('recentProducts')).toEqual([])
  expect(screen.getByRole('main')).toHaveFocus()
})

it('a visitor’s too; without anything seen, the recommended alone', async () => {
  render(<CartPage />, { answers: { products } })
  expect(await namesIn('Nos coups de cœur')).toEqual(['Savon'])
  expect(screen.queryByRole('region', { name: 'Vus récemment' })).not.toBeInTheDocument()
})

it('a visitor’s is offered nothing that lies in it already', async () => {
  for (const id of ['3', '2']) rememberRecent('recentProducts', id)
  savePendingChoice({
    returnTo: '/panier',
    productId: '2',
    quantity: 1,
    others: [{ productId: '9', quantity: 1 }],
  })
  render(<CartPage />, { answers: { products } })
  expect(await namesIn('Vus récemment')).toEqual(['Produit 3'])
  expect(screen.queryByRole('region', { name: 'Nos coups de cœur' })).not.toBeInTheDocument()
  // Taken out again, it may be looked at again.
  act(() => savePendingChoice({ returnTo: '/panier', productId: '9', quantity: 1, others: [] }))
  expect(await namesIn('Vus récemment')).toEqual(['Produit 2', 'Produit 3'])
})

it('a cart with something in it is left alone', async () => {
  const fetch = schemaFetch({ me: makeViewer(), cart: makeCart([makeCartLine(shelf[0] as never)]), products })
  render(<CartPage />, { fetch })
  expect(await screen.findByRole('list', { name: 'Articles du panier' })).toBeInTheDocument()
  expect(fetch.asked.some(({ operationName }) => operationName === 'Shelf')).toBe(false)
})

it('a product that was opened is remembered, in this browser alone', async () => {
  renderRoutes([{ path: 'produit/:id', element: <ProductPage /> }], {
    path: '/produit/2',
    answers: { product: shelf[1] },
  })
  await screen.findByRole('heading', { level: 1, name: 'Produit 2' })
  await expect.poll(() => readRecent('recentProducts')).toEqual(['2'])
})
