import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPendingChoice, savePendingChoice } from '../../lib/session/pending-choice.ts'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSession } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import { type Answers, schemaFetch } from '../../test/schema-fetch.ts'
import { AuthPage } from './auth-page.tsx'

const soap = makeProduct({ id: '7', name: 'Savon surgras', price: '8.90' })

beforeEach(() => sessionStorage.clear())

/** The page as somebody finds it who has just pressed « Ajouter au panier » or « Découvrir quand disponible ». */
function open(answers: Answers = {}) {
  const { answers: session } = makeSession([makeViewer()])
  const fetch = schemaFetch({ ...session, product: soap, ...answers })
  const routes = [
    { path: 'auth', element: <AuthPage /> },
    { path: '*', element: <h1>Ailleurs</h1> },
  ]
  return renderRoutes(besideToasts(routes), { path: '/auth', fetch })
}

const card = (name = 'Votre choix') => screen.findByRole('region', { name })

describe('with a product that waits', () => {
  beforeEach(() => savePendingChoice({ returnTo: '/produits?page=2', productId: '7', quantity: 2 }))

  it('shows it above the tabs in one row: name, quantity, that it is kept, and the ways back', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Encore une étape' })).toBeInTheDocument()
    expect(await within(await card()).findByText('Savon surgras')).toBeInTheDocument()
    expect(await card()).toHaveTextContent(/2\s× 8,90\s€ · gardé pour vous · Voir le panier$/)
    const back = within(await card()).getByRole('link', { name: 'Savon surgras' })
    expect(back).toHaveAttribute('href', '/produit/7-savon-surgras')
    const cart = within(await card()).getByRole('link', { name: 'Voir le panier' })
    expect(cart).toHaveAttribute('href', '/panier')
    const onward = screen.getByRole('link', { name: 'Continuer mes achats' })
    expect(onward).toHaveAttribute('href', '/produits?page=2')
    expect(readPendingChoice()).toMatchObject({ productId: '7' })
  })

  it('among others has a line, as each of them: what is chosen, how many, and that it is kept', async () => {
    savePendingChoice({ returnTo: '/produit/8', productId: '8', quantity: 1 })
    const flask = makeProduct({ id: '8', name: 'Gourde', price: '20.00' })
    open({ products: { items: [soap, flask] } })
    const lines = within(await card())
    await waitFor(() =>
      expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Gourde20,00\s€$/),
        expect.stringMatching(/^Savon surgras2\s× 8,90\s€$/),
      ]),
    )
    expect(await card()).toHaveTextContent(/Gardé pour vous · Voir le panier$/)
  })

  it('among others goes into the cart with them after signing in, and one message tells how many', async () => {
    savePendingChoice({ returnTo: '/produit/8', productId: '8', quantity: 1 })
    const flask = makeProduct({ id: '8', name: 'Gourde', price: '20.00' })
    const addToCart = () => makeCart([soap, flask].map((product) => makeCartLine(product)))
    const { user } = open({ products: { items: [soap, flask] }, addToCart })
    const form = within(await screen.findByRole('form', { name: 'Se connecter' }))
    await user.type(form.getByLabelText('E-mail'), 'camille@exemple.fr')
    await user.type(form.getByLabelText('Mot de passe'), 'secret1{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Ajouté au panier').parentElement).toHaveTextContent('2 produits'),
    )
  })

  it('that is gone says nothing of it, and lets sign in', async () => {
    open({ product: null })
    expect(await screen.findByRole('form', { name: 'Se connecter' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Votre choix' })).not.toBeInTheDocument())
  })
})

it('says that the waitlist opens after signing in, and lets on it without an account', async () => {
  savePendingChoice({ returnTo: '/panier', waitlist: true })
  const { user } = open()
  expect(await card('Liste d’attente')).toHaveTextContent('s’ouvrira dès votre connexion')
  const without = { name: 'être prévenu de l’ouverture par e-mail' }
  await user.click(within(await card('Liste d’attente')).getByRole('button', without))
  expect(await screen.findByRole('form', { name: 'Être prévenu du lancement' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Votre choix' })).not.toBeInTheDocument()
})

it('shows the product whose return is awaited', async () => {
  savePendingChoice({ returnTo: '/produit/7-savon-surgras', waitlist: true })
  open()
  expect(await within(await card('Retour en stock')).findByText('Savon surgras')).toBeInTheDocument()
  expect(await card('Retour en stock')).toHaveTextContent('votre attente est notée dès la connexion')
  expect(screen.queryByRole('region', { name: 'Liste d’attente' })).not.toBeInTheDocument()
})

it('with a mere place to come back to is the page of every day', async () => {
  savePendingChoice({ returnTo: '/panier' })
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeInTheDocument()
})
