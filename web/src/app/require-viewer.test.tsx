import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeOrder, makeOrders } from '../test/data/make-order.ts'
import { makeSession, refuse } from '../test/data/make-session.ts'
import { makeViewer } from '../test/data/make-viewer.ts'
import { renderRoutes } from '../test/render.tsx'
import { routes } from './routes.tsx'

afterEach(() => vi.useRealTimers())

it('tells a visitor why, then brings them to the sign-in page, which leads back', async () => {
  const { router } = renderRoutes(routes, { path: '/mon-compte?onglet=commandes' })
  expect(await screen.findByText('Non autorisé')).toBeInTheDocument()
  expect(screen.getByText('Vous devez vous connecter pour accéder à cette page.')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Mon compte' })).not.toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'), { timeout: 2000 })
  expect(router.state.location.search).toBe('?retour=%2Fmon-compte%3Fonglet%3Dcommandes')
})

it('waits half a second before it does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const { router } = renderRoutes(routes, { path: '/mon-compte' })
  await screen.findByText('Non autorisé')
  const start = Date.now()
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'), { timeout: 2000 })
  expect(Date.now() - start).toBeGreaterThan(300)
  act(() => vi.runOnlyPendingTimers())
})

it('lets who is signed in through', async () => {
  renderRoutes(routes, { path: '/mon-compte', answers: makeSession([], makeViewer()).answers })
  expect(await screen.findByRole('heading', { level: 1, name: 'Mon compte' })).toBeInTheDocument()
})

it('notices a session that has ended, and shows nothing of it any more', async () => {
  const { session, answers } = makeSession([], makeViewer())
  const orders = () =>
    session.me ? makeOrders([makeOrder()]) : refuse('UNAUTHENTICATED', 'Vous devez vous connecter.')
  const { user, router } = renderRoutes(routes, { path: '/mon-compte', answers: { ...answers, orders } })
  await screen.findByRole('heading', { level: 1, name: 'Mon compte' })
  session.me = null
  await user.click(screen.getByRole('tab', { name: 'Mes commandes' }))
  expect(await screen.findByText('Non autorisé')).toBeInTheDocument()
  expect(screen.queryByText('camille@exemple.fr')).not.toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'), { timeout: 2000 })
})
