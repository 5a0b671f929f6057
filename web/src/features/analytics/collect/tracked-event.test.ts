import { afterEach, expect, it } from 'vitest'
import { type TrackedEvent, track } from '../../../lib/track.ts'
import { closeCollection, openCollection } from '../../../test/open-collection.ts'

afterEach(closeCollection)

const table: [TrackedEvent, unknown][] = [
  [
    { type: 'search', term: '  savon  surgras ', resultCount: 3 },
    { metadata: { searchTerm: 'savon surgras', resultCount: 3 } },
  ],
  [
    { type: 'search', term: 'x'.repeat(300), resultCount: 0 },
    { metadata: { searchTerm: 'x'.repeat(100), resultCount: 0 } },
  ],
  [{ type: 'add_to_cart', productId: '12' }, { elementId: 'product-12' }],
  [{ type: 'waitlist' }, { pageName: 'Products' }],
]

it.each(table)('%j', (signal, event) => {
  const page = openCollection()
  track(signal)
  expect(page.told(signal.type)).toMatchObject([event])
})

it('keeps to itself an address of a mail that was pasted into the search', () => {
  const page = openCollection()
  track({ type: 'search', term: 'camille@exemple.fr', resultCount: 0 })
  expect(page.told('search')).toEqual([])
})

it('hears nothing after its end', () => {
  const page = openCollection()
  page.stop()
  track({ type: 'waitlist' })
  expect(page.told('waitlist')).toEqual([])
})
