import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { makeCategory } from '../../test/data/make-category.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { render } from '../../test/render.tsx'
import { Header } from './header.tsx'

const signedIn = (fields = {}) => makeViewer(fields) as Viewer

it('leads everywhere, but to the administration only an administrator', () => {
  render(<Header viewer={null} />)
  const menu = screen.getByRole('navigation', { name: 'Menu principal' })
  const links = within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Consommer écologiquement', '/consommer-ecologiquement'],
    ['Nos produits', '/produits'],
    ['Notre Mission', '/qui-nous-sommes'],
    ['Aide et contacts', '/aide-et-contacts'],
  ])
  expect(screen.getByRole('link', { name: 'Ramure, accueil' })).toHaveAttribute('href', '/')
})

const departments = [
  makeCategory({
    name: 'Énergie',
    slug: 'Energie',
    description: 'Ampoules, prises : tout se compte.',
    productCount: 8,
  }),
  makeCategory({ id: '2', name: 'Fait main', slug: 'fait-main', productCount: 1 }),
]
const open = () => render(<Header viewer={null} />, { answers: { categories: departments } })

it('unfolds the departments that the owner has made, and folds them on Escape, giving focus back', async () => {
  const { user } = open()
  const button = screen.getByRole('button', { name: 'Rayons de nos produits', expanded: false })
  await user.click(button)
  expect(
    await screen.findByRole('link', { name: /^Énergie\s*Ampoules, prises\s*8\sproduits$/ }),
  ).toHaveAttribute('href', '/produits?category=Energie')
  expect(screen.getByRole('link', { name: /^Fait main\s*1\sproduit$/ })).toHaveAttribute(
    'href',
    '/produits?category=fait-main',
  )
  const selections = within(screen.getByRole('list', { name: 'Sélections' })).getAllByRole('link')
  expect(selections.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tous nos produits', '/produits'],
    ['Coups de cœur', '/produits?featured=true'],
    ['Sélection de la semaine', '/produits?weeklySpecial=true'],
    ['Idées cadeaux', '/produits?search=cadeau'],
    ['Nouveautés', '/produits?sort=nouveautes'],
  ])
  await user.tab()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('list', { name: 'Rayons' })).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

it('unfolds them once a mouse rests there, and folds them once it has left; a press makes them stay', async () => {
  const { user } = open()
  const products = screen.getByRole('link', { name: 'Nos produits' })
  const button = screen.getByRole('button', { name: 'Rayons de nos produits' })
  await user.hover(products)
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
  await user.unhover(products)
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  await user.hover(products)
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
  await user.click(button)
  await user.unhover(button)
  await new Promise((done) => setTimeout(done, 300))
  expect(button).toHaveAttribute('aria-expanded', 'true')
})

it('folds the departments on a press elsewhere, and once one is followed', async () => {
  const { user, router } = open()
  const button = screen.getByRole('button', { name: 'Rayons de nos produits' })
  await user.click(button)
  await user.click(document.body)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  await user.click(await screen.findByRole('link', { name: /Fait main/ }))
  expect(router.state.location.search).toBe('?category=fait-main')
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
})

it('offers to sign in or up', async () => {
  const { user } = render(<Header viewer={null} />)
  await user.click(screen.getByRole('button', { name: 'Se connecter ou créer un compte' }))
  expect(await screen.findByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth')
  expect(screen.getByRole('link', { name: "S'inscrire" })).toHaveAttribute('href', '/auth?onglet=inscription')
})

it('opens the account of who is signed in', async () => {
  const { user } = render(<Header viewer={signedIn()} />)
  const button = screen.getByRole('button', { name: 'Menu du compte' })
  expect(button).toHaveTextContent('C')
  await user.click(button)
  const entries = { 'Mon compte': '', 'Mes commandes': '?onglet=commandes', Paramètres: '?onglet=parametres' }
  for (const [name, tab] of Object.entries(entries)) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/mon-compte${tab}`)
  }
  expect(screen.queryByRole('link', { name: 'Administration' })).not.toBeInTheDocument()
})

it('shows the administration to an administrator, in both menus', async () => {
  const { user } = render(<Header viewer={signedIn({ isAdmin: true })} />)
  await user.click(screen.getByRole('button', { name: 'Menu du compte' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Administration' })).toHaveLength(2))
})

it('counts what is in the cart, once there is something', () => {
  const { unmount } = render(<Header viewer={null} cartCount={0} />)
  expect(screen.getByRole('link', { name: 'Panier' })).toHaveAttribute('href', '/panier')
  unmount()
  render(<Header viewer={null} cartCount={3} />)
  expect(screen.getByRole('link', { name: 'Panier, 3 articles' })).toHaveTextContent('3')
})

it('counts the favourites of this browser, once there are some', () => {
  const { unmount } = render(<Header viewer={null} />)
  expect(screen.getByRole('link', { name: 'Mes favoris' })).toHaveAttribute('href', '/favoris')
  unmount()
  localStorage.setItem('favourites', '7')
  const one = render(<Header viewer={null} />)
  expect(screen.getByRole('link', { name: 'Mes favoris, 1 produit' })).toHaveTextContent('1')
  one.unmount()
  localStorage.setItem('favourites', '7,3')
  render(<Header viewer={null} />)
  expect(screen.getByRole('link', { name: 'Mes favoris, 2 produits' })).toHaveTextContent('2')
})
