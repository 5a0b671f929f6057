import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAllInTab } from '../../lib/session/browser-storage.ts'
import { forgetDraft, keepDraft, readDraft } from './use-record-form.ts'

beforeEach(() => sessionStorage.clear())

const record = { version: 4, values: { name: 'Gourde', price: '24.90', inStock: true } }
const typed = { ...record.values, name: 'Gourde isotherme' }

describe('a draft', () => {
  it('is what was typed, with the copy that it was typed over', () => {
    keepDraft('produit-11', record, typed)
    const now = { version: 5, values: { ...record.values, price: '19.90' } }
    expect(readDraft('produit-11', now)).toEqual({ base: record, typed })
    expect(readDraft('produit-12', now)).toBeNull()
  })

  it('of a new thing has no version, and is none of an old one', () => {
    const fresh = { values: record.values }
    keepDraft('produit-nouveau', fresh, typed)
    expect(readDraft('produit-nouveau', fresh)).toEqual({ base: fresh, typed })
    expect(readDraft('produit-nouveau', record)).toBeNull()
  })

  it('is forgotten when nothing is left of it, when it is saved, and with all others', () => {
    keepDraft('produit-11', record, typed)
    keepDraft('produit-11', record, { ...record.values })
    expect(readDraft('produit-11', record)).toBeNull()
    keepDraft('produit-11', record, typed)
    keepDraft('article-7', record, typed)
    forgetDraft('produit-11')
    expect(readDraft('produit-11', record)).toBeNull()
    sessionStorage.setItem('pending-choice', '{}')
    forgetAllInTab('drafts')
    expect(Object.keys(sessionStorage)).toEqual(['pending-choice'])
  })

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['a word', '"gourde"'],
    ['a list', '[1]'],
    ['the draft of an older shop', JSON.stringify(typed)],
    ['another version', JSON.stringify({ base: { version: '4', values: {} }, typed })],
  ])('is believed only where it fits: not %s', (_what, stored) => {
    if (stored !== undefined) sessionStorage.setItem('draft:produit-11', stored)
    expect(readDraft('produit-11', record)).toBeNull()
  })

  it('has the fields of its form and no others, each of its own type', () => {
    const stored = {
      base: record,
      typed: { name: 'Gourde isotherme', price: 12, inStock: 'oui', isAdmin: true },
    }
    sessionStorage.setItem('draft:produit-11', JSON.stringify(stored))
    expect(readDraft('produit-11', record)?.typed).toEqual(typed)
  })

  it('is not kept where the browser forbids it, and nothing breaks', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    keepDraft('produit-11', record, typed)
    expect(readDraft('produit-11', record)).toBeNull()
  })
})
