import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPendingChoice, savePendingChoice } from '../../lib/session/pending-choice.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSession } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { renderRoutes } from '../../test/render.tsx'
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
  return renderRoutes(routes, { path: '/auth', fetch })
}

const card = (name = 'Votre choix') => screen.findByRole('region', { name })

describe('with a product that waits', () => {
  beforeEach(() => savePendingChoice({ returnTo: '/produits?page=2', productId: '7', quantity: 2 }))

  it('shows it above the tabs: name, quantity, what becomes of it, and the way back', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Encore une étape' })).toBeInTheDocument()
    expect(await within(await card()).findByText('Savon surgras')).toBeInTheDocument()
    expect(await card()).toHaveTextContent(/Quantité\s: 2 · 8,90\s€ l’unité/)
    expect(await card()).toHaveTextContent('Il rejoindra votre panier dès votre connexion.')
    const back = within(await card()).getByRole('link', { name: 'Revenir au produit' })
    expect(back).toHaveAttribute('href', '/produit/7-savon-surgras')
    expect(readPendingChoice()).toMatchObject({ productId: '7' })
  })

  it('that is gone says nothing of it, and lets sign in', async () => {
    open({ product: null })
    expect(await screen.findByRole('form', { name: 'Se connecter' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Votre choix' })).not.toBeInTheDocument())
  })
})

it('says that the waitlist opens after signing in', async () => {
  savePendingChoice({ returnTo: '/panier', waitlist: true })
  open()
  expect(await card('Liste d’attente')).toHaveTextContent('s’ouvrira dès votre connexion')
  expect(screen.queryByRole('region', { name: 'Votre choix' })).not.toBeInTheDocument()
})

it('with a mere place to come back to is the page of every day', async () => {
  savePendingChoice({ returnTo: '/panier' })
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Heureux de vous revoir' })).toBeInTheDocument()
})
