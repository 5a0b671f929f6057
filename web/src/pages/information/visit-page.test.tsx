import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { eventQueue } from '../../features/analytics/collect/event-queue.ts'
import { render } from '../../test/render.tsx'
import { VisitPage } from './visit-page.tsx'

const event = {
  ...{ elementType: 'input', elementId: 'recherche' },
  ...{ id: '1', createdAt: '2026-11-21T09:02:00.000Z', eventType: 'search', pageName: 'Products' },
  ...{ pageUrl: '/produits', elementText: null, metadata: { searchTerm: 'gourde' } },
  ...{ ipAddress: '203.0.113.7', userAgent: 'Firefox', country: 'FR', city: 'Besançon', userId: null },
}
const kept = {
  ...{ isToldApart: true, refusesTracking: false, isSignedIn: false, knownSince: [], eventCount: 1 },
  events: [event],
}
const nothing = { ...kept, isToldApart: false, eventCount: 0, events: [] }

it('tells the rows in words, and erases them on the server and in the browser', async () => {
  localStorage.setItem('recent-searches', '["gourde"]')
  localStorage.setItem('gdpr-consent', 'accepted')
  let isErased = false
  const eraseVisit = () => {
    isErased = true
    return 1
  }
  const { user } = render(<VisitPage />, {
    answers: { visit: () => (isErased ? nothing : kept), eraseVisit },
  })
  expect(await screen.findByText(/Recherche de «\sgourde\s»/)).toBeVisible()
  expect(screen.getAllByText('203.0.113.7')[0]).toBeVisible()
  expect(screen.getByText('Vos dernières recherches')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Effacer' }))
  expect(await screen.findByText(/Effacé\s: 1\sligne/)).toBeVisible()
  expect(screen.queryByText('203.0.113.7')).not.toBeInTheDocument()
  expect(screen.getByText('Ce navigateur ne retient rien de vos visites.')).toBeVisible()
  expect(localStorage.getItem('recent-searches')).toBeNull()
  expect(localStorage.getItem('gdpr-consent')).toBe('accepted')
})

it('shows all of a row once it is opened, and the older ones when they are asked for', async () => {
  const referred = { ...event, metadata: { referrer: 'https://exemple.fr/', searchTerm: 'gourde' } }
  const older = { ...event, id: '0', eventType: 'view', pageName: 'Home', pageUrl: '/' }
  const visit = ({ offset }: { offset: number }) => ({
    ...kept,
    eventCount: 2,
    events: offset === 0 ? [referred] : [referred, older],
  })
  const { user } = render(<VisitPage />, { answers: { visit } })
  await user.click(await screen.findByText('Toute la ligne'))
  for (const told of ['Page d’où vous veniez', 'https://exemple.fr/', 'Genre d’élément', 'recherche'])
    expect(screen.getByText(told)).toBeVisible()
  expect(screen.queryByText('Page ouverte')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Afficher plus' }))
  expect(await screen.findByText('Page ouverte')).toBeVisible()
  expect(screen.getAllByText('Toute la ligne')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Afficher plus' })).not.toBeInTheDocument()
})

it('tells who asks not to be tracked that nothing at all is kept', async () => {
  render(<VisitPage />, { answers: { visit: { ...nothing, refusesTracking: true } } })
  expect(await screen.findByText(/rien n’est enregistré de cette visite/)).toBeVisible()
  expect(screen.queryByText(/ce qui est compté sans votre accord/i)).not.toBeInTheDocument()
})

it('« Ne plus mesurer » sends nothing any more, not even anonymously, until it is taken back', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const { user } = render(<VisitPage />, { answers: { visit: nothing } })
  const measurement = within(screen.getByRole('region', { name: 'Ne plus être mesuré' }))
  const measured = () => {
    const queue = eventQueue()
    queue.add({ eventType: 'view', pageUrl: '/', pageName: 'Home', metadata: {} } as never)
    queue.send('fetch')
    queue.stop()
    return sent.mock.calls.splice(0).filter(([url]) => String(url).startsWith('/api/analytics')).length
  }
  expect(measured()).toBe(1)
  await user.click(measurement.getByRole('button', { name: 'Ne plus mesurer' }))
  expect(measurement.getByRole('status')).toHaveTextContent('Rien n’est mesuré dans ce navigateur.')
  expect([measured(), localStorage.getItem('gdpr-consent')]).toEqual([0, 'declined'])
  await user.click(measurement.getByRole('button', { name: 'Mesurer de nouveau' }))
  expect(measured()).toBe(1)
})

it('a browser that asks not to be tracked sends nothing', () => {
  vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }))
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const queue = eventQueue()
  queue.add({ eventType: 'view', pageUrl: '/', pageName: 'Home', metadata: {} } as never)
  queue.send('fetch')
  queue.stop()
  expect(sent).not.toHaveBeenCalled()
})
