import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { refuse } from '../../../test/data/make-session.ts'
import { noMessages, openAdmin } from '../../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const none = { items: [], totalCount: 0 }
const answers = {
  ...{ contactMessages: noMessages, newsletterSubscribers: none, adminOrders: none },
  ...{ waitlistEntries: none, waitlistDemand: [] },
}

describe('the file of a list', () => {
  it.each([
    ['messages?etat=en-retard&q=colis', 'messages/export.csv?q=colis&state=OVERDUE'],
    ['liste-attente?produit=11&q=ana', 'waitlist/export.csv?q=ana&productId=11'],
    ['newsletter?etat=confirmes&page=2', 'newsletter/export.csv?state=CONFIRMED'],
    ['commandes?statut=shipped&q=ana%40exemple.fr', 'orders/export.csv?q=ana%40exemple.fr&status=shipped'],
  ])('%s holds what is in view: %s', async (path, file) => {
    openAdmin(`/admin/${path}`, answers)
    const link = await screen.findByRole('link', { name: 'Exporter ces résultats (CSV)' })
    expect(link).toHaveAttribute('href', `/api/admin/${file}`)
  })

  it('is whole where an address names no filter that there is', async () => {
    openAdmin('/admin/messages?etat=inconnu&q=%20', answers)
    const link = await screen.findByRole('link', { name: 'Exporter (CSV)' })
    expect(link).toHaveAttribute('href', '/api/admin/messages/export.csv')
  })
})

describe('an address of a thing that does not exist', () => {
  const gone = (code: string) => () => refuse(code, 'Introuvable')
  const missing = {
    ...answers,
    ...{ contactMessage: gone('NOT_FOUND'), adminOrder: gone('NOT_FOUND'), post: gone('NOT_FOUND') },
    ...{ categories: [], posts: none },
  }

  it.each([
    ['/admin/messages', 'Message non trouvé'],
    ['/admin/commandes', 'Commande non trouvée'],
    ['/admin?onglet=articles', 'Article non trouvé'],
    ['/admin?onglet=categories', 'Catégorie non trouvée'],
  ])('of %s says « %s » and leads back to the list', async (list, said) => {
    const { user, at } = openAdmin(`${list}${list.includes('?') ? '&' : '?'}fiche=999999`, missing)
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    expect(screen.queryByText(/connexion, puis/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Revenir à la liste' }))
    await waitFor(() => expect(at()).toBe(list))
    await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument())
  })
})
