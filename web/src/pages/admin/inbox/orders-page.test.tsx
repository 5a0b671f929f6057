import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../test/data/make-order.ts'
import { refuse } from '../../../test/data/make-session.ts'
import { openAdmin } from '../../../test/open-admin.ts'
import type { Answers } from '../../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const next: Record<string, string[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}
const ana = { id: 'u1', firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr' }
const nameless = { id: 'u2', firstName: null, lastName: null, email: 'noe@exemple.fr' }

const makeIt = (id: string, status: string) => makeOrder({ id, status, allowedStatuses: next[status] ?? [] })

/** A shop whose orders move on as its status machine allows. */
function open(search = '', answers: Answers = {}) {
  const shop = { orders: [makeIt('12', 'pending'), makeIt('11', 'shipped'), makeIt('10', 'delivered')] }
  const customers = [ana, nameless, null]
  const rows = () =>
    shop.orders.map((order, place) => ({
      order,
      customer: customers[place],
      formerCustomer: customers[place] ? null : 'Paul Roy',
    }))
  const page = openAdmin(`/admin/commandes${search}`, {
    adminOrders: () => ({ items: rows(), totalCount: 3 }),
    adminOrder: ({ id }: { id: string }) =>
      rows().find(({ order }) => order.id === id) ?? refuse('NOT_FOUND', 'Commande non trouvée'),
    setOrderStatus: ({ id, status }: { id: string; status: string }) => {
      shop.orders = shop.orders.map((each) => (each.id === id ? makeIt(id, status) : each))
      return shop.orders.find((each) => each.id === id)
    },
    ...answers,
  })
  return { ...page, shop }
}

const table = () => screen.findByRole('table', { name: 'Commandes' })
const row = async (id: string) =>
  (await within(await table()).findByRole('link', { name: `Commande n°\u00a0${id}` })).closest(
    'tr',
  ) as HTMLElement
const drawer = async (id: string) =>
  within(await screen.findByRole('dialog', { name: `Commande n°\u00a0${id}` }))
const steps = async (id: string) =>
  within(await (await drawer(id)).findByRole('group', { name: 'Faire avancer la commande' }))

describe('the orders', () => {
  it('tell whose they are, where they stand and what they come to', async () => {
    open()
    const cells = [...(await row('12')).children].map((cell) => cell.textContent)
    expect(cells).toEqual([
      'Commande n°\u00a012',
      '29 oct. 2026, 11:24',
      'Ana Petit (ana@exemple.fr)',
      'En attente',
      '112,70\u00a0€',
    ])
    expect(await row('11')).toHaveTextContent('noe@exemple.fr')
    expect(await row('10')).toHaveTextContent('Paul Roy (compte supprimé)')
    expect(screen.getByRole('link', { name: 'Exporter (CSV)' })).toHaveAttribute(
      'href',
      '/api/admin/orders/export.csv',
    )
  })

  it('are the answer to the URL', async () => {
    const { user, at, sent } = open('?statut=shipped&q=ana&page=0')
    await row('12')
    expect(sent('InboxOrders')).toEqual([{ status: 'shipped', search: 'ana', limit: 25, offset: 0 }])
    const status = screen.getByRole('combobox', { name: 'Statut' })
    expect(status).toHaveDisplayValue('Expédiée')
    await user.selectOptions(status, 'Annulée')
    await waitFor(() => expect(at()).toContain('statut=cancelled'))
    await user.selectOptions(status, 'Tous')
    await waitFor(() => expect(sent('InboxOrders').at(-1)).toEqual({ search: 'ana', limit: 25, offset: 0 }))
  })

  it('of an unknown status are all of them', async () => {
    const { sent } = open('?statut=constructor')
    await row('12')
    expect(sent('InboxOrders')).toEqual([{ limit: 25, offset: 0 }])
  })

  it('that are none say so', async () => {
    open('', { adminOrders: { items: [], totalCount: 0 } })
    expect(await screen.findByText('Les commandes passées arrivent ici.')).toBeInTheDocument()
  })
})

describe('an order', () => {
  it('shows its details and the steps that it may take now', async () => {
    const { user, at } = open()
    await user.click(within(await row('12')).getByRole('link'))
    expect(at()).toBe('/admin/commandes?fiche=12')
    const opened = await drawer('12')
    expect(await opened.findByText('Ana Petit (ana@exemple.fr)')).toBeInTheDocument()
    expect(opened.getByText('Miel de châtaignier')).toBeInTheDocument()
    const buttons = (await steps('12')).getAllByRole('button').map((button) => button.textContent)
    expect(buttons).toEqual(['Mettre en cours', 'Annuler la commande'])
  })

  it('takes them one after the other, in the list too', async () => {
    const { user, sent } = open('?fiche=12')
    for (const name of ['Mettre en cours', 'Marquer comme expédiée', 'Marquer comme livrée']) {
      await user.click(await (await steps('12')).findByRole('button', { name }))
      expect(await screen.findByText('Statut mis à jour')).toBeInTheDocument()
    }
    expect(await (await drawer('12')).findByText(/son statut ne change plus/)).toBeInTheDocument()
    expect(sent('SetOrderStatus')).toEqual(
      ['processing', 'shipped', 'delivered'].map((status) => ({ id: '12', status })),
    )
    await waitFor(() => expect(sent('InboxOrders')).toHaveLength(4))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await row('12')).toHaveTextContent('Livrée')
  })

  it('is cancelled after a question, for there is no way back', async () => {
    const { user, sent } = open('?fiche=12')
    const cancel = async () =>
      user.click((await steps('12')).getByRole('button', { name: 'Annuler la commande' }))
    const question = async () =>
      within(await screen.findByRole('alertdialog', { name: 'Annuler la commande n°\u00a012\u202f?' }))
    await cancel()
    expect((await question()).getByText(/ne peut plus être reprise/)).toBeInTheDocument()
    await user.click((await question()).getByRole('button', { name: 'Revenir' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(sent('SetOrderStatus')).toHaveLength(0)
    await cancel()
    await user.click((await question()).getByRole('button', { name: 'Annuler la commande' }))
    expect(await screen.findByText('Statut mis à jour')).toBeInTheDocument()
    expect(sent('SetOrderStatus')).toEqual([{ id: '12', status: 'cancelled' }])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('that somebody else has moved on says why it cannot, and shows where it stands', async () => {
    const why = 'Une commande « Expédiée » ne peut pas passer à « En cours ».'
    const { user, shop, sent } = open('?fiche=12', { setOrderStatus: () => refuse('CONFLICT', why) })
    const step = (await steps('12')).getByRole('button', { name: 'Mettre en cours' })
    shop.orders = [makeIt('12', 'shipped')]
    await user.click(step)
    expect(await screen.findByText(why)).toBeInTheDocument()
    expect(
      await (await steps('12')).findByRole('button', { name: 'Marquer comme livrée' }),
    ).toBeInTheDocument()
    expect((await steps('12')).getAllByRole('button')).toHaveLength(1)
    expect((await drawer('12')).getAllByText('Expédiée')[0]).toBeInTheDocument()
    await waitFor(() => expect(sent('InboxOrders')).toHaveLength(2))
  })

  it('that cannot be asked for again after that is left as it was', async () => {
    const { user, down } = open('?fiche=12', { setOrderStatus: () => refuse('CONFLICT', 'Trop tard.') })
    const step = (await steps('12')).getByRole('button', { name: 'Mettre en cours' })
    down.add('InboxOrder')
    await user.click(step)
    expect(await screen.findByText('Trop tard.')).toBeInTheDocument()
    await waitFor(() => expect(step).toHaveAttribute('aria-disabled', 'false'))
  })

  it('that does not come says so, and can be asked for again', async () => {
    const { user, down } = open()
    down.add('InboxOrder')
    await user.click(within(await row('11')).getByRole('link'))
    expect(await screen.findByText('Impossible de charger les détails de la commande.')).toBeInTheDocument()
    down.clear()
    await user.click((await drawer('11')).getByRole('button', { name: 'Réessayer' }))
    expect(await steps('11')).toBeDefined()
  })
})
