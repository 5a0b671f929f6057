import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { MobileMenu } from './mobile-menu.tsx'

it('opens a drawer whose products unfold, and closes it on Escape', async () => {
  const { user } = render(<MobileMenu isAdmin={false} />)
  const button = screen.getByRole('button', { name: 'Ouvrir le menu' })
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  const products = screen.getByRole('button', { name: 'Nos produits', expanded: false })
  await user.click(products)
  expect(screen.getByRole('link', { name: 'Tous nos produits' })).toHaveAttribute('href', '/produits')
  expect(screen.getByRole('link', { name: 'Réduire le gaspillage alimentaire' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})

it('closes once a link is followed', async () => {
  const { user, router } = render(<MobileMenu isAdmin />)
  await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }))
  await user.click(await screen.findByRole('link', { name: 'Administration' }))
  expect(router.state.location.pathname).toBe('/admin')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
