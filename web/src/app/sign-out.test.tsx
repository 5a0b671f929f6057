import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { savePendingChoice } from '../lib/session/pending-choice.ts'
import { toaster } from '../lib/toaster.ts'
import { makeOrder, makeOrders } from '../test/data/make-order.ts'
import { makePage } from '../test/data/make-page.ts'
import { makeProduct } from '../test/data/make-product.ts'
import { makeSession, refuse } from '../test/data/make-session.ts'
import { makeViewer } from '../test/data/make-viewer.ts'
import { renderRoutes } from '../test/render.tsx'
import { type Answers, schemaFetch } from '../test/schema-fetch.ts'
import { keepDraft } from '../ui/admin/use-record-form.ts'
import { allRoutes } from './router.ts'

const camille = makeViewer()
const noe = makeViewer({ id: 'u2', email: 'noe@exemple.fr', firstName: 'Noé', lastName: 'Petit' })

/** The shop as Camille sees it; her order is number 12. Noé’s is number 34, and comes when `late` says so. */
function open(path: string, answers: Answers = {}) {
  const { session, answers: known } = makeSession([camille, noe], camille)
  const late = Promise.withResolvers<void>()
  const orders = async () => {
    if (session.me === camille) return makeOrders([makeOrder()])
    await late.promise
    return session.me
      ? makeOrders([makeOrder({ id: '34' })])
      : refuse('UNAUTHENTICATED', 'Vous devez vous connecter.')
  }
  const products = makePage([makeProduct({ name: 'Savon de Marseille' })])
  const fetch = schemaFetch({ ...known, orders, products, ...answers })
  return { ...renderRoutes(allRoutes, { path, fetch }), fetch, late }
}

const menu = () => screen.findByRole('button', { name: 'Menu du compte' })

it('leaves no trace for the next person on the same tab', async () => {
  const { user, router, late } = open('/mon-compte?onglet=commandes')
  await screen.findByRole('article', { name: 'Commande n°\u00a012' })
  await user.click(await menu())
  await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
  await screen.findByRole('heading', { level: 1, name: /Mieux choisir/ })
  expect(router.state.location.pathname).toBe('/')
  expect(screen.queryByText('Non autorisé')).not.toBeInTheDocument()

  await router.navigate('/auth?retour=/mon-compte%3Fonglet=commandes')
  const panel = within(await screen.findByRole('tabpanel'))
  await user.type(panel.getByLabelText('E-mail'), 'noe@exemple.fr')
  await user.type(panel.getByLabelText('Mot de passe'), 'secret1')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Chargement de vos commandes…')).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveTextContent('Noé Petit')
  expect(document.body.textContent).not.toMatch(/Camille|camille@|n°\s12/)
  late.resolve()
  expect(await screen.findByRole('article', { name: 'Commande n°\u00a034' })).toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/Camille|camille@|n°\s12/)
})

it('keeps the shelves of the home page alive and asks nothing in vain', async () => {
  const { user, fetch } = open('/')
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })
  await screen.findAllByRole('link', { name: 'Savon de Marseille' })
  fetch.asked.length = 0
  await user.click(await menu())
  await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
  await screen.findByRole('heading', { level: 1, name: /Mieux choisir/ })
  expect(await screen.findAllByRole('link', { name: 'Savon de Marseille' })).not.toHaveLength(0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(fetch.asked.map(({ operationName }) => operationName).toSorted()).toEqual([
    'Departments',
    'Logout',
    'ShopFrame',
    'VisitorHome',
  ])
})

it('works from the settings, and forgets what was to be put in the cart, was half typed or just said', async () => {
  const { user, router } = open('/mon-compte?onglet=parametres')
  const main = await screen.findByRole('main')
  savePendingChoice({ productId: '1', quantity: 1, returnTo: '/produit/1' })
  // An administrator left it here when an earlier session had expired.
  keepDraft('produit-11', { values: { name: 'Gourde' } }, { name: 'Gourde isotherme' })
  act(() => toaster.success({ title: 'Ajouté au panier' }))
  await screen.findByText('Ajouté au panier')
  await user.click(await within(main).findByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(sessionStorage).toHaveLength(0)
  await waitFor(() => expect(screen.queryByText('Ajouté au panier')).not.toBeInTheDocument())
})

it('that fails says why and changes nothing', async () => {
  const { user, router } = open('/mon-compte', { logout: () => refuse('INTERNAL_SERVER_ERROR', 'panne') })
  await user.click(await menu())
  await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
  expect(await screen.findByText('Erreur de déconnexion')).toBeInTheDocument()
  expect(screen.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/mon-compte')
  expect(await menu()).toBeInTheDocument()
})
