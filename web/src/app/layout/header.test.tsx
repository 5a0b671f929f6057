import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
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

it('unfolds the shortcuts, and folds them on Escape, giving focus back', async () => {
  const { user } = render(<Header viewer={null} />)
  const button = screen.getByRole('button', { name: 'Rayons de nos produits', expanded: false })
  await user.click(button)
  expect(screen.getByRole('link', { name: /Optimiser son énergie/ })).toHaveAttribute(
    'href',
    '/produits?category=Energie',
  )
  expect(screen.getByRole('link', { name: /Gérer sa consommation d’eau/ })).toHaveAttribute(
    'href',
    '/produits?category=gestion-de-la-consommation-deau',
  )
  await user.tab()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: /Optimiser son énergie/ })).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

it('folds the shortcuts on a press elsewhere, and once one is followed', async () => {
  const { user, router } = render(<Header viewer={null} />)
  const button = screen.getByRole('button', { name: 'Rayons de nos produits' })
  await user.click(button)
  await user.click(document.body)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  await user.click(screen.getByRole('link', { name: /Produits du quotidien/ }))
  expect(router.state.location.search).toBe('?category=produits-zero-dechet')
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
})

it('offers to sign in or up', async () => {
  const { user } = render(<Header viewer={null} />)
  await user.click(screen.getByRole('button', { name: 'Se connecter ou créer un compte' }))
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth')
  expect(screen.getByRole('link', { name: "S'inscrire" })).toHaveAttribute('href', '/auth?onglet=inscription')
})

it('opens the account of who is signed in', async () => {
  const { user } = render(<Header viewer={signedIn()} />)
  const button = screen.getByRole('button', { name: 'Menu du compte' })
  expect(button).toHaveTextContent('C')
  await user.click(button)
  const entries = { 'Mon compte': '', 'Mes commandes': '?onglet=commandes', Paramètres: '?onglet=parametres' }
  for (const [name, tab] of Object.entries(entries)) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/mon-compte${tab}`)
  }
  expect(screen.queryByRole('link', { name: 'Administration' })).not.toBeInTheDocument()
})

it('shows the administration to an administrator, in both menus', async () => {
  const { user } = render(<Header viewer={signedIn({ isAdmin: true })} />)
  await user.click(screen.getByRole('button', { name: 'Menu du compte' }))
  expect(screen.getAllByRole('link', { name: 'Administration' })).toHaveLength(2)
})

it('counts what is in the cart, once there is something', () => {
  const { unmount } = render(<Header viewer={null} cartCount={0} />)
  expect(screen.getByRole('link', { name: 'Panier' })).toHaveAttribute('href', '/panier')
  unmount()
  render(<Header viewer={null} cartCount={3} />)
  expect(screen.getByRole('link', { name: 'Panier, 3 articles' })).toHaveTextContent('3')
})
