import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RootLayout } from '../../app/layout/root-layout.tsx'
import { makeCart } from '../../test/data/make-cart.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ProductPage } from './product-page.tsx'

it('a customer waits for a product that is out of stock with one press and one form', async () => {
  const fetch = schemaFetch({
    me: makeViewer(),
    product: makeProduct({ id: '7', name: 'Savon surgras', inStock: false }),
    products: makePage([]),
    cart: makeCart([]),
    waitlistPlace: null,
    joinWaitlist: true,
  })
  const children = [{ path: 'produit/:id', element: <ProductPage /> }]
  const { user } = renderRoutes([{ element: <RootLayout />, children }], { path: '/produit/7', fetch })
  await screen.findByRole('link', { name: /^Panier/ })
  await user.click(await screen.findByRole('button', { name: 'Me prévenir du retour' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bientôt disponible !' }))
  expect(dialog.getByText('Ce produit noté avec votre demande')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Me notifier au lancement' }))
  expect(await screen.findByText(/^C’est noté/)).toBeInTheDocument()
  const joined = fetch.asked.filter(({ operationName }) => operationName === 'JoinWaitlist')
  expect(joined.map(({ variables }) => variables)).toMatchObject([{ input: { productIds: ['7'] } }])
})
