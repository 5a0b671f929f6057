import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it('spells the list of products with what it is filtered by', () => {
  expect(paths.products()).toBe('/produits')
  expect(paths.products({ category: 'Energie', maxPrice: '49.99' })).toBe(
    '/produits?category=Energie&maxPrice=49.99',
  )
})

it('leaves out what is empty', () => {
  expect(paths.products({ search: '', category: undefined })).toBe('/produits')
})

it('keeps an odd id inside its segment', () => {
  expect(paths.product('a/b')).toBe('/produit/a%2Fb')
})
