import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCategory, createProduct, createProductImage } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

/** The data of an operation that must succeed. */
async function ask(query: string, variables?: Record<string, unknown>) {
  const { status, body } = await shop.graphql(query, variables)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data
}

/** The first refusal of an operation that must be refused. */
async function refusal(query: string, variables?: Record<string, unknown>) {
  const { body } = await shop.graphql(query, variables)
  return body.errors[0] as { message: string; extensions: { code: string; fields?: Record<string, string> } }
}

describe('products, product, categories, category', () => {
  test('a product tells everything that the schema promises', async () => {
    const category = await createCategory(shop, { name: 'Énergie', slug: 'Energie' })
    const createdAt = new Date('2026-03-04T05:06:07.089Z')
    const { id } = await createProduct(shop, {
      ...{
        name: 'Lampe',
        price: '50',
        ecoScore: '8.5',
        rating: '4',
        category,
        createdAt,
        whyChoose: 'Elle dure.',
      },
    })
    await createProductImage(shop, { product: id, displayOrder: 0, imageUrl: '/b.webp' })
    await createProductImage(shop, { product: id, displayOrder: 1, imageUrl: '/a.webp', isPrimary: true })
    const { product } = await ask(
      `query ($id: ID!) { product(id: $id) { id name description price ecoScore ecoBand rating reviewCount inStock
         featured whyChoose createdAt category { id name slug } images { imageUrl isPrimary altText } } }`,
      { id: String(id) },
    )
    expect(product).toStrictEqual({
      ...{
        id: String(id),
        name: 'Lampe',
        description: null,
        price: '50.00',
        ecoScore: '8.5',
        ecoBand: 'EXCELLENT',
      },
      ...{ rating: '4.0', reviewCount: 0, inStock: true, featured: false, whyChoose: 'Elle dure.' },
      createdAt: '2026-03-04T05:06:07.089Z',
      category: { id: String(category.id), name: 'Énergie', slug: 'Energie' },
      images: [
        { imageUrl: '/a.webp', isPrimary: true, altText: null },
        { imageUrl: '/b.webp', isPrimary: false, altText: null },
      ],
    })
  })

  test('a category by its id and by its slug, and all of them', async () => {
    const { id } = await createCategory(shop, { slug: 'vetements' })
    const byId = await ask('query ($id: ID) { category(id: $id) { slug } }', { id })
    const bySlug = await ask('{ category(slug: "vetements") { id } }')
    expect([byId.category, bySlug.category]).toEqual([{ slug: 'vetements' }, { id: String(id) }])
    expect((await ask('{ categories { slug } }')).categories).toEqual([{ slug: 'vetements' }])
  })

  test('the filter, the order and the part are those asked for', async () => {
    for (const price of ['30.00', '10.00', '20.00', '60.00']) await createProduct(shop, { price })
    const { products } = await ask(
      '{ products(filter: { maxPrice: "50" }, sort: PRICE_ASC, limit: 2, offset: 1) { totalCount items { price } } }',
    )
    expect(products).toEqual({ totalCount: 3, items: [{ price: '20.00' }, { price: '30.00' }] })
  })

  test('24 products when nothing is asked for; null in a filter means « not given »', async () => {
    await shop
      .em()
      .execute(
        `insert into products (name, price, eco_score) select 'Savon ' || n, 5, 8 from generate_series(1, 26) n`,
      )
    const filter = { search: null, categoryId: null, minPrice: null, inStock: null }
    const { products } = await ask(
      'query ($filter: ProductFilterInput) { products(filter: $filter) { totalCount items { id } } }',
      { filter },
    )
    expect([products.totalCount, products.items.length]).toEqual([26, 24])
    expect((await ask('{ products(filter: null, sort: null) { totalCount } }')).products.totalCount).toBe(26)
  })

  test.each([
    ['{ product(id: "999") { id } }', 'Produit non trouvé'],
    ['{ category(id: "999") { id } }', 'Catégorie non trouvée'],
    ['{ category(slug: "inconnu") { id } }', 'Catégorie non trouvée'],
  ])('NOT_FOUND: %s', async (query, message) => {
    const { status, body } = await shop.graphql(query)
    expect(status).toBe(200)
    expect(Object.values(body.data)).toEqual([null])
    expect(body.errors[0]).toMatchObject({ message, extensions: { code: 'NOT_FOUND' } })
  })

  test.each([
    ['{ products(limit: 101) { totalCount } }', 'limit'],
    ['{ products(limit: 0) { totalCount } }', 'limit'],
    ['{ products(offset: -1) { totalCount } }', 'offset'],
    ['{ products(filter: { minEcoScore: "10.1" }) { totalCount } }', 'minEcoScore'],
    ['{ products(filter: { categoryId: "abc" }) { totalCount } }', 'categoryId'],
    ['{ products(filter: { search: "a\\u0000b" }) { totalCount } }', 'search'],
    ['{ product(id: "1e3") { id } }', 'id'],
    ['{ product(id: 9223372036854775808) { id } }', 'id'],
    ['{ category { id } }', 'input'],
    ['{ category(id: 1, slug: "a") { id } }', 'input'],
  ])('BAD_USER_INPUT names the field: %s', async (query, field) => {
    const { message, extensions } = await refusal(query)
    expect(extensions.code).toBe('BAD_USER_INPUT')
    expect(extensions.fields?.[field]).toBe(message)
  })
})

test.each([
  ['8.5', 'EXCELLENT'],
  ['8.4', 'ECO_RESPONSIBLE'],
  ['7.0', 'ECO_RESPONSIBLE'],
  ['6.9', 'MODERATE'],
  ['5.0', 'MODERATE'],
  ['4.9', 'HIGH_IMPACT'],
])('an eco-score of %s is %s on the product and in the counts', async (ecoScore, band) => {
  await createProduct(shop, { ecoScore })
  const { products } = await ask('{ products { items { ecoBand } facets { ecoBands { band count } } } }')
  expect(products.items).toEqual([{ ecoBand: band }])
  expect(products.facets.ecoBands.filter(({ count }: { count: number }) => count)).toEqual([
    { band, count: 1 },
  ])
})

describe('Decimal', () => {
  const withLiteral = (literal: string) => `{ products(filter: { minPrice: ${literal} }) { totalCount } }`
  const withVariable = 'query ($p: Decimal) { products(filter: { minPrice: $p }) { totalCount } }'

  test.each(['"12.9"', '"12.90"', '12', '12.9', '0'])('takes the literal %s', async (literal) => {
    await createProduct(shop, { price: '12.90' })
    expect((await ask(withLiteral(literal))).products.totalCount).toBe(1)
  })

  test.each(['12.90', 12.9, 12, 0])('takes the variable %s', async (p) => {
    await createProduct(shop, { price: '12.90' })
    expect((await ask(withVariable, { p })).products.totalCount).toBe(1)
  })

  test.each([
    '"abc"',
    '""',
    '1e3',
    'true',
    '["1"]',
    '{ gt: 1 }',
    '"1e3"',
    '"12,90"',
    '" 1"',
    '"0x1"',
    '"NaN"',
    'NEWEST',
  ])('refuses the literal %s with 400', async (literal) => {
    const { status, body } = await shop.graphql(withLiteral(literal))
    expect([status, body.data]).toEqual([400, undefined])
    expect(body.errors[0].extensions.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/)
  })

  test.each([['abc'], [''], [true], [['1']], [{ $gt: 0 }], [1e21], [1e-7], ['1e3'], ['9'.repeat(13)]])(
    'refuses the variable %j with BAD_USER_INPUT',
    async (p) => {
      expect((await refusal(withVariable, { p })).extensions.code).toBe('BAD_USER_INPUT')
    },
  )
})

test('50 products with category and images cost at most 4 SQL statements', async () => {
  const categories = [await createCategory(shop), await createCategory(shop)]
  for (let i = 0; i < 50; i++) {
    const product = await createProduct(shop, { category: categories[i % 2] })
    await createProductImage(shop, { product: product.id, isPrimary: true })
  }
  await shop.listens()
  const statements = await shop.statementsOf(async () => {
    const { products } = await ask(
      '{ products(limit: 50) { totalCount items { name category { name } images { imageUrl } } } }',
    )
    expect(
      products.items.every(
        (p: { category: object; images: unknown[] }) => p.category && p.images.length === 1,
      ),
    ).toBe(true)
  })
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4)
})

describe('facets', () => {
  interface Row {
    category: number | null
    cents: number
    tenths: number
    inStock: boolean
  }
  interface Choice {
    categoryId?: string
    minPrice?: string
    maxPrice?: string
    minEcoScore?: string
    inStock?: boolean
  }
  const band = (tenths: number): string =>
    tenths >= 85 ? 'EXCELLENT' : tenths >= 70 ? 'ECO_RESPONSIBLE' : tenths >= 50 ? 'MODERATE' : 'HIGH_IMPACT'

  /** The plain count: row by row, each facet without its own choice. */
  function plainCount(rows: Row[], choice: Choice) {
    const { categoryId, minPrice, maxPrice, minEcoScore, inStock } = choice
    const meets = {
      category: (r: Row) => categoryId === undefined || String(r.category) === categoryId,
      price: (r: Row) => r.cents >= Number(minPrice ?? 0) * 100 && r.cents <= Number(maxPrice ?? 1e9) * 100,
      eco: (r: Row) => r.tenths >= Math.round(Number(minEcoScore ?? 0) * 10),
      stock: (r: Row) => inStock === undefined || r.inStock === inStock,
    }
    const without = (own?: keyof typeof meets) =>
      rows.filter((r) => Object.entries(meets).every(([name, test]) => name === own || test(r)))
    const count = (own: keyof typeof meets, belongs: (r: Row) => boolean) =>
      without(own).filter(belongs).length
    return {
      totalCount: without().length,
      facets: {
        categories: [1, 2, 3]
          .map((id) => ({ category: { id: String(id) }, count: count('category', (r) => r.category === id) }))
          .filter((facet) => facet.count !== 0),
        priceBands: ['UNDER_50', 'FROM_50'].map((name) => ({
          ...{ band: name, count: count('price', (r) => r.cents < 5_000 === (name === 'UNDER_50')) },
        })),
        ecoBands: ['EXCELLENT', 'ECO_RESPONSIBLE', 'MODERATE', 'HIGH_IMPACT'].map((name) => ({
          ...{ band: name, count: count('eco', (r) => band(r.tenths) === name) },
        })),
        inStock: count('stock', (r) => r.inStock),
      },
    }
  }

  const rowRules = fc.record({
    category: fc.constantFrom(null, 1, 2, 3),
    cents: fc.constantFrom(0, 4_999, 5_000, 5_001, 12_000),
    tenths: fc.constantFrom(0, 49, 50, 69, 70, 84, 85, 100),
    inStock: fc.boolean(),
  })
  const choiceRules = fc.record(
    {
      categoryId: fc.constantFrom('1', '2', '9'),
      minPrice: fc.constantFrom('49.99', '50', '50.01'),
      maxPrice: fc.constantFrom('49.99', '50.00', '120'),
      minEcoScore: fc.constantFrom('5', '7.0', '8.5', '8.6'),
      inStock: fc.boolean(),
    },
    { requiredKeys: [] },
  )

  test('equal a plain count over random products and choices: each leaves its own choice aside', async () => {
    for (let i = 0; i < 3; i++) await createCategory(shop)
    const query = `query ($filter: ProductFilterInput) { products(filter: $filter) { totalCount facets {
      categories { category { id } count } priceBands { band count } ecoBands { band count } inStock } } }`
    await fc.assert(
      fc.asyncProperty(
        fc.array(rowRules, { maxLength: 30 }),
        fc.array(choiceRules, { minLength: 4, maxLength: 4 }),
        async (rows, choices) => {
          await shop.em().execute('delete from products')
          for (const { category, cents, tenths, inStock } of rows)
            await shop
              .em()
              .execute(
                'insert into products (name, category_id, price, eco_score, in_stock) values (?, ?, ?, ?, ?)',
                ['Savon', category, cents / 100, tenths / 10, inStock],
              )
          for (const filter of choices)
            expect((await ask(query, { filter })).products, JSON.stringify(filter)).toEqual(
              plainCount(rows, filter),
            )
        },
      ),
      { numRuns: 15 },
    )
  })

  test('count within the search and the flags', async () => {
    const category = await createCategory(shop)
    await createProduct(shop, { name: 'Gourde', category, featured: true })
    await createProduct(shop, { name: 'Gourde', category })
    await createProduct(shop, { name: 'Brosse', category, featured: true })
    const { products } = await ask(
      '{ products(filter: { search: "gourdes", featured: true }) { totalCount facets { inStock categories { count } } } }',
    )
    expect(products).toEqual({ totalCount: 1, facets: { inStock: 1, categories: [{ count: 1 }] } })
  })
})
