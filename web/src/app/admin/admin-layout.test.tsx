import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { noMessages, openAdmin } from '../../test/open-admin.ts'
import { stubObservers } from '../../test/stub-observers.ts'

stubObservers()
beforeEach(() => sessionStorage.clear())

const adminAddresses = [
  '/admin',
  '/admin?onglet=parametres&fiche=3',
  '/admin?onglet=analytics&periode=7j',
  '/admin/messages',
  '/admin/liste-attente',
  '/admin/newsletter',
  '/admin/commandes?statut=shipped',
  '/admin/e-mails',
  '/admin/registre',
  '/admin/sante',
]

describe('nobody but an administrator', () => {
  it.each(adminAddresses)('sees %s: a visitor signs in first, and comes back', async (path) => {
    const { at, asked } = openAdmin(path, {}, { me: null })
    await waitFor(() => expect(at()).toBe(`/admin/login?${new URLSearchParams({ retour: path })}`))
    expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeInTheDocument()
    expect(asked.map(({ operationName }) => operationName)).toEqual(['Viewer'])
  })

  it.each(adminAddresses)('sees %s: a customer is told so, and goes to the shop', async (path) => {
    const { at, asked } = openAdmin(path, {}, { me: makeViewer() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeInTheDocument()
    expect(await screen.findByText('Accès refusé')).toBeInTheDocument()
    expect(screen.getByText("Vous n'avez pas les droits d'administrateur.")).toBeInTheDocument()
    expect(at()).toBe('/')
    expect(asked[0]?.operationName).toBe('Viewer')
    for (const { operationName } of asked) expect(operationName).not.toMatch(/Admin|Inbox|Record/)
  })

  it('is shown anything before it is known who is looking', async () => {
    const { asked } = openAdmin('/admin', { me: () => new Promise(() => {}) })
    expect(await screen.findByRole('status')).toHaveTextContent('Chargement…')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toEqual(['Viewer']))
  })

  it('stays: a session that has ended leads to the sign-in page, and back', async () => {
    const { at } = openAdmin('/admin/commandes', {
      adminOrders: () => refuse('UNAUTHENTICATED', 'Vous devez vous connecter.'),
    })
    await waitFor(() => expect(at()).toBe('/admin/login?retour=%2Fadmin%2Fcommandes'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Session expirée. Veuillez vous reconnecter.')
  })
})

describe('the dashboard', () => {
  it('says who is signed in, and has a page’s landmarks', async () => {
    openAdmin('/admin')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeInTheDocument()
    expect(within(screen.getByRole('banner')).getByText('ada@ramure.example')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#contenu')
    expect(screen.getByRole('main')).toHaveAttribute('id', 'contenu')
    const areas = within(screen.getByRole('navigation', { name: 'Administration' }))
    expect(areas.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('aria-current', 'page')
    expect(areas.getByRole('link', { name: 'Boîte de réception' })).toHaveAttribute('href', '/admin/messages')
    expect(screen.getByRole('link', { name: 'Voir la boutique' })).toHaveAttribute('href', '/')
    await waitFor(() => expect(document.title).toBe('Administration — Ramure'))
  })

  it('has the five tabs of the specification after what there is to do, the open one in the URL', async () => {
    const { user, at, router } = openAdmin('/admin')
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Aujourd’hui',
      'Produits',
      'Catégories',
      'Articles',
      'Images',
      'Preuves',
      'Allégations',
      'Pages',
      'Analytics',
      'Paramètres',
    ])
    expect(screen.getByRole('tab', { name: 'Aujourd’hui', selected: true })).toBeInTheDocument()
    for (const [name, address] of [
      ['Catégories', '/admin?onglet=categories'],
      ['Articles', '/admin?onglet=articles'],
      ['Analytics', '/admin?onglet=analytics'],
      ['Produits', '/admin?onglet=produits'],
      ['Paramètres', '/admin?onglet=parametres'],
      ['Aujourd’hui', '/admin'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }))
      await waitFor(() => expect(at()).toBe(address))
      expect(await screen.findByRole('tabpanel', { name })).toBeInTheDocument()
    }
    await router.navigate(-1)
    expect(await screen.findByRole('tab', { name: 'Paramètres', selected: true })).toBeInTheDocument()
    expect(at()).toBe('/admin?onglet=parametres')
  })

  it.each([
    ['/admin?q=savon&page=2', '/admin?onglet=produits&q=savon&page=2'],
    ['/admin?fiche=nouveau', '/admin?onglet=produits&fiche=nouveau'],
  ])('still knows %s, a link of when the products came first', async (old, now) => {
    const { at } = openAdmin(old)
    await waitFor(() => expect(at()).toBe(now))
    expect(
      await screen.findByRole('tab', { name: 'Produits', selected: true, hidden: true }),
    ).toBeInTheDocument()
  })

  it('asks for the open tab alone, and forgets its search in the next', async () => {
    const { user, at, asked } = openAdmin('/admin?onglet=produits&q=savon&page=1', {
      products: makePage([makeProduct({ name: 'Savon' })]),
    })
    await screen.findByRole('heading', { level: 2, name: 'Savon' })
    expect(asked.map(({ operationName }) => operationName).toSorted()).toEqual([
      'AdminCategoryNames',
      'AdminProducts',
      'BellCount',
      'InboxCount',
      'SavedViews',
      'Viewer',
    ])
    await user.click(screen.getByRole('tab', { name: 'Articles' }))
    await waitFor(() => expect(at()).toBe('/admin?onglet=articles'))
  })

  it('counts the unread messages beside the name of the inbox', async () => {
    openAdmin('/admin', { contactMessages: { ...noMessages, unreadCount: 3 } })
    const inbox = await screen.findByRole('link', { name: /^Boîte de réception ?3 ?messages non lus$/ })
    expect(inbox).toHaveAttribute('href', '/admin/messages')
  })

  it('is left by « Se déconnecter », which leads home and forgets', async () => {
    const { user, at, session, router } = openAdmin('/admin')
    await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Mieux choisir/ })).toBeInTheDocument()
    expect(at()).toBe('/')
    expect(session.me).toBeNull()
    await router.navigate('/admin')
    await waitFor(() => expect(at()).toBe('/admin/login?retour=%2Fadmin'))
    expect(screen.queryByText(/Session expirée/)).not.toBeInTheDocument()
  })

  it.each(['/admin', '/admin/messages'])('asks nobody about cookies on %s', async (path) => {
    localStorage.clear()
    openAdmin(path)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Respect de votre vie privée' })).not.toBeInTheDocument()
  })
})
