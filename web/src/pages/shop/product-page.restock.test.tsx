import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { catalogueLimits } from '../../../../api/src/features/catalogue/catalogue.rules.ts'
import { RootLayout } from '../../app/layout/root-layout.tsx'
import { makeCart } from '../../test/data/make-cart.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSettings } from '../../test/data/make-settings.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ProductPage } from './product-page.tsx'

const mine = [{ productId: '7' }]

/** The page of a product that is out of stock, for somebody who is signed in. */
function open(state?: object, requests: object[] = []) {
  const fetch = schemaFetch({
    me: makeViewer({ email: 'ana@exemple.fr' }),
    product: makeProduct({
      ...{ id: '7', name: 'Savon surgras', inStock: false, restockDelay: 'trois semaines' },
    }),
    products: makePage([]),
    cart: makeCart([]),
    settings: makeSettings({
      ...{ sales_open: 'oui', delivery_info: 'Livraison en 3 à 5 jours.', return_policy: 'Trente jours.' },
    }),
    restockRequests: requests,
    requestRestock: mine,
    cancelRestock: [],
  })
  const children = [{ path: 'produit/:id', element: <ProductPage /> }]
  const { user } = renderRoutes([{ element: <RootLayout />, children }], {
    path: { pathname: '/produit/7', state },
    fetch,
  })
  const sent = (name: string) => fetch.asked.filter(({ operationName }) => operationName === name)
  return { user, sent }
}
const ask = () => screen.findByRole('button', { name: 'Me prévenir du retour' })
const noted = /^C’est noté\s: un e-mail partira à ana@exemple\.fr/

it('a customer asks for a mail on the return of a product with one press, and takes it back with another', async () => {
  const { user, sent } = open()
  await screen.findByRole('link', { name: /^Panier/ })
  await user.click(await ask())
  expect(await screen.findByText(noted)).toBeInTheDocument()
  expect(sent('RequestRestock').map(({ variables }) => variables)).toEqual([{ productId: '7' }])
  await user.click(screen.getByRole('button', { name: 'Ne plus me prévenir' }))
  expect(await ask()).toBeInTheDocument()
  expect(sent('CancelRestock').map(({ variables }) => variables)).toEqual([{ productId: '7' }])
})

it('who asked before is told so', async () => {
  open(undefined, mine)
  expect(await screen.findByText(noted)).toBeInTheDocument()
})

it('what was asked for before signing in is done on return, once', async () => {
  const { sent } = open({ waitlist: true })
  expect(await screen.findByText(noted)).toBeInTheDocument()
  await waitFor(() => expect(sent('RequestRestock')).toHaveLength(1))
})

it('what does the same as a product that is out of stock stands before the rest of its category, of which nothing costs more than twice as much', async () => {
  const category = { id: '1', name: 'Énergie', slug: 'energie' }
  const product = makeProduct({
    ...{ id: '7', name: 'Lampe de lecture', inStock: false, comparableType: 'Lampe', category },
    price: '19.90',
  })
  const [bulb, lamp] = ['Ampoule', 'Lampe de bureau'].map((name, id) =>
    makeProduct({ id: `${id + 8}`, name }),
  )
  const answers = {
    product,
    products: ({ filter }: { filter: { typeWords?: string; maxPrice?: string } }) => {
      if (filter.typeWords === 'Lampe') return makePage([product, lamp])
      return makePage(Number(filter.maxPrice) === 39.8 ? [bulb, lamp] : [])
    },
  }
  renderRoutes([{ path: 'produit/:id', element: <ProductPage /> }], { path: '/produit/7', answers })
  await waitFor(() => {
    const shelf = screen.getByRole('region', { name: 'Dans la même catégorie' })
    const names = within(shelf).getAllByRole('heading', { level: 3 })
    expect(names.map(({ textContent }) => textContent)).toEqual(['Lampe de bureau', 'Ampoule'])
  })
})

it('what costs more than half of the highest price has neighbours up to that price, and no more is asked', async () => {
  const category = { id: '1', name: 'Énergie', slug: 'energie' }
  const asked: unknown[] = []
  const answers = {
    product: makeProduct({ id: '7', name: 'Lampe', inStock: false, category, price: '60000000.00' }),
    products: ({ filter }: { filter: { maxPrice?: string } }) => {
      asked.push(filter.maxPrice)
      return makePage([makeProduct({ id: '8', name: 'Lampe de bureau' })])
    },
  }
  renderRoutes([{ path: 'produit/:id', element: <ProductPage /> }], { path: '/produit/7', answers })
  await screen.findByText('Lampe de bureau')
  expect(asked).toEqual([String(catalogueLimits.maxPrice)])
})

it('below the way to hear of its return one leads to what is like it, which follows at once', async () => {
  const category = { id: '1', name: 'Énergie', slug: 'energie' }
  const answers = {
    product: makeProduct({
      ...{ id: '7', name: 'Lampe de lecture', inStock: false, category, whyChoose: 'Elle éclaire.' },
    }),
    products: makePage([makeProduct({ id: '8', name: 'Lampe de bureau' })]),
  }
  renderRoutes([{ path: 'produit/:id', element: <ProductPage /> }], { path: '/produit/7', answers })
  const link = await screen.findByRole('link', { name: 'En attendant, voir ce qui s’en rapproche' })
  const other = await screen.findByText('Lampe de bureau')
  expect(other.closest(new URL(link.getAttribute('href') ?? '', location.href).hash)).not.toBeNull()
  // Between that link and the reasons.
  const reasons = screen.getByText(/^Pourquoi choisir ce produit/)
  expect(link.compareDocumentPosition(other) & other.compareDocumentPosition(reasons)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

it('nothing promises a delivery; the usual time of its return stands there instead', async () => {
  open()
  const notes = await screen.findByRole('list', { name: 'Livraison et retours' })
  await waitFor(() => expect(notes).toHaveTextContent('Trente jours.'))
  expect(notes).toHaveTextContent(/Habituellement de retour sous trois semaines/)
  expect(document.body).not.toHaveTextContent(/3 à 5 jours/)
})
