import { describe, expect, test } from 'vitest'
import { createCategory, createProduct, createProductImage } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { Category } from './categories/category.entity.ts'
import { Product } from './products/product.entity.ts'
import { ProductImage } from './products/product-image.entity.ts'

const shop = openTestShop()

/** The database itself holds these, whatever the code above it forgets. */
describe('the database refuses', () => {
  test.each([
    ['a negative price', { price: '-0.01' }, 'products_price_range'],
    ['an eco-score above 10', { ecoScore: '10.1' }, 'products_eco_score_range'],
    ['an eco-score below 0', { ecoScore: '-0.1' }, 'products_eco_score_range'],
    ['a rating above 5', { rating: '5.1' }, 'products_rating_range'],
    ['a rating below 0', { rating: '-0.1' }, 'products_rating_range'],
    ['a negative number of reviews', { reviewCount: -1 }, 'products_review_count_range'],
    ['a category that does not exist', { category: 999 }, 'products_category_id_foreign'],
    ['a price of nine digits', { price: '100000000.00' }, 'numeric field overflow'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'too long'],
    ['a product without price', { price: null as never }, /not-null|required/],
    ['a price that is no number', { price: 'gratuit' }, 'numeric'],
  ])('%s', async (_what, facts, reason) => {
    await expect(createProduct(shop, facts as object)).rejects.toThrow(reason)
    expect(await shop.em().count(Product)).toBe(0)
  })

  test.each([
    ['eco-score 0 and 10, rating 0 and 5, price 0', { price: '0.00', ecoScore: '0.0', rating: '0.0' }],
    ['the greatest values', { price: '99999999.99', ecoScore: '10.0', rating: '5.0', name: 'é'.repeat(200) }],
  ])('but takes %s', async (_what, facts) => {
    const { id } = await createProduct(shop, facts)
    expect(await shop.em().findOneOrFail(Product, { id })).toMatchObject(facts)
  })

  test('two categories with one slug', async () => {
    await createCategory(shop, { slug: 'Energie' })
    await expect(createCategory(shop, { slug: 'Energie' })).rejects.toThrow('categories_slug_unique')
    await createCategory(shop, { slug: 'energie' })
    expect(await shop.em().count(Category)).toBe(2)
  })

  test('a name or slug of 101 characters', async () => {
    await expect(createCategory(shop, { name: 'x'.repeat(101) })).rejects.toThrow('too long')
    await expect(createCategory(shop, { slug: 'x'.repeat(101) })).rejects.toThrow('too long')
  })

  test('a second primary image, by insert and by update', async () => {
    const product = await createProduct(shop)
    await createProductImage(shop, { product: product.id, isPrimary: true })
    const second = await createProductImage(shop, { product: product.id })
    await expect(createProductImage(shop, { product: product.id, isPrimary: true })).rejects.toThrow(
      'product_images_one_primary',
    )
    await expect(
      shop.em().nativeUpdate(ProductImage, { id: second.id }, { isPrimary: true }),
    ).rejects.toThrow('product_images_one_primary')
    // Each product has its own.
    await createProductImage(shop, { isPrimary: true })
    expect(await shop.em().count(ProductImage, { isPrimary: true })).toBe(2)
  })

  test('an image without product', async () => {
    await expect(createProductImage(shop, { product: 999 })).rejects.toThrow(
      'product_images_product_id_foreign',
    )
  })
})

describe('what goes when its parent goes', () => {
  test('the images of a deleted product go with it, those of others stay', async () => {
    const product = await createProduct(shop)
    await createProductImage(shop, { product: product.id })
    const other = await createProductImage(shop)
    await shop.em().nativeDelete(Product, { id: product.id })
    expect((await shop.em().find(ProductImage, {})).map(({ id }) => id)).toEqual([other.id])
  })

  test('the products of a deleted category stay, without category', async () => {
    const category = await createCategory(shop)
    const { id } = await createProduct(shop, { category })
    await shop.em().nativeDelete(Category, { id: category.id })
    expect((await shop.em().findOneOrFail(Product, { id })).category).toBeNull()
    expect((await shop.get(`/api/products/${id}`)).body.categoryId).toBeNull()
  })
})

test('a slug or name that looks like SQL is kept as it is, and the schema stays whole', async () => {
  const slug = `x'); drop table products;--`
  const category = await createCategory(shop, { slug, name: slug })
  const product = await createProduct(shop, { name: slug, category })
  const em = shop.em()
  await em.nativeUpdate(Category, { slug }, { name: `${slug}2` })
  const { body } = await shop.get(`/api/products?categorySlug=${encodeURIComponent(slug)}`)
  expect(body.map(({ id }: { id: number }) => id)).toEqual([product.id])
  expect(await em.nativeDelete(Category, { slug })).toBe(1)
  expect(await em.count(Product)).toBe(1)
})
