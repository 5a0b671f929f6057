import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onTrack, type TrackedEvent } from '../../lib/track.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { renderRoutes } from '../../test/render.tsx'
import { ProductsPage } from './products-page.tsx'
import { useTrackSearch } from './use-track-search.ts'

let tracked: TrackedEvent[] = []
let stop = () => {}

beforeEach(() => {
  tracked = []
  stop = onTrack((event) => tracked.push(event))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('a search', () => {
  /** A word, the number of its results if there is an answer, and how long both stand. */
  type Moment = [term: string, resultCount: number | undefined, ms: number]
  const search = (moments: Moment[]) => {
    vi.useFakeTimers()
    const hook = renderHook(({ term, count }) => useTrackSearch(term, count), {
      initialProps: { term: '', count: undefined as number | undefined },
      wrapper: StrictMode,
    })
    for (const [term, count, ms] of moments) {
      hook.rerender({ term, count })
      vi.advanceTimersByTime(ms)
    }
    return hook
  }

  it.each<[string, Moment[], [string, number][]]>([
    ['without a word is none', [['', 60, 9_000]], []],
    [
      'is tracked with its answer',
      [
        ['savon', undefined, 9_000],
        ['savon', 3, 500],
      ],
      [['savon', 3]],
    ],
    ['can find nothing', [['zzz', 0, 500]], [['zzz', 0]]],
    [
      'is not tracked amid typing',
      [
        ['sav', 9, 499],
        ['savo', 5, 300],
        ['savon', 3, 500],
      ],
      [['savon', 3]],
    ],
    [
      'is tracked once for all its pages',
      [
        ['savon', 30, 500],
        ['savon', undefined, 900],
        ['savon', 30, 900],
      ],
      [['savon', 30]],
    ],
    [
      'is tracked once, though filtered afterwards',
      [
        ['savon', 30, 500],
        ['savon', 4, 900],
      ],
      [['savon', 30]],
    ],
    [
      'can be another one',
      [
        ['savon', 3, 500],
        ['gourde', undefined, 9],
        ['gourde', 2, 500],
      ],
      [
        ['savon', 3],
        ['gourde', 2],
      ],
    ],
    [
      'can be made again',
      [
        ['savon', 3, 500],
        ['', 60, 500],
        ['savon', 3, 500],
      ],
      [
        ['savon', 3],
        ['savon', 3],
      ],
    ],
  ])('%s', (_what, moments, searches) => {
    search(moments)
    expect(tracked).toEqual(searches.map(([term, resultCount]) => ({ type: 'search', term, resultCount })))
  })

  it('counts though its result is followed at once, and once only', () => {
    search([['savon', 3, 100]]).unmount()
    vi.advanceTimersByTime(9_000)
    expect(tracked).toEqual([{ type: 'search', term: 'savon', resultCount: 3 }])
  })

  it('does not count when it is left without an answer', () => {
    search([['savon', undefined, 900]]).unmount()
    expect(tracked).toEqual([])
  })
})

it('on the page of the products tells the word of the address and the count of all pages', async () => {
  const products = { ...makePage([makeProduct({ name: 'Savon surgras' })]), totalCount: 60 }
  const { user, router } = renderRoutes([{ path: 'produits', element: <ProductsPage /> }], {
    path: '/produits?search=savon',
    answers: { products },
  })
  const search = { type: 'search', term: 'savon', resultCount: 60 }
  await waitFor(() => expect(tracked).toEqual([search]), { timeout: 10_000 })
  await user.click(await screen.findByRole('link', { name: /page suivante/i }))
  await act(() => router.navigate('/produits?search=savon+dur'))
  await waitFor(() => expect(tracked).toEqual([search, { ...search, term: 'savon dur' }]), {
    timeout: 10_000,
  })
})
