import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeList, normaliseText, readList, writeList } from '../../../lib/list/list-url.ts'
import {
  emptyParams,
  normalisePrice,
  type ProductListParams,
  productList,
  type ShopSort,
  sortSlugs,
} from './product-list-url.ts'

const shopSorts = Object.keys(sortSlugs) as ShopSort[]

const read = (query: string) => readList(productList, new URLSearchParams(query))

describe('reading an address', () => {
  it('reads the addresses used in the header, the footer and the home page', () => {
    expect(read('category=Energie')).toEqual({ ...emptyParams, category: 'Energie' })
    expect(read('maxPrice=49.99')).toEqual({ ...emptyParams, maxPrice: '49.99' })
    expect(read('minPrice=50')).toEqual({ ...emptyParams, minPrice: '50' })
    expect(read('weeklySpecial=true&featured=true&inStock=true')).toEqual({
      ...emptyParams,
      weeklySpecial: true,
      featured: true,
      inStock: true,
    })
  })

  it.each([
    'minPrice=abc',
    'minPrice=-3',
    'maxPrice=1e9',
    'maxPrice=12.345',
    'minEcoScore=11',
    'minEcoScore=NaN',
    'page=-3',
    'search=%00',
    'page=0',
    'page=1.5',
    'page=99999',
    'sort=au-hasard',
    'sort=mieux-notes',
    'inStock=peut-etre',
    'inconnu=1',
  ])('ignores a value that means nothing: %s', (query) => {
    expect(read(query)).toEqual(emptyParams)
  })

  it('takes no more of a search than its field does', () => {
    expect(read(`search=%20${'x'.repeat(101)}`).search).toBe('x'.repeat(100))
  })

  it('takes a price with a comma', () => {
    expect(read('minPrice=12,50').minPrice).toBe('12.5')
  })
})

describe('writing an address', () => {
  it('writes nothing for the whole catalogue', () => {
    expect(writeList(productList, emptyParams).toString()).toBe('')
  })

  it('is read back as it was written', () => {
    const price = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => String(cents / 100))
    const params = fc.record({
      search: fc.string({ maxLength: 100 }).map(normaliseText),
      category: fc.string({ maxLength: 100 }).map(normaliseText),
      minPrice: fc.oneof(fc.constant(''), price),
      maxPrice: fc.oneof(fc.constant(''), price),
      minEcoScore: fc.constantFrom('', '5', '7', '8.5'),
      maxEcoScore: fc.constantFrom('', '4.9', '8.4'),
      exactWords: fc.boolean(),
      inStock: fc.boolean(),
      featured: fc.boolean(),
      weeklySpecial: fc.boolean(),
      paidBack: fc.boolean(),
      fromFrance: fc.boolean(),
      sort: fc.constantFrom(null, ...shopSorts),
      page: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(params, (given) => {
        expect(readList(productList, writeList(productList, given))).toEqual(given)
      }),
    )
  })
})

describe('a choice', () => {
  it('goes back to the first page, unless the page is the choice', () => {
    const third = new URLSearchParams('page=3')
    const pageAfter = (choice: Partial<ProductListParams>) =>
      readList(productList, changeList(productList, third, choice)).page
    expect(pageAfter({ inStock: true })).toBe(1)
    expect(pageAfter({ page: 4 })).toBe(4)
  })
})

describe('normalisePrice', () => {
  it.each([
    ['12,50', '12.5'],
    [' 50 € ', '50'],
    ['50 €', '50'],
    ['1\u202f234,50\u00a0€', '1234.5'],
    ['1.234,50', '1234.5'],
    ['1.234', ''],
    ['123456789', ''],
    ['0', '0'],
    ['007', '7'],
    ['douze', ''],
    ['', ''],
    ['-1', ''],
    ['1.2.3', ''],
  ])('« %s » gives « %s »', (typed, price) => {
    expect(normalisePrice(typed)).toBe(price)
  })
})
