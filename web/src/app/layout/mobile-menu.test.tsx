import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { makeCategory } from '../../test/data/make-category.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { render } from '../../test/render.tsx'
import { MobileMenu } from './mobile-menu.tsx'

it('opens a drawer with the departments unfolded, and closes it on Escape', async () => {
  const categories = [makeCategory({ name: 'Énergie', slug: 'Energie' })]
  const { user } = render(<MobileMenu viewer={null} />, { answers: { categories } })
  const button = screen.getByRole('button', { name: 'Ouvrir le menu' })
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Énergie' })).toHaveAttribute(
    'href',
    '/produits?category=Energie',
  )
  expect(screen.getByRole('link', { name: 'Tous nos produits' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Nos produits', expanded: true }))
  expect(screen.getByText('Tous nos produits')).not.toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})

it('closes once a link is followed', async () => {
  const { user, router } = render(<MobileMenu viewer={makeViewer({ isAdmin: true }) as Viewer} />)
  await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
  await user.click(await screen.findByRole('link', { name: 'Administration' }))
  expect(router.state.location.pathname).toBe('/admin')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('offers a visitor the way in, by a fresh page', async () => {
  const { user } = render(<MobileMenu viewer={null} />)
  await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
  const account = within(await screen.findByRole('navigation', { name: 'Compte' }))
  expect(account.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth')
  expect(account.getByRole('link', { name: "S'inscrire" })).toHaveAttribute(
    'href',
    '/auth?onglet=inscription',
  )
  expect(account.queryByRole('button', { name: 'Se déconnecter' })).not.toBeInTheDocument()
})

it('offers who is signed in their account, and the way out', async () => {
  const { user, router } = render(<MobileMenu viewer={makeViewer() as Viewer} />)
  await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
  const account = within(await screen.findByRole('navigation', { name: 'Compte' }))
  expect(account.queryByRole('link', { name: 'Administration' })).not.toBeInTheDocument()
  expect(account.getByRole('button', { name: 'Se déconnecter' })).toBeInTheDocument()
  await user.click(account.getByRole('link', { name: 'Mes commandes' }))
  expect(router.state.location.search).toBe('?onglet=commandes')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
