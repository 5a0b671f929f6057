import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  pendingChoiceLifetimeMs,
  readPendingChoice,
  savePendingChoice,
  takePendingChoice,
} from './pending-choice.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

const choice = { productId: '7', quantity: 2, returnTo: '/produit/7?a=1#prix' }
const keep = (stored: unknown) => sessionStorage.setItem('pending-choice', JSON.stringify(stored))

it('is kept until it is taken, once', () => {
  savePendingChoice(choice)
  expect(readPendingChoice()).toEqual(choice)
  expect(takePendingChoice()).toEqual(choice)
  expect(takePendingChoice()).toBeNull()
})

it('can be nothing but a place to come back to', () => {
  savePendingChoice({ returnTo: '/panier' })
  expect(takePendingChoice()).toEqual({ returnTo: '/panier' })
})

it('can be the wish to join the waitlist, which nothing but yes tells', () => {
  savePendingChoice({ returnTo: '/panier', waitlist: true })
  expect(takePendingChoice()).toEqual({ returnTo: '/panier', waitlist: true })
  keep({ returnTo: '/panier', waitlist: '1', savedAt: Date.now() })
  expect(readPendingChoice()).toEqual({ returnTo: '/panier' })
})

it('is forgotten after half an hour', () => {
  savePendingChoice(choice)
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + pendingChoiceLifetimeMs - 1000)
  expect(readPendingChoice()).toEqual(choice)
  clock.mockReturnValue(now + pendingChoiceLifetimeMs + 1000)
  expect(readPendingChoice()).toBeNull()
})

it.each([
  ['another site', { ...choice, returnTo: 'https://ailleurs.fr/' }],
  ['another site without its scheme', { ...choice, returnTo: '//ailleurs.fr' }],
  ['another site behind a backslash', { ...choice, returnTo: '/\\ailleurs.fr' }],
  ['another site behind a tab', { ...choice, returnTo: '/\t/ailleurs.fr' }],
  ['no product', { ...choice, productId: '7; drop' }],
  ['no quantity', { ...choice, quantity: 'deux' }],
  ['too many', { ...choice, quantity: 1000 }],
  ['half of one', { ...choice, quantity: 0.5 }],
  ['no object', 'bonjour'],
])('is not believed when it names %s', (_, stored) => {
  keep(typeof stored === 'string' ? stored : { ...stored, savedAt: Date.now() })
  expect(readPendingChoice()).toBeNull()
})

it('does without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('interdit')
  })
  expect(() => savePendingChoice(choice)).not.toThrow()
  expect(takePendingChoice()).toBeNull()
})
