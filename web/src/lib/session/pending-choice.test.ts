import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  chosenLifetimeMs,
  chosenProducts,
  chosenQuantity,
  placeLifetimeMs,
  readPendingChoice,
  savePendingChoice,
  takePendingChoice,
} from './pending-choice.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

const place = { returnTo: '/produit/7?a=1#prix' }
const choice = { ...place, productId: '7', quantity: 2 }
const keepPlace = (stored: unknown) => sessionStorage.setItem('pending-choice', JSON.stringify(stored))
const keepProducts = (words: string) => localStorage.setItem('chosen-products', words)

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
  keepPlace({ returnTo: '/panier', waitlist: '1', savedAt: Date.now() })
  expect(readPendingChoice()).toEqual({ returnTo: '/panier' })
})

it('keeps what was chosen before, the latest first, each product once', () => {
  savePendingChoice({ ...choice, productId: '9', quantity: 1 })
  savePendingChoice(choice)
  savePendingChoice({ ...choice, productId: '9', quantity: 4 })
  expect(chosenProducts(readPendingChoice())).toEqual([
    { productId: '9', quantity: 4 },
    { productId: '7', quantity: 2 },
  ])
  // Where one is now, without anything chosen there: what waits goes on waiting.
  savePendingChoice({ returnTo: '/auth' })
  expect(chosenProducts(readPendingChoice())).toHaveLength(2)
  savePendingChoice({ returnTo: '/panier', others: [] })
  expect(readPendingChoice()).toEqual({ returnTo: '/panier' })
})

it('forgets the place after half an hour and the products after thirty days', () => {
  savePendingChoice({ ...choice, waitlist: true })
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + placeLifetimeMs - 1000)
  expect(readPendingChoice()).toEqual({ ...choice, waitlist: true })
  clock.mockReturnValue(now + placeLifetimeMs + 1000)
  expect(readPendingChoice()).toEqual({ ...choice, returnTo: '/panier' })
  clock.mockReturnValue(now + chosenLifetimeMs - 1000)
  expect(chosenQuantity()).toBe(2)
  expect([chosenQuantity(choice.productId), chosenQuantity('8')]).toEqual([2, 0])
  clock.mockReturnValue(now + chosenLifetimeMs + 1000)
  expect(readPendingChoice()).toBeNull()
  expect(chosenQuantity()).toBe(0)
})

it('has its products in every tab, its place in one', () => {
  savePendingChoice(choice)
  sessionStorage.clear()
  expect(readPendingChoice()).toEqual({ ...choice, returnTo: '/panier' })
})

it.each([
  ['another site', { returnTo: 'https://ailleurs.fr/' }],
  ['another site without its scheme', { returnTo: '//ailleurs.fr' }],
  ['another site behind a backslash', { returnTo: '/\\ailleurs.fr' }],
  ['another site behind a tab', { returnTo: '/\t/ailleurs.fr' }],
  ['no path', { returnTo: 7 }],
  ['no object', 'bonjour'],
])('leads nowhere when its place names %s', (_, stored) => {
  keepPlace(typeof stored === 'string' ? stored : { ...stored, savedAt: Date.now() })
  expect(readPendingChoice()).toBeNull()
})

it.each([
  ['no product', 'drop;7x2'],
  ['no number of a product', '9999999999x2'],
  ['no quantity', '7xdeux'],
  ['none', '7x0'],
  ['too many', '7x1000'],
  ['half of one', '7x0.5'],
])('believes no product that names %s, and the others', (_, words) => {
  keepProducts(`${Date.now()} ${words} 9x1`)
  expect(chosenProducts(readPendingChoice())).toEqual([{ productId: '9', quantity: 1 }])
})

it.each(['', '7x2', `${Date.now()}`, `${Date.now() + 60_000} 7x2`, '[]'])('believes no « %s »', (words) => {
  keepProducts(words)
  expect(readPendingChoice()).toBeNull()
})

it('is of a hundred products at most, however many are kept', () => {
  keepProducts([Date.now(), ...Array.from({ length: 300 }, (_, place) => `${place + 1}x1`)].join(' '))
  expect(chosenProducts(readPendingChoice())).toHaveLength(100)
})

it('does without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('interdit')
  })
  expect(() => savePendingChoice(choice)).not.toThrow()
  expect(takePendingChoice()).toBeNull()
})
