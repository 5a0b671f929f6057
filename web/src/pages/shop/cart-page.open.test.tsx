import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RootLayout } from '../../app/layout/root-layout.tsx'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSettings } from '../../test/data/make-settings.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { renderRoutes } from '../../test/render.tsx'
import { CartPage } from './cart-page.tsx'

function open(salesOpen: string, words: string | null = null) {
  const answers = {
    me: makeViewer(),
    cart: makeCart([makeCartLine(makeProduct({ name: 'Savon' }))]),
    waitlistPlace: { since: '2026-05-12T08:00:00.000Z', notified: false },
    settings: makeSettings({ sales_open: salesOpen }),
    opening: { salesOpen: salesOpen === 'oui', day: null, words },
  }
  const children = [{ path: 'panier', element: <CartPage /> }]
  renderRoutes([{ element: <RootLayout />, children }], { path: '/panier', answers })
}
const soon = /Les ventes ouvrent bientôt/

it('says nothing of an opening, and of no waitlist, once the sales are open', async () => {
  open('oui')
  expect(await screen.findByRole('link', { name: 'Écrire à la boutique' })).toHaveAttribute(
    'href',
    '/aide-et-contacts#contact',
  )
  expect(document.body).not.toHaveTextContent(soon)
  expect(screen.queryByRole('button', { name: /Modifier ma liste|Découvrir quand/ })).not.toBeInTheDocument()
  expect(screen.queryByText('Vous êtes sur la liste')).not.toBeInTheDocument()
})

it('says so as long as nothing is sold', async () => {
  open('non')
  await waitFor(() => expect(document.body).toHaveTextContent(soon))
  expect(await screen.findAllByRole('button', { name: 'Modifier ma liste' })).not.toHaveLength(0)
})

it('says on which day they are to open, where that is known', async () => {
  open('non', 'Les ventes ouvrent le 3 mars 2027')
  await waitFor(() =>
    expect(document.body).toHaveTextContent(
      /Les ventes ouvrent le 3 mars 2027\s: aucun paiement ne vous est demandé aujourd’hui\./,
    ),
  )
  expect(document.body).not.toHaveTextContent(soon)
})
