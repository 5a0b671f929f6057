import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeCollection, openCollection } from '../../../test/open-collection.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(closeCollection)

const button = '<button>Go</button>'
const press = (page: ReturnType<typeof openCollection>, times: number) => {
  for (let time = 0; time < times; time++) page.press('button')
}

it('sends five seconds after the first event', () => {
  const page = openCollection(button)
  vi.advanceTimersByTime(4_000)
  press(page, 1)
  vi.advanceTimersByTime(999)
  expect(page.sendings).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(page.sendings).toHaveLength(1)
  expect(page.events().map(({ eventType }) => eventType)).toEqual(['view', 'click'])
  vi.advanceTimersByTime(60_000)
  expect(page.sendings).toHaveLength(1)
})

it('sends twenty at once, and begins anew', () => {
  const page = openCollection(button)
  press(page, 18)
  expect(page.sendings).toHaveLength(0)
  press(page, 1)
  expect(page.events()).toHaveLength(20)
  vi.advanceTimersByTime(3_000)
  press(page, 1)
  vi.advanceTimersByTime(4_999)
  expect(page.sendings).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(page.events()).toHaveLength(21)
})

it('posts JSON that outlives the page, with the cookies of the shop alone, after everything else', () => {
  const page = openCollection()
  vi.advanceTimersByTime(5_000)
  expect(page.sendings).toMatchObject([
    {
      way: 'fetch',
      url: '/api/analytics',
      init: {
        method: 'POST',
        keepalive: true,
        credentials: 'same-origin',
        priority: 'low',
        headers: { 'Content-Type': 'application/json' },
      },
    },
  ])
})

it.each([
  ['is hidden', () => document.dispatchEvent(new Event('visibilitychange')), 'hidden', ['beacon']],
  ['is shown', () => document.dispatchEvent(new Event('visibilitychange')), 'visible', []],
  ['is left', () => window.dispatchEvent(new Event('pagehide')), 'visible', ['beacon']],
] as const)('when the page %s', (_what, happen, state, ways) => {
  const page = openCollection()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  happen()
  expect(page.sendings.map(({ way }) => way)).toEqual(ways)
  page.leave()
  expect(page.sendings).toHaveLength(1)
})

const refusals: [string, (page: ReturnType<typeof openCollection>) => void][] = [
  ['answers false', (page) => page.sendBeacon.mockReturnValue(false)],
  [
    'throws',
    (page) =>
      page.sendBeacon.mockImplementation(() => {
        throw new TypeError('blocked')
      }),
  ],
  ['is not there', () => Reflect.deleteProperty(navigator, 'sendBeacon')],
]
it.each(refusals)('posts instead where the beacon %s', (_how, refuse) => {
  const page = openCollection()
  refuse(page)
  page.leave()
  expect(page.fetch).toHaveBeenCalledOnce()
  expect(page.fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})

it('swallows a failure and does not try again', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const page = openCollection(button)
  let tries = 0
  // Not a mock: those look at what they return, and no rejection stays unheard.
  vi.stubGlobal('fetch', () => {
    if (tries++ > 0) throw new Error('forbidden')
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  vi.advanceTimersByTime(60_000)
  press(page, 25)
  vi.advanceTimersByTime(60_000)
  expect(tries).toBe(3)
  // Unheard rejections are told between two turns.
  vi.useRealTimers()
  await new Promise((done) => setImmediate(done))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

it.each([429, 503])('takes a %d for an end, not for a reason to send again', async (status) => {
  const page = openCollection(button)
  page.fetch.mockImplementation(async () => new Response('{}', { status, headers: { 'retry-after': '1' } }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.fetch).toHaveBeenCalledOnce()
  press(page, 1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toMatchObject([
    [{ eventType: 'view' }],
    [{ eventType: 'click' }],
  ])
})

it('never sends more than what may outlive a page', () => {
  const classes = '漢'.repeat(500)
  const text = '漢'.repeat(100)
  const path = `/produits/${'mot-long-'.repeat(200)}`
  const href = `/produit/${'mot-long-'.repeat(200)}`
  const page = openCollection(
    `<a class="${classes}" id="${'é'.repeat(200)}" href="${href}">${text}</a>`,
    path,
  )
  for (let time = 0; time < 60; time++) page.press('a')
  expect(page.told('click')).toHaveLength(60)
  const sizes = page.sendings.map(({ body }) => new TextEncoder().encode(body).length)
  expect(Math.max(...sizes)).toBeLessThan(60_000)
  expect(Math.max(...sizes)).toBeGreaterThan(40_000)
})
