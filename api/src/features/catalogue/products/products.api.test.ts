import { describe, expect, test } from 'vitest'
import { createCategory, createProduct, createProductImage } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { productSorts } from '../listing/listing.rules.ts'

const shop = openTestShop()

/** Names of the products that a query lets through, in order. */
async function names(query: string): Promise<string[]> {
  const { status, body } = await shop.get(`/api/products?${query}`)
  expect(status, query).toBe(200)
  return body.map((product: { name: string }) => product.name)
}

const made = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 8, minutes))

describe('GET /api/products narrows the list down', () => {
  test.each([
    ['minPrice=50', ['Cher', 'Seuil']],
    ['minPrice=50.01', ['Cher']],
    ['maxPrice=49.99', ['Bon marché']],
    ['maxPrice=50', ['Bon marché', 'Seuil']],
    ['minPrice=10&maxPrice=50', ['Bon marché', 'Seuil']],
    ['minPrice=60&maxPrice=50', []],
    ['minEcoScore=8.5', ['Bon marché']],
    ['minEcoScore=8.6', []],
    ['minEcoScore=7', ['Bon marché', 'Seuil']],
    ['minEcoScore=7&maxEcoScore=8.4', ['Seuil']],
    ['maxEcoScore=8.4', ['Cher', 'Seuil']],
    ['featured=true', ['Bon marché']],
    ['featured=false', ['Cher', 'Seuil']],
    ['weeklySpecial=true', ['Seuil']],
    ['weeklySpecial=true&featured=true', []],
    ['inStock=true', ['Bon marché', 'Seuil']],
    ['inStock=false', ['Cher']],
    ['unknownKey=1', ['Bon marché', 'Cher', 'Seuil']],
  ])('%s', async (query, expected) => {
    await createProduct(shop, { name: 'Bon marché', price: '10.00', ecoScore: '8.5', featured: true })
    await createProduct(shop, { name: 'Seuil', price: '50.00', ecoScore: '7.0', weeklySpecial: true })
    await createProduct(shop, { name: 'Cher', price: '99.90', ecoScore: '4.9', inStock: false })
    expect((await names(query)).toSorted()).toEqual(expected)
  })

  test('by category, given by id or by slug; the case of a slug counts', async () => {
    const energy = await createCategory(shop, { slug: 'Energie' })
    await createProduct(shop, { name: 'Lampe', category: energy })
    await createProduct(shop, { name: 'Sans rayon' })
    expect(await names(`categoryId=${energy.id}`)).toEqual(['Lampe'])
    expect(await names('categorySlug=Energie')).toEqual(['Lampe'])
    expect(await names('categorySlug=energie')).toEqual([])
  })

  test('an unknown category gives an empty list, not an error', async () => {
    await createProduct(shop)
    for (const query of ['categoryId=999', 'categorySlug=inconnu', 'categorySlug=null']) {
      const { status, body, headers } = await shop.get(`/api/products?${query}`)
      expect([status, body, headers.get('x-total-count')]).toEqual([200, [], '0'])
    }
  })
})

describe('GET /api/products orders the list', () => {
  test.each([
    ['price_asc', ['A', 'C', 'B']],
    ['PRICE_DESC', ['B', 'C', 'A']],
    ['eco_score', ['C', 'B', 'A']],
    ['rating', ['B', 'C', 'A']],
    ['newest', ['B', 'A', 'C']],
  ])('sort=%s', async (sort, expected) => {
    const facts = { reviewCount: 3, createdAt: made(2) }
    await createProduct(shop, { name: 'A', price: '9.90', ecoScore: '5.0', rating: '3.0', ...facts })
    await createProduct(shop, {
      ...facts,
      name: 'B',
      price: '100.00',
      ecoScore: '7.5',
      rating: '4.5',
      createdAt: made(3),
    })
    await createProduct(shop, {
      ...{ name: 'C', price: '20.00', ecoScore: '10.0', rating: '4.5', reviewCount: 2, createdAt: made(1) },
    })
    expect(await names(`sort=${sort}`)).toEqual(expected)
  })

  test('newest first when no order is asked for', async () => {
    for (const minutes of [2, 3, 1])
      await createProduct(shop, { name: `${minutes}`, createdAt: made(minutes) })
    expect(await names('')).toEqual(['3', '2', '1'])
    expect(await names('sort=relevance')).toEqual(['3', '2', '1'])
  })

  test.each(productSorts)('pages of equal products neither overlap nor leave a gap: %s', async (sort) => {
    for (let i = 0; i < 11; i++) await createProduct(shop, { name: 'Savon', createdAt: made(0) })
    // Rewritten rows move to the end of the table: the order in which they lie there says nothing any more.
    await shop.em().execute('update products set featured = featured where id in (2, 3, 5, 7)')
    for (const search of ['', '&search=savon']) {
      const seen: number[] = []
      for (let offset = 0; offset < 12; offset += 3) {
        const { body } = await shop.get(`/api/products?sort=${sort}&limit=3&offset=${offset}${search}`)
        seen.push(...body.map(({ id }: { id: number }) => id))
      }
      expect(seen).toHaveLength(11)
      const byId = seen.toSorted((a, b) => (sort.endsWith('_ASC') ? a - b : b - a))
      expect([new Set(seen).size, seen]).toEqual([11, byId])
    }
  })
})

describe('GET /api/products answers in parts', () => {
  test('of 100 products when nothing is asked for, with the whole number in X-Total-Count', async () => {
    await shop
      .em()
      .execute(
        `insert into products (name, price, eco_score) select 'Savon ' || n, 5, 8 from generate_series(1, 103) n`,
      )
    const { body, headers } = await shop.get('/api/products')
    expect(body).toHaveLength(100)
    expect(headers.get('x-total-count')).toBe('103')
    const rest = await shop.get('/api/products?offset=100')
    expect(rest.body).toHaveLength(3)
    expect((await shop.get('/api/products?offset=2147483647')).body).toEqual([])
  })

  test('X-Total-Count counts what the filter lets through, not the part', async () => {
    for (const price of ['1.00', '2.00', '3.00']) await createProduct(shop, { price })
    const { body, headers } = await shop.get('/api/products?maxPrice=2&limit=1')
    expect(body).toHaveLength(1)
    expect(headers.get('x-total-count')).toBe('2')
  })
})

describe('the documented shapes, field by field', () => {
  const createdAt = new Date('2026-03-04T05:06:07.089Z')

  test('a product: numeric ids, decimals as strings, ISO dates', async () => {
    const category = await createCategory(shop)
    const product = await createProduct(shop, {
      ...{ name: 'Gourde', description: 'En inox.', price: '19.9', imageUrl: '/a.webp', category },
      ...{
        ecoScore: '9',
        rating: '4.2',
        reviewCount: 12,
        inStock: false,
        featured: true,
        weeklySpecial: true,
      },
      ...{ lifeBenefits: 'a', planetBenefits: 'b', moneySavings: 'c', whyChoose: 'd' },
      ...{ createdAt, updatedAt: createdAt },
    })
    const expected = {
      ...{ id: product.id, name: 'Gourde', description: 'En inox.', price: '19.90', imageUrl: '/a.webp' },
      ...{ categoryId: category.id, ecoScore: '9.0', rating: '4.2', reviewCount: 12, inStock: false },
      ...{ featured: true, weeklySpecial: true, lifeBenefits: 'a', planetBenefits: 'b', moneySavings: 'c' },
      ...{ whyChoose: 'd', createdAt: '2026-03-04T05:06:07.089Z', updatedAt: '2026-03-04T05:06:07.089Z' },
      version: 1,
    }
    expect((await shop.get(`/api/products/${product.id}`)).body).toStrictEqual(expected)
    expect((await shop.get('/api/products')).body).toStrictEqual([expected])
  })

  test('a product of which little is known holds null, and the documented defaults', async () => {
    const { id } = await createProduct(shop)
    expect((await shop.get(`/api/products/${id}`)).body).toMatchObject({
      ...{ description: null, imageUrl: null, categoryId: null, lifeBenefits: null, whyChoose: null },
      ...{ rating: '0.0', reviewCount: 0, inStock: true, featured: false, weeklySpecial: false },
    })
  })

  test('its images: the primary first, then by their place', async () => {
    const product = await createProduct(shop)
    const image = (facts: object) => createProductImage(shop, { product: product.id, createdAt, ...facts })
    const last = await image({ displayOrder: 5 })
    const early = await image({ displayOrder: 1 })
    const first = await image({ displayOrder: 9, isPrimary: true, altText: 'De face' })
    await createProductImage(shop)
    const { body } = await shop.get(`/api/products/${product.id}/images`)
    expect(body.map(({ id }: { id: number }) => id)).toEqual([first.id, early.id, last.id])
    expect(body[0]).toStrictEqual({
      ...{ id: first.id, productId: product.id, imageUrl: '/public-objects/products/savon-1.webp' },
      ...{ displayOrder: 9, altText: 'De face', isPrimary: true, createdAt: '2026-03-04T05:06:07.089Z' },
    })
    expect(body[1]).toMatchObject({ altText: null, isPrimary: false })
  })

  test('a category, alone and in the list', async () => {
    const { id } = await createCategory(shop, { name: 'Énergie', slug: 'Energie', createdAt })
    await createCategory(shop, { description: 'Au jardin.' })
    const expected = {
      ...{ id, name: 'Énergie', description: null, slug: 'Energie', createdAt: '2026-03-04T05:06:07.089Z' },
      ...{ goods: 'OTHER', scoreDisplay: 'SCORE', scoreDisplayReason: null, version: 1 },
    }
    expect((await shop.get(`/api/categories/${id}`)).body).toStrictEqual(expected)
    const { body } = await shop.get('/api/categories')
    expect(body[0]).toStrictEqual(expected)
    expect(body[1]).toMatchObject({ description: 'Au jardin.' })
  })
})

describe('refusals are JSON, in French, and never a 500', () => {
  test.each([
    ['/api/products/999', 'Produit non trouvé'],
    ['/api/products/2147483647', 'Produit non trouvé'],
    ['/api/products/999/images', 'Produit non trouvé'],
    ['/api/categories/999', 'Catégorie non trouvée'],
  ])('404 on %s', async (path, message) => {
    const { status, body } = await shop.get(path)
    expect([status, body]).toStrictEqual([404, { message, code: 'NOT_FOUND' }])
  })

  const badIds = [
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    '2147483648',
    '9223372036854775808',
    '%20',
    '1%00',
    'NaN',
    'null',
    '٣',
  ]
  const uuid = '6f1c2b1e-5c2b-4b7e-9d55-1f0e7a5b9c3d'

  test.each([...badIds, uuid, '..%2f1', '1%27%20OR%201=1', '%5B%5D'])(
    '400 on an id that is no id: %s',
    async (id) => {
      for (const path of [`/api/products/${id}`, `/api/products/${id}/images`, `/api/categories/${id}`]) {
        const { status, body } = await shop.get(path)
        expect([path, status, body.code]).toEqual([path, 400, 'BAD_USER_INPUT'])
        expect(body.fields.id).toBe(body.message)
        expect(body.message).toMatch(
          /^(Identifiant|Catégorie) : (nombre entier attendu|entre 1 et 2\u202f147\u202f483\u202f647)\.$/,
        )
      }
    },
  )

  test.each([
    'minPrice=1&minPrice=2',
    'search[]=x',
    'search[$ne]=1',
    'minPrice[$gt]=0',
    'price.$ne=1',
    'minPrice=abc',
    'minPrice=-1',
    'minPrice=NaN',
    'minPrice=Infinity',
    'minPrice=1e3',
    'minPrice=12.345',
    'minPrice=12,90',
    'maxPrice=100000000',
    'minEcoScore=10.1',
    'minEcoScore=8.55',
    'categoryId=1e3',
    'categoryId=abc',
    'categoryId=9223372036854775808',
    `categoryId=${uuid}`,
    'featured=1',
    'featured=TRUE',
    'inStock=yes',
    'sort=cheapest',
    "sort=price_asc'--",
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=-1',
    'limit=all',
    'offset=-1',
    'offset=2147483648',
    `categorySlug=${'x'.repeat(101)}`,
    'categorySlug=a%00b',
    'search=a%00b',
  ])('400 on ?%s', async (query) => {
    const { status, body } = await shop.get(`/api/products?${query}`)
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect(body.message).toMatch(/ (attendu|invalide|entre|au plus|autorisé)/)
    expect(body.message).not.toMatch(/Invalid|expected|received|Error/)
  })

  test('an empty value means « not given », as a form without script sends it', async () => {
    await createProduct(shop, { name: 'Savon' })
    const keys = [
      'search',
      'categoryId',
      'categorySlug',
      'minPrice',
      'maxPrice',
      'minEcoScore',
      'maxEcoScore',
      'inStock',
    ]
    expect(await names([...keys, 'sort', 'limit', 'offset'].map((key) => `${key}=`).join('&'))).toEqual([
      'Savon',
    ])
  })

  test('every broken field is named', async () => {
    const { body } = await shop.get('/api/products?minPrice=abc&categoryId=0&featured=oui')
    expect(Object.keys(body.fields).toSorted()).toEqual(['categoryId', 'featured', 'minPrice'])
  })
})
