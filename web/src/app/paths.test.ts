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

it('says what a product or an article is called, where that is known', () => {
  expect(paths.product('12', 'Gourde isotherme 0,75 L')).toBe('/produit/12-gourde-isotherme-0-75-l')
  expect(paths.productPrice('12', 'Gourde isotherme')).toBe('/produit/12-gourde-isotherme#prix')
  expect(paths.article('3', 'Laver moins, réparer tôt')).toBe('/article/3-laver-moins-reparer-tot')
  expect([paths.product('12'), paths.article('3')]).toEqual(['/produit/12', '/article/3'])
})
