import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeCart } from '../../test/data/make-cart.ts'
import { makeOrder, makeOrders } from '../../test/data/make-order.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSession, refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { AccountPage } from './account-page.tsx'

type Orders = (window: { limit: number; offset: number }) => unknown

/** The tab « Mes commandes », with these orders. */
const open = (orders: Orders) =>
  renderRoutes(besideToasts([{ path: 'mon-compte', element: <AccountPage /> }]), {
    path: '/mon-compte?onglet=commandes',
    answers: { ...makeSession([], makeViewer()).answers, orders },
  })

describe('more orders than one look brings', () => {
  const all = Array.from({ length: 23 }, (_, index) => makeOrder({ id: String(23 - index) }))
  const inParts: Orders = ({ limit, offset }) => makeOrders(all.slice(offset, offset + limit), all.length)
  const cards = () => screen.findAllByRole('article')
  const more = () => screen.findByRole('button', { name: 'Voir plus' })

  it('come ten at a time; reading goes on at the first new one', async () => {
    const { user } = open(inParts)
    expect(await cards()).toHaveLength(10)
    expect(screen.getByText('10 commandes affichées sur 23')).toBeInTheDocument()
    await user.click(await more())
    const next = await screen.findByRole('article', { name: 'Commande n°\u00a013' })
    await waitFor(() => expect(next.closest('li')).toHaveFocus())
    expect(await cards()).toHaveLength(20)
    await user.click(await more())
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23))
    expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument()
    expect(screen.getByRole('article', { name: 'Commande n°\u00a01' })).toBeInTheDocument()
  })

  it('are each shown once, also when one is placed meanwhile', async () => {
    let placed = 0
    const orders: Orders = ({ limit, offset }) => {
      const now = [...Array.from({ length: placed }, () => makeOrder({ id: '24' })), ...all]
      return makeOrders(now.slice(offset, offset + limit), now.length)
    }
    const { user } = open(orders)
    const button = await more()
    placed = 1
    await user.click(button)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(19))
    expect(screen.getAllByRole('article', { name: 'Commande n°\u00a014' })).toHaveLength(1)
  })

  it('begin again with the newest when what follows is already shown', async () => {
    let placed = 0
    const eleven = all.slice(-11)
    const orders: Orders = ({ limit, offset }) => {
      const now = [...Array.from({ length: placed }, () => makeOrder({ id: '24' })), ...eleven]
      return makeOrders(now.slice(offset, offset + limit), now.length)
    }
    const { user } = open(orders)
    const button = await more()
    placed = 1
    await user.click(button)
    // The oldest has come; the one just placed is missing, and no part that follows can bring it.
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11))
    await user.click(await more())
    expect(await screen.findByRole('article', { name: 'Commande n°\u00a024' })).toBeInTheDocument()
    await user.click(await more())
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
    expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument()
  })

  it('that do not come leave the others, and can be asked for again', async () => {
    let isDown = false
    const orders: Orders = (window) => (isDown ? refuse('INTERNAL_SERVER_ERROR', 'panne') : inParts(window))
    const { user } = open(orders)
    const button = await more()
    isDown = true
    await user.click(button)
    expect(await screen.findByText('Le chargement n’a pas abouti')).toBeInTheDocument()
    expect(screen.getAllByRole('article')).toHaveLength(10)
    isDown = false
    await user.click(await more())
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20))
  })

  it('are not offered when all are shown', async () => {
    open(() => makeOrders(all.slice(0, 10)))
    expect(await cards()).toHaveLength(10)
    expect(screen.queryByRole('button', { name: 'Voir plus' })).not.toBeInTheDocument()
  })
})

describe('what an order holds', () => {
  const items = ['Savon', 'Miel', 'Gourde', 'Brosse', 'Peigne'].map((productName, index) => ({
    ...makeOrder().items[0],
    ...{ id: String(index + 1), productName, product: makeProduct({ id: String(index + 1) }) },
  }))
  /** Its card, holding these. */
  const card = async (held: unknown[]) => {
    open(() => makeOrders([makeOrder({ items: held })]))
    return within(await screen.findByRole('article'))
  }

  it('is seen in its card: four pictures by their names, and how many more', async () => {
    const held = within((await card(items)).getByRole('list', { name: 'Articles' }))
    expect(held.getAllByRole('img')).toHaveLength(4)
    for (const { productName } of items.slice(0, 4))
      expect(held.getByRole('img', { name: productName })).toBeInTheDocument()
    expect(held.getByText('+1')).toBeInTheDocument()
  })

  it('leaves no gap where it holds nothing yet', async () => {
    expect((await card([])).queryByRole('list', { name: 'Articles' })).not.toBeInTheDocument()
  })
})

describe('an order bought again', () => {
  const items = [
    { id: '1', name: 'Savon', product: makeProduct({ id: '7', name: 'Savon' }) },
    { id: '2', name: 'Miel', product: null },
  ].map(({ id, name, product }) => ({
    ...{ id, product, productName: name, productEcoScore: '9.1', scoreDisplay: 'SCORE' },
    ...{ quantity: 2, price: '13.80', lineTotal: '27.60' },
  }))
  const order = makeOrder({ items })

  /** Its details, and « Racheter » pressed once the server answers so. */
  async function again(left: unknown[]) {
    const fetch = schemaFetch({
      ...makeSession([], makeViewer()).answers,
      ...{ orders: makeOrders([order]), order, buyAgain: { cart: makeCart(), left } },
    })
    const routes = besideToasts([{ path: 'mon-compte', element: <AccountPage /> }])
    const { user } = renderRoutes(routes, { path: '/mon-compte?onglet=commandes', fetch })
    await user.click(await screen.findByRole('button', { name: /^Détails de la commande/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('link', { name: 'Savon' })).toHaveAttribute('href', '/produit/7-savon')
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(/27,60\s€2 × 13,80\s€/)
    await user.click(dialog.getByRole('button', { name: 'Racheter' }))
    const sent = () => fetch.asked.filter(({ operationName }) => operationName === 'BuyAgain')
    await waitFor(() => expect(sent()).toHaveLength(1))
    return { dialog, sent: sent() }
  }

  it('goes into the cart; what does not is named where it was asked for', async () => {
    const { dialog, sent } = await again(items.slice(1))
    expect(await screen.findByText('Ajouté au panier')).toBeInTheDocument()
    expect(
      await dialog.findByText(/Non ajouté, car en rupture ou retiré de la vente\s: Miel\./),
    ).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/panier')
    expect(sent.map(({ variables }) => variables)).toEqual([{ orderId: '12' }])
  })

  it('of which nothing is left says so, and does not lead to the cart', async () => {
    const { dialog } = await again(items)
    expect(await screen.findByText('Rien à ajouter aujourd’hui')).toBeInTheDocument()
    expect(await dialog.findByText(/\s: Savon et Miel\./)).toBeInTheDocument()
    expect(dialog.queryByRole('link', { name: 'Voir le panier' })).not.toBeInTheDocument()
  })
})
