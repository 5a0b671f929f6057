import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { refuse } from '../../test/data/make-session.ts'
import { ada, openAdmin } from '../../test/open-admin.ts'
import { stubObservers } from '../../test/stub-observers.ts'

stubObservers()
beforeEach(() => sessionStorage.clear())

it('where codes are required leads who has none to where they are set up, and asks for nothing else', async () => {
  const missing = () => refuse('SECOND_FACTOR_MISSING', 'Activez vos codes.')
  const me = { ...ada, secondFactorDemand: 'REQUIRED' }
  const { asked } = openAdmin('/admin/commandes', { adminOrders: missing }, { me })
  expect(await screen.findByRole('heading', { level: 1, name: /Encore une étape/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Protéger mon compte' })).toHaveAttribute(
    'href',
    '/mon-compte/securite',
  )
  expect(screen.getByRole('button', { name: 'Menu du compte' })).toBeInTheDocument()
  expect(asked.map(({ operationName }) => operationName)).toEqual(['Viewer'])
})

it('where codes are recommended says so above the pages, until it is closed in this tab', async () => {
  const me = { ...ada, secondFactorDemand: 'RECOMMENDED' }
  const link = { name: 'Ajouter une clé d’accès ou des codes' }
  const { user, unmount } = openAdmin('/admin', {}, { me })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeInTheDocument()
  expect(screen.getByRole('link', link)).toHaveAttribute('href', '/mon-compte/securite')
  await user.click(screen.getByRole('button', { name: 'Fermer le conseil de sécurité' }))
  await waitFor(() => expect(screen.queryByRole('link', link)).not.toBeInTheDocument())
  expect(screen.getByRole('main')).toHaveFocus()
  unmount()
  openAdmin('/admin', {}, { me })
  await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })
  expect(screen.queryByRole('link', link)).not.toBeInTheDocument()
})
