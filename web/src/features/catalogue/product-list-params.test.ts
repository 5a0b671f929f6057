import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseText } from '../../lib/normalise-text.ts'
import { changeParams, emptyParams, normalisePrice, readParams, writeParams } from './product-list-params.ts'
import { sortSlugs } from './product-sort-slugs.ts'

const read = (query: string) => readParams(new URLSearchParams(query))

describe('readParams', () => {
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
    'inStock=peut-etre',
    'inconnu=1',
  ])('ignores a value that means nothing: %s', (query) => {
    expect(read(query)).toEqual(emptyParams)
  })

  it('takes a price with a comma', () => {
    expect(read('minPrice=12,50').minPrice).toBe('12.5')
  })
})

describe('writeParams', () => {
  it('writes nothing for the whole catalogue', () => {
    expect(writeParams(emptyParams).toString()).toBe('')
  })

  it('is read back as it was written', () => {
    const price = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => String(cents / 100))
    const params = fc.record({
      search: fc.string({ maxLength: 100 }).map(normaliseText),
      category: fc.string({ maxLength: 100 }).map(normaliseText),
      minPrice: fc.oneof(fc.constant(''), price),
      maxPrice: fc.oneof(fc.constant(''), price),
      minEcoScore: fc.constantFrom('', '5', '7', '8.5'),
      inStock: fc.boolean(),
      featured: fc.boolean(),
      weeklySpecial: fc.boolean(),
      sort: fc.constantFrom(null, ...(Object.keys(sortSlugs) as (keyof typeof sortSlugs)[])),
      page: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(params, (given) => {
        expect(readParams(writeParams(given))).toEqual(given)
      }),
    )
  })
})

describe('changeParams', () => {
  it('goes back to the first page, unless the page is the choice', () => {
    const third = { ...emptyParams, page: 3 }
    expect(changeParams(third, { inStock: true }).page).toBe(1)
    expect(changeParams(third, { page: 4 }).page).toBe(4)
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
