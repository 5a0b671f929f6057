import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makeOrder, makeOrders } from '../../test/data/make-order.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSession } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { besideToasts, render, renderRoutes } from '../../test/render.tsx'
import { AccountPage } from '../account/account-page.tsx'
import { CartPage } from './cart-page.tsx'
import { ProductPage } from './product-page.tsx'

const displays = ['SCORE', 'CRITERIA', 'OFFICIAL_TEXTILE', 'NONE'] as const
const savings = { savingsPerYear: '57.00', impactFigure: '12700.00', impactUnit: 'L d’eau par an' }
const product = (scoreDisplay: string) =>
  makeProduct({ name: 'Pull', ecoScore: '9.1', scoreDisplay, ...savings })
const total = /9,1/

describe.each(displays)('a category that shows %s', (scoreDisplay) => {
  const isShown = scoreDisplay === 'SCORE'

  test('has the total in its cart, and in what the receipt says of it, where it is shown alone', async () => {
    const cart = makeCart([makeCartLine(product(scoreDisplay))])
    render(<CartPage />, { answers: { me: makeViewer(), cart } })
    await screen.findByRole('heading', { name: 'Récapitulatif' })
    expect(document.body.textContent?.match(total) !== null).toBe(isShown)
    expect(screen.queryAllByText(/éco-score moyen/i).length > 0).toBe(isShown)
  })

  test('has it in orders where it is shown alone, also of a product that visitors no longer see', async () => {
    const [item] = makeOrder().items
    const order = makeOrder({ items: [{ ...item, scoreDisplay, product: null }] })
    const { user } = renderRoutes(besideToasts([{ path: 'mon-compte', element: <AccountPage /> }]), {
      path: '/mon-compte?onglet=commandes',
      answers: { ...makeSession([], makeViewer()).answers, orders: makeOrders([order]), order },
    })
    await user.click(await screen.findByRole('button', { name: /Voir les détails|Détails/ }))
    const details = await screen.findByRole('dialog')
    await within(details).findByText('Miel de châtaignier')
    expect(details.textContent?.match(/9,1\/10/) !== null).toBe(isShown)
  })

  test('has it at the head of its product where it is shown alone', async () => {
    renderRoutes(besideToasts([{ path: 'produit/:id', element: <ProductPage /> }]), {
      path: '/produit/7',
      answers: { product: product(scoreDisplay), products: makePage([]) },
    })
    await screen.findByRole('heading', { level: 1 })
    expect(document.body.textContent?.match(total) !== null).toBe(isShown)
  })
})

test('a receipt says which products its mean score counts', async () => {
  const cart = makeCart([makeCartLine(product('SCORE')), makeCartLine(product('NONE'))])
  render(<CartPage />, { answers: { me: makeViewer(), cart } })
  expect(
    await screen.findByText(/L’éco-score moyen compte les seuls produits du panier dont/),
  ).toBeInTheDocument()
})
