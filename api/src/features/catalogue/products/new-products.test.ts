import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createProduct, createProductImage } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from './product.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const soap = { name: 'Savon', price: '4.50', ecoScore: '8.5' }
const [face, back] = ['https://exemple.fr/face.jpg', 'https://exemple.fr/dos.jpg']
const whole = 'id version imageUrl visible images { imageUrl altText displayOrder isPrimary }'
const make = `mutation ($input: ProductInput!) { createProduct(input: $input) { ${whole} } }`

describe('a new product with its images', () => {
  test('has them in their order, the chosen one as its face, in one entry of the history', async () => {
    const images = [{ imageUrl: face }, { imageUrl: back, altText: 'Le dos', isPrimary: true }]
    const { createProduct: made } = await admin.data(make, { input: { ...soap, images } })
    expect(made).toEqual({
      ...{ id: '1', version: 1, imageUrl: back, visible: true },
      images: [
        { imageUrl: back, altText: 'Le dos', displayOrder: 1, isPrimary: true },
        { imageUrl: face, altText: null, displayOrder: 0, isPrimary: false },
      ],
    })
    expect(await admin.history()).toMatchObject([
      {
        action: 'CREATED',
        after: { name: 'Savon', imageUrl: back, images: [{ imageUrl: face }, { imageUrl: back }] },
      },
    ])
  })

  test('shows the first where none is chosen, and all of it comes back after a deletion', async () => {
    await admin.rest('POST', '/products', { ...soap, images: [{ imageUrl: face }, { imageUrl: back }] })
    await admin.rest('DELETE', '/products/1')
    const { restoreProduct } = await admin.data(`mutation { restoreProduct(entryId: 1) { ${whole} } }`)
    expect(restoreProduct).toMatchObject({
      imageUrl: face,
      images: [
        { imageUrl: face, isPrimary: true },
        { imageUrl: back, isPrimary: false },
      ],
    })
  })

  test.each([
    [[{ imageUrl: '/public-objects/products/jamais-envoyee.webp' }], 'Cette image n’existe pas'],
    [[{ imageUrl: 'javascript:alert(1)' }], ''],
    [
      [
        { imageUrl: face, isPrimary: true },
        { imageUrl: back, isPrimary: true },
      ],
      'Une seule image est principale',
    ],
    [Array.from({ length: 21 }, () => ({ imageUrl: face })), 'au plus 20 images'],
  ])('is refused whole for images that cannot be: %j', async (images, words) => {
    const refusal = await admin.refusal(make, { input: { ...soap, images } })
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringContaining(words) })
    expect(await shop.em().count(Product)).toBe(0)
    expect(await admin.history()).toEqual([])
  })
})

describe('a copy of a product', () => {
  const copy = (id: number) => admin.data(`mutation { duplicateProduct(id: ${id}) { name ${whole} } }`)

  test('is hidden, has texts, facts and images of its own, and no reviews', async () => {
    const category = await createCategory(shop)
    const facts = { description: 'Doux.', savingsPerYear: '57.00', rating: '4.5', reviewCount: 12, category }
    const { id } = await createProduct(shop, { ...facts, name: 'Savon', featured: true })
    await createProductImage(shop, { product: id, imageUrl: face, altText: 'De face', isPrimary: true })
    const { duplicateProduct } = await copy(id)
    expect(duplicateProduct).toEqual({
      ...{ id: '2', version: 1, name: 'Savon (copie)', imageUrl: face, visible: false },
      images: [{ imageUrl: face, altText: 'De face', displayOrder: 0, isPrimary: true }],
    })
    expect(await shop.em().findOneOrFail(Product, { id: 2 })).toMatchObject({
      ...{ description: 'Doux.', savingsPerYear: '57.00', featured: true, rating: '0.0', reviewCount: 0 },
      category: { id: category.id },
    })
    expect(await admin.history()).toMatchObject([{ action: 'CREATED', subjectId: '2' }])
    expect((await shop.get('/api/products')).body).toHaveLength(1)
  })

  test('lives on when the other is deleted, and the other when the copy is', async () => {
    const { product } = await createProductImage(shop, { imageUrl: face, isPrimary: true })
    await copy(product.id)
    await admin.rest('DELETE', `/products/${product.id}`)
    const { product: left } = await admin.data(`{ product(id: 2) { images { imageUrl } } }`)
    expect(left.images).toEqual([{ imageUrl: face }])
    expect((await admin.rest('POST', '/products/2/duplicate')).body).toMatchObject({ id: 3, imageUrl: face })
  })

  test('of a name at its limit is cut, never too long', async () => {
    const { id } = await createProduct(shop, { name: 'x'.repeat(200) })
    const { duplicateProduct } = await copy(id)
    expect(duplicateProduct.name).toBe(`${'x'.repeat(192)} (copie)`)
  })

  test('of nothing is refused; two at once make two', async () => {
    expect((await admin.refusal('mutation { duplicateProduct(id: 999) { id } }')).code).toBe('NOT_FOUND')
    expect((await admin.rest('POST', '/products/abc/duplicate')).status).toBe(400)
    const { id } = await createProduct(shop)
    const made = await Promise.all([copy(id), copy(id)])
    expect(new Set(made.map(({ duplicateProduct }) => duplicateProduct.id)).size).toBe(2)
  })
})
