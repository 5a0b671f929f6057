import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { RootLayout } from '../../app/layout/root-layout.tsx'
import { readPendingChoice } from '../../lib/session/pending-choice.ts'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { later } from '../../test/later.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ProductsPage } from './products-page.tsx'

const soap = makeProduct({ id: '7', name: 'Savon surgras' })
const razor = makeProduct({ id: '8', name: 'Rasoir', inStock: false })

beforeEach(() => sessionStorage.clear())

async function open(answers: Record<string, unknown> = {}) {
  const fetch = schemaFetch({
    me: makeViewer(),
    products: makePage([soap, razor]),
    categories: [],
    cart: makeCart([]),
    addToCart: makeCart([makeCartLine(soap)]),
    ...answers,
  })
  const children = [
    { path: 'produits', element: <ProductsPage /> },
    { path: 'auth', element: <h1>Connexion</h1> },
  ]
  const page = renderRoutes([{ element: <RootLayout />, children }], { path: '/produits?page=1', fetch })
  await screen.findByRole('link', { name: 'Savon surgras' })
  const sent = () => fetch.asked.filter(({ operationName }) => operationName === 'PutInCart')
  return { ...page, sent }
}

const button = () => screen.getByRole('button', { name: 'Ajouter Savon surgras au panier' })

describe('the round button of a card', () => {
  it('adds one, however often it is pressed meanwhile, and says so', async () => {
    const answer = later<unknown>()
    const { user, sent, router } = await open({ addToCart: () => answer.promise })
    await user.dblClick(button())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(button()).toHaveAttribute('aria-busy', 'true')
    answer.resolve(makeCart([makeCartLine(soap)]))
    expect(await screen.findByRole('button', { name: /^Ajouté/ })).toBeInTheDocument()
    expect(await screen.findByText('Ajouté au panier')).toBeInTheDocument()
    expect(sent().map(({ variables }) => variables)).toEqual([{ productId: '7', quantity: 1 }])
    expect(router.state.location.pathname).toBe('/produits')
    expect(await screen.findByRole('button', { name: 'Ajouter Savon surgras au panier' })).toBeEnabled()
  })

  it('asks a visitor to sign in, and keeps what was wanted and where', async () => {
    const { user, router, sent } = await open({ me: null })
    await user.click(button())
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(readPendingChoice()).toEqual({ productId: '7', quantity: 1, returnTo: '/produits?page=1' })
    expect(sent()).toEqual([])
  })

  it('is a stop of its own after the link of the card, which has none while out of stock', async () => {
    const { user } = await open()
    screen.getByRole('link', { name: 'Savon surgras' }).focus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Ajouter Savon surgras aux favoris' })).toHaveFocus()
    await user.tab()
    expect(button()).toHaveFocus()
    await user.tab()
    const outOfStock = screen.getByRole('link', { name: 'Rasoir' })
    expect(outOfStock).toHaveFocus()
    const card = outOfStock.closest('article')
    expect(within(card as HTMLElement).queryByRole('button', { name: /panier/ })).toBeNull()
  })
})
