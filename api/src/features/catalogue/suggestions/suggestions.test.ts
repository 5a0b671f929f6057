import { beforeEach, describe, expect, test } from 'vitest'
import { createCategory, createPost, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

beforeEach(async () => {
  const water = await createCategory(shop, { name: 'Gestion de la consommation d’eau', slug: 'eau' })
  await createCategory(shop, { name: 'Hygiène et beauté', slug: 'hygiene' })
  await createProduct(shop, { name: 'Pommeau de douche économiseur', price: '29.90', category: water })
  await createProduct(shop, { name: 'Flexible de douche', price: '14.50', category: water, inStock: false })
  await createProduct(shop, { name: 'Savon surgras', price: '4.50' })
  await createPost(shop, { title: 'Réduire sa consommation d’eau', excerpt: 'Au robinet.', published: true })
  await createPost(shop, { title: 'Le compost', excerpt: 'L’eau de pluie suffit.', published: true })
  await createPost(shop, { title: 'L’eau du bain', published: false })
})

const names = (rows: { name?: string; title?: string }[]) => rows.map(({ name, title }) => name ?? title)

async function suggested(query: string) {
  const { body, status } = await shop.get(`/api/products/suggestions?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('below a search field stand', () => {
  test('products, categories and published articles that have the words, those of the titles first', async () => {
    const { products, categories, articles, totalCount } = await suggested('search=eau')
    expect(names(products).toSorted()).toEqual(['Flexible de douche', 'Pommeau de douche économiseur'])
    expect(totalCount).toBe(2)
    expect(categories).toEqual([{ id: 1, name: 'Gestion de la consommation d’eau', slug: 'eau' }])
    expect(names(articles)).toEqual(['Réduire sa consommation d’eau', 'Le compost'])
  })

  test('without words, the articles on the category that is asked for', async () => {
    expect(names((await suggested('categorySlug=eau')).articles)).toEqual(['Réduire sa consommation d’eau'])
    expect(names((await suggested('categorySlug=hygiene')).articles)).toEqual([])
  })

  test('what a word that is still being typed may become', async () => {
    expect(names((await suggested('search=pomm')).products)).toEqual(['Pommeau de douche économiseur'])
    expect(names((await suggested('search=beau')).categories)).toEqual(['Hygiène et beauté'])
    expect(names((await suggested('search=le%20comp')).articles)).toEqual(['Le compost'])
  })

  test('no product that has the words in its texts alone, while one has them in its name or category', async () => {
    await createProduct(shop, { name: 'Bougie parfumée', description: 'Se retire au savon, à l’eau chaude.' })
    await createProduct(shop, { name: 'Emballages réutilisables', description: 'Se lavent au savon.' })
    expect(names((await suggested('search=savon')).products)).toEqual(['Savon surgras'])
    expect(names((await suggested('search=savon%20surgras')).products)).toEqual(['Savon surgras'])
    expect(names((await suggested('search=chaude')).products)).toEqual(['Bougie parfumée'])
    // What the list finds is found as before.
    expect((await suggested('search=savon')).totalCount).toBe(3)
    const { body } = await shop.get('/api/products?search=savon')
    expect(names(body)).toHaveLength(3)
  })

  test('what the last word may become, though texts have it as it is; after those that are named so', async () => {
    await createProduct(shop, { name: 'Boîte à repas', description: 'Une pomme y tient.' })
    await createProduct(shop, { name: 'Pommier nain', visible: false })
    expect(names((await suggested('search=pomme')).products)).toEqual(['Pommeau de douche économiseur'])
    await createProduct(shop, { name: 'Thermostat programmable' })
    await createProduct(shop, { name: 'Thé vert', rating: '1.0' })
    expect(names((await suggested('search=th%C3%A9')).products)).toEqual([
      'Thé vert',
      'Thermostat programmable',
    ])
    expect(names((await suggested('search=pomme&maxPrice=20')).products)).toEqual(['Boîte à repas'])
  })

  test('the first of what the list of the same words has, sold out last', async () => {
    await createProduct(shop, { name: 'Boîte à repas', description: 'Une pomme y tient.', rating: '5.0' })
    await createProduct(shop, { name: 'Jus de pomme', rating: '1.0' })
    for (const search of ['pomme', 'douche pomme', 'les', 'dou']) {
      const { products, totalCount } = await suggested(`search=${search}`)
      const { body, headers } = await shop.get(`/api/products?search=${search}`)
      const first: { name: string; inStock: boolean }[] = body.slice(0, products.length)
      const soldOutLast = first.toSorted((one, other) => Number(other.inStock) - Number(one.inStock))
      expect(names(soldOutLast), search).toEqual(names(products))
      expect(headers.get('x-total-count')).toBe(String(totalCount))
    }
  })

  test('what is sold out, after what can be had', async () => {
    await createProduct(shop, { name: 'Savon', rating: '5.0', inStock: false })
    expect(names((await suggested('search=savon')).products)).toEqual(['Savon surgras', 'Savon'])
  })

  test('as many products as asked for, and how many there are in all', async () => {
    const { products, totalCount } = await suggested('search=douche&limit=1')
    expect([products.length, totalCount]).toEqual([1, 2])
  })

  test('a count that ends at 1001, whatever a list counts', async () => {
    await shop.em().execute(`insert into products (name, price, eco_score)
      select 'Gourde ' || n, 5, 8 from generate_series(1, 1200) as n`)
    expect(await suggested('search=gourde')).toMatchObject({ totalCount: 1001 })
    const { headers } = await shop.get('/api/products?search=gourde&limit=1')
    expect(headers.get('x-total-count')).toBe('1200')
    expect((await suggested('search=gourde')).products).toHaveLength(6)
  })

  test('products within the filters alone', async () => {
    expect(names((await suggested('search=douche&maxPrice=20')).products)).toEqual(['Flexible de douche'])
    expect((await suggested('search=douche&inStock=true')).totalCount).toBe(1)
  })

  test.each(['search=%25', 'search=', 'search=%27%29%3B--'])(
    'no category and no article for ?%s',
    async (query) => {
      expect(await suggested(query)).toMatchObject({ categories: [], articles: [] })
    },
  )

  test.each(['', 'search=', 'search=%20%20'])(
    'without words (?%s) the best eco-scores first, sold out last, as the list of the shop opens',
    async (search) => {
      await createProduct(shop, { name: 'Lessive', price: '3.00', ecoScore: '10.0', inStock: false })
      await createProduct(shop, { name: 'Éponge végétale', price: '3.00', ecoScore: '9.9' })
      await createProduct(shop, { name: 'Cube nettoyant', price: '3.00', ecoScore: '5.0' })
      const { products } = await suggested(`${search}&maxPrice=5&limit=3`)
      expect(names(products)).toEqual(['Éponge végétale', 'Savon surgras', 'Cube nettoyant'])
    },
  )

  test('at most twelve products', async () => {
    const { status, body } = await shop.get('/api/products/suggestions?search=eau&limit=13')
    expect([status, body.message]).toEqual([400, 'limit : entre 1 et 12.'])
  })
})

test('a list can be of chosen products alone', async () => {
  const idsAt = async (query: string) =>
    (await shop.get(`/api/products?${query}`)).body.map(({ id }: { id: number }) => id).toSorted()
  expect(await idsAt('ids=3,1,999')).toEqual([1, 3])
  expect(await idsAt('ids=3,1&search=savon')).toEqual([3])
  const { status, body } = await shop.get('/api/products?ids=3,x')
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT'])
})

test('GraphQL suggests what REST does', async () => {
  const rest = await suggested('search=duche')
  const { body } = await shop.graphql(
    `query ($filter: ProductFilterInput!) { searchSuggestions(filter: $filter) {
       products { totalCount correctedSearch items { id name price imageUrl ecoScore inStock } }
       categories { id name slug } articles { id title } } }`,
    { filter: { search: 'duche' } },
  )
  const { products, categories, articles } = body.data.searchSuggestions
  const { items, ...counts } = products
  const numbered = (rows: { id: string }[]) => rows.map((row) => ({ ...row, id: Number(row.id) }))
  expect({
    ...counts,
    products: numbered(items),
    categories: numbered(categories),
    articles: numbered(articles),
  }).toEqual(rest)
})

describe('a search tells what its words were taken for', () => {
  const corrected = async (search: string, others = '') =>
    (await suggested(`search=${encodeURIComponent(search)}${others}`)).correctedSearch

  test.each([
    ['pomeau duche', 'pommeau douche'],
    ['Pommeau de duche', 'Pommeau de douche'],
    ['economisseur', 'économiseur'],
    ['savvon, introuvable', 'savon,'],
    // As they stand: accents, plurals and beginnings of words are no errors.
    ['economiseur', null],
    ['savons', null],
    ['pomm', null],
    ['introuvable', null],
  ])('« %s » for « %s »', async (typed, words) => {
    expect(await corrected(typed)).toBe(words)
  })

  test('and takes them as they are typed when asked to, telling all the same', async () => {
    const body = await suggested('search=pomeau%20duche&exactWords=true')
    expect(body).toMatchObject({ totalCount: 0, products: [], correctedSearch: 'pommeau douche' })
    const { products } = await suggested('search=savon%20duche&exactWords=true')
    expect(names(products)).toEqual(['Savon surgras'])
  })
})
