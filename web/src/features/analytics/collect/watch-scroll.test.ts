import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeCollection, openCollection } from '../../../test/open-collection.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1_000 + window.innerHeight)
})
afterEach(() => {
  closeCollection()
  Reflect.set(window, 'scrollY', 0)
})

const scrollTo = (place: number) => {
  Object.defineProperty(window, 'scrollY', { value: place, writable: true, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}
/** A pause after which the position has been read. */
const rest = () => vi.advanceTimersByTime(600)
const told = (page: ReturnType<typeof openCollection>) =>
  page.told('scroll').map(({ metadata }) => metadata.scrollPercentage)

it.each([
  [0, []],
  [240, []],
  [244, []],
  [246, [25]],
  [254, [25]],
  [256, []],
  [500, [50]],
  [750, [75]],
  [999.6, [100]],
  [1_100, []],
])('a rest at %i of 1000 tells %j', (place, percentages) => {
  const page = openCollection()
  scrollTo(place)
  rest()
  expect(told(page)).toEqual(percentages)
})

it('waits until the page has stood still for half a second, and reads in the next frame alone', () => {
  const page = openCollection()
  const read = vi
    .spyOn(document.documentElement, 'scrollHeight', 'get')
    .mockReturnValue(1_000 + window.innerHeight)
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  for (const place of [100, 250, 500]) {
    scrollTo(place)
    vi.advanceTimersByTime(499)
  }
  expect(frames).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(frames).toHaveBeenCalledOnce()
  expect(read).not.toHaveBeenCalled()
  rest()
  expect(read).toHaveBeenCalledOnce()
  expect(told(page)).toEqual([50])
})

it('tells each milestone once a page', async () => {
  const page = openCollection()
  for (const place of [250, 500, 250, 500]) {
    scrollTo(place)
    rest()
  }
  await page.router.navigate('/produits?page=2')
  scrollTo(250)
  rest()
  expect(told(page)).toEqual([25, 50])
  await page.router.navigate('/panier')
  scrollTo(250)
  rest()
  expect(told(page)).toEqual([25, 50, 25])
})

it.each([100, 510])('forgets what %i ms ago was another page', async (ms) => {
  const page = openCollection()
  scrollTo(500)
  vi.advanceTimersByTime(ms)
  await page.router.navigate('/panier')
  rest()
  expect(told(page)).toEqual([])
})

it('listens passively, and finds nothing on a page that does not scroll', () => {
  const listening = vi.spyOn(window, 'addEventListener')
  const page = openCollection()
  expect(listening.mock.calls.find(([type]) => type === 'scroll')?.[2]).toMatchObject({ passive: true })
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight)
  scrollTo(0)
  rest()
  expect(told(page)).toEqual([])
})
