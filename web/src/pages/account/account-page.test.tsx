import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeOrder, makeOrders } from '../../test/data/make-order.ts'
import { makeSession, refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { renderRoutes } from '../../test/render.tsx'
import { type Answers, schemaFetch } from '../../test/schema-fetch.ts'
import { AccountPage } from './account-page.tsx'

/** The page at one of its tabs. */
async function open(tab = '', answers: Answers = {}, viewer = makeViewer()) {
  const fetch = schemaFetch({ ...makeSession([], viewer).answers, ...answers })
  const page = renderRoutes([{ path: 'mon-compte', element: <AccountPage /> }], {
    path: `/mon-compte${tab && `?onglet=${tab}`}`,
    fetch,
  })
  await screen.findByRole('heading', { level: 1, name: 'Mon compte' })
  return { ...page, asked: () => fetch.asked.map(({ operationName }) => operationName) }
}

const factsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])

describe('the profile', () => {
  it('tells what is known, and since when', async () => {
    const { container, asked } = await open()
    expect(factsOf(container)).toEqual([
      ['Prénom', 'Camille'],
      ['Nom', 'Roux'],
      ['E-mail', 'camille@exemple.fr'],
      ['Membre depuis', '5 janvier 2026'],
    ])
    await waitFor(() => expect(document.title).toBe('Mon compte — Ramure'))
    expect(asked()).toEqual(['Viewer'])
  })

  it('says of an empty name that it is not given', async () => {
    const { container } = await open('', {}, makeViewer({ firstName: null, lastName: '  ' }))
    expect(factsOf(container).slice(0, 2)).toEqual([
      ['Prénom', 'Non renseigné'],
      ['Nom', 'Non renseigné'],
    ])
  })
})

it('leads to the favourites, with how many there are', async () => {
  const { unmount } = await open()
  expect(screen.getByRole('link', { name: 'Mes favoris' })).toHaveAttribute('href', '/favoris')
  unmount()
  localStorage.setItem('favourites', '7,3')
  await open()
  expect(screen.getByRole('link', { name: 'Mes favoris (2)' })).toBeInTheDocument()
})

it('keeps the tab in the URL', async () => {
  const { user, router } = await open('', { orders: makeOrders([]) })
  for (const [name, search] of [
    ['Mes commandes', '?onglet=commandes'],
    ['Paramètres', '?onglet=parametres'],
    ['Mon compte', ''],
  ] as const) {
    await user.click(screen.getByRole('tab', { name }))
    await waitFor(() => expect(router.state.location.search).toBe(search))
    expect(await screen.findByRole('tab', { name, selected: true })).toBeInTheDocument()
  }
})

it('says in the settings who manages the account, and offers the way out', async () => {
  await open('parametres')
  expect(screen.getByText(/Votre compte est géré par un fournisseur d’identité externe/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeInTheDocument()
})

describe('the orders', () => {
  it('each tell number, date, status, total and address', async () => {
    const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'constructor']
    const orders = statuses.map((status, index) => makeOrder({ id: String(index + 1), status }))
    await open('commandes', { orders: makeOrders(orders) })
    const cards = await screen.findAllByRole('article')
    const words = ['En attente', 'En cours', 'Expédiée', 'Livrée', 'Annulée', 'constructor']
    for (const [index, card] of cards.entries()) {
      expect(card).toHaveAccessibleName(`Commande n°\u00a0${index + 1}`)
      expect(card).toHaveTextContent(words[index] ?? '')
      expect(card).toHaveTextContent('29 octobre 2026')
      expect(card).toHaveTextContent('112,70 €')
      expect(card).toHaveTextContent('12 rue des Tilleuls 69004 Lyon')
    }
    expect(cards).toHaveLength(6)
  })

  it('that are none lead to the products', async () => {
    await open('commandes', { orders: makeOrders([]) })
    expect(await screen.findByText('Vous n’avez pas encore passé de commande')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/produits')
  })

  it('keep their place while they come', async () => {
    await open('commandes', { orders: () => new Promise(() => {}) })
    expect(screen.getByRole('status')).toHaveTextContent('Chargement de vos commandes…')
  })

  it('that do not come can be asked for again', async () => {
    let isDown = true
    const orders = () => (isDown ? refuse('INTERNAL_SERVER_ERROR', 'panne') : makeOrders([makeOrder()]))
    const { user } = await open('commandes', { orders })
    const again = await screen.findByRole('button', { name: 'Réessayer' })
    isDown = false
    await user.click(again)
    expect(await screen.findByRole('article', { name: 'Commande n°\u00a012' })).toBeInTheDocument()
  })
})

describe('the details of an order', () => {
  const choose = async (order: unknown) => {
    const page = await open('commandes', { orders: makeOrders([makeOrder()]), order })
    const button = await screen.findByRole('button', { name: 'Détails de la commande n°\u00a012' })
    expect(page.asked()).not.toContain('AccountOrderDetails')
    await page.user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Commande n°\u00a012' })
    return { ...page, button, dialog: within(dialog) }
  }

  it('are asked for once it is chosen: items and timeline', async () => {
    const { dialog, asked, user, button } = await choose(makeOrder())
    const item = (await dialog.findByText('Miel de châtaignier')).closest('li')
    expect(item).toHaveTextContent('Éco-score 9,1/10')
    expect(item).toHaveTextContent('2 × 13,80 €')
    const steps = within(dialog.getByRole('list', { name: 'Étapes de la commande' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'En attente29 octobre 2026 à 11:24',
      'Expédiée30 octobre 2026 à 11:24',
    ])
    expect(asked().filter((name) => name === 'AccountOrderDetails')).toHaveLength(1)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('that do not come are said not to, and can be asked for again', async () => {
    let isDown = true
    const order = () => (isDown ? refuse('NOT_FOUND', 'Commande non trouvée') : makeOrder())
    const { dialog, user } = await choose(order)
    expect(await dialog.findByText('Impossible de charger les détails de la commande.')).toBeInTheDocument()
    isDown = false
    await user.click(dialog.getByRole('button', { name: 'Réessayer' }))
    expect(await dialog.findByText('Miel de châtaignier')).toBeInTheDocument()
  })
})
