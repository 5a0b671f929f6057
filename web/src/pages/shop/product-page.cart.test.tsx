import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { RootLayout } from '../../app/layout/root-layout.tsx'
import { readLocal, writeLocal } from '../../lib/session/browser-storage.ts'
import { readPendingChoice, savePendingChoice } from '../../lib/session/pending-choice.ts'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSession, refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { later } from '../../test/later.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { AuthPage } from '../account/auth-page.tsx'
import { ProductPage } from './product-page.tsx'

const soap = makeProduct({ id: '7', name: 'Savon surgras' })
const others = makeCart([makeCartLine(makeProduct({ id: '8' }), { quantity: 2 })])
const withSoap = makeCart([...others.lines, makeCartLine(soap)])

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

async function open(answers: Record<string, unknown> = {}) {
  const fetch = schemaFetch({
    me: makeViewer(),
    product: soap,
    products: makePage([]),
    cart: others,
    addToCart: withSoap,
    ...answers,
  })
  const children = [
    { path: 'produit/:id', element: <ProductPage /> },
    { path: 'auth', element: <AuthPage /> },
    { path: 'panier', element: <h1>Mon Panier</h1> },
  ]
  const page = renderRoutes([{ element: <RootLayout />, children }], { path: '/produit/7?vue=2', fetch })
  await screen.findByRole('heading', { level: 1, name: 'Savon surgras' })
  const sent = () => fetch.asked.filter(({ operationName }) => operationName === 'PutInCart')
  return { ...page, sent }
}

const add = () => screen.getByRole('button', { name: 'Ajouter au panier' })
const badge = (name: string) => screen.findByRole('link', { name })

describe('adding to the cart', () => {
  it('counts at once, is said with the name, and shows the way to the cart', async () => {
    const answer = later<unknown>()
    const { user, sent } = await open({ addToCart: () => answer.promise })
    await badge('Panier, 2 articles')
    await user.click(add())
    expect(await badge('Panier, 3 articles')).toBeInTheDocument()
    answer.resolve(withSoap)
    expect(await screen.findByText('Ajouté au panier')).toBeInTheDocument()
    expect(screen.getByText('Savon surgras', { selector: '[data-part=description]' })).toBeInTheDocument()
    expect(sent().map(({ variables }) => variables)).toEqual([{ productId: '7', quantity: 1 }])
    expect(screen.getByText('Dans votre panier (1) ·')).toBeInTheDocument()
    const [below, inMessage = below] = screen.getAllByRole('link', { name: 'Voir le panier' })
    expect(below).toHaveAttribute('href', '/panier')
    if (inMessage) await user.click(inMessage)
    expect(await screen.findByRole('heading', { name: 'Mon Panier' })).toBeInTheDocument()
  })

  it('twice in a row adds once, and the button says that it is busy', async () => {
    const answer = later<unknown>()
    const { user, sent } = await open({ addToCart: () => answer.promise })
    await user.dblClick(add())
    expect(add()).toHaveAttribute('aria-busy', 'true')
    answer.resolve(withSoap)
    await waitFor(() => expect(add()).toHaveAttribute('aria-busy', 'false'))
    expect(sent()).toHaveLength(1)
  })

  it.each([
    [
      'the server’s reason',
      'CONFLICT',
      'Ce produit est en rupture de stock.',
      'Ce produit est en rupture de stock.',
    ],
    ['nothing to add', 'INTERNAL_SERVER_ERROR', 'panne', "Impossible d'ajouter le produit au panier."],
  ])('that fails is taken back and said, with %s', async (_, code, message, words) => {
    const { user } = await open({ addToCart: () => refuse(code, message) })
    await badge('Panier, 2 articles')
    await user.click(add())
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(await badge('Panier, 2 articles')).toBeInTheDocument()
    expect(add()).toHaveAttribute('aria-busy', 'false')
  })

  it('after the session has ended leads to the sign-in page, and the choice is kept', async () => {
    const { user, router } = await open({ addToCart: () => refuse('UNAUTHENTICATED', 'Unauthorized') })
    await user.click(add())
    expect(await screen.findByText('Session expirée')).toBeInTheDocument()
    expect(add()).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(readPendingChoice()).toEqual({ returnTo: '/produit/7?vue=2', productId: '7', quantity: 1 })
  })
})

describe('what lies in the cart already', () => {
  it('is said to its customer below the button; nothing is of another product', async () => {
    const { unmount } = await open({ cart: withSoap })
    expect(await screen.findByText('Dans votre panier (1) ·')).toBeInTheDocument()
    unmount()
    await open()
    await badge('Panier, 2 articles')
    expect(screen.queryByText(/Dans votre panier/)).not.toBeInTheDocument()
  })

  it('is said to a visitor who has chosen it, in words that claim no cart, until it is no longer', async () => {
    savePendingChoice({ returnTo: '/produit/7', productId: '7', quantity: 3 })
    await open({ me: null, cart: undefined })
    expect(await screen.findByText('Gardé pour vous (3) ·')).toBeInTheDocument()
    act(() => savePendingChoice({ returnTo: '/panier', productId: '8', quantity: 1, others: [] }))
    await waitFor(() => expect(screen.queryByText(/Gardé pour vous/)).not.toBeInTheDocument())
  })
})

/** A visitor who presses, and is led to the sign-in page. */
async function pressAsVisitor() {
  const page = await open({ me: null, cart: undefined })
  await page.user.click(add())
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/auth'), { timeout: 2000 })
  return page
}

it('a visitor is offered a new account; who has signed in here before, their own', async () => {
  const { router, user, unmount } = await pressAsVisitor()
  expect(await screen.findByRole('tab', { name: "S'inscrire", selected: true })).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  await user.click(screen.getByRole('tab', { name: 'Se connecter' }))
  expect(await screen.findByRole('tab', { name: 'Se connecter', selected: true })).toBeInTheDocument()
  unmount()
  writeLocal('hasAccount', 'yes')
  await pressAsVisitor()
  expect(await screen.findByRole('tab', { name: 'Se connecter', selected: true })).toBeInTheDocument()
})

it('a visitor signs in, finds the product in the cart and is back where they were', async () => {
  const { answers } = makeSession([makeViewer()])
  let isAdded = false
  const { user, router, sent } = await open({
    ...answers,
    cart: () => (isAdded ? withSoap : others),
    addToCart: () => {
      isAdded = true
      return withSoap
    },
  })
  await user.click(screen.getByRole('button', { name: 'Augmenter la quantité' }))
  await user.click(add())
  expect(await screen.findByText('Connexion requise')).toBeInTheDocument()
  expect(sent()).toHaveLength(0)
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'), { timeout: 2000 })
  await user.click(await screen.findByRole('tab', { name: 'Se connecter' }))
  const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
  await user.type(form.getByLabelText('E-mail'), 'camille@exemple.fr')
  await user.type(form.getByLabelText('Mot de passe'), 'secret1{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Savon surgras' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?vue=2')
  expect(sent().map(({ variables }) => variables)).toEqual([{ productId: '7', quantity: 2 }])
  expect(await screen.findByText('Ajouté au panier')).toBeInTheDocument()
  expect(await badge('Panier, 3 articles')).toBeInTheDocument()
  expect(screen.getByText('Dans votre panier (1) ·')).toBeInTheDocument()
  expect(readPendingChoice()).toBeNull()
  expect(readLocal('hasAccount')).toBe('yes')
})
