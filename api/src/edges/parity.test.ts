import { beforeEach, describe, expect, test } from 'vitest'
import { ensureInformationPages } from '../features/content/pages/information-pages.service.ts'
import {
  createAdmin,
  createCategory,
  createPost,
  createProduct,
  createProductImage,
  createUser,
} from '../test/data/factories.ts'
import { openTestShop } from '../test/shop.ts'

const shop = openTestShop()

/** What REST calls a fact and what GraphQL calls it, brought to one form. */
const productFields = `id name description price imageUrl ecoScore rating reviewCount inStock featured weeklySpecial
  lifeBenefits planetBenefits moneySavings whyChoose createdAt updatedAt version category { id }`

interface GraphqlProduct extends Record<string, unknown> {
  id: string
  category: { id: string } | null
}

const asRest = ({ id, category, ...facts }: GraphqlProduct) => ({
  ...facts,
  id: Number(id),
  categoryId: category ? Number(category.id) : null,
})

beforeEach(async () => {
  const category = await createCategory(shop, {
    name: 'Énergie',
    slug: 'Energie',
    description: 'Moins de watts.',
  })
  const full = await createProduct(shop, {
    ...{
      name: 'Lampe',
      description: 'Longue vie.',
      price: '50.5',
      ecoScore: '8',
      rating: '4.5',
      reviewCount: 3,
      category,
    },
    ...{ inStock: false, featured: true, weeklySpecial: true, imageUrl: '/a.webp', lifeBenefits: 'a' },
    ...{
      planetBenefits: 'b',
      moneySavings: 'c',
      whyChoose: 'd',
      createdAt: new Date('2026-01-02T03:04:05.006Z'),
    },
  })
  await createProduct(shop, { name: 'Savon' })
  await createProduct(shop, { name: 'Gourde', price: '0.05', ecoScore: '4.9', category })
  await createProductImage(shop, { product: full.id, altText: 'De face', displayOrder: 2 })
  await createProductImage(shop, { product: full.id, isPrimary: true, displayOrder: 7 })
})

describe('REST and GraphQL tell the same facts', () => {
  test.each([
    ['', {}, undefined],
    ['minPrice=10', { minPrice: '10' }, undefined],
    ['maxPrice=12.90&sort=price_asc', { maxPrice: '12.90' }, 'PRICE_ASC'],
    ['categorySlug=Energie&sort=eco_score', { categorySlug: 'Energie' }, 'ECO_SCORE'],
    ['categoryId=1&inStock=true', { categoryId: '1', inStock: true }, undefined],
    ['featured=true&weeklySpecial=true', { featured: true, weeklySpecial: true }, undefined],
    ['minEcoScore=8.0&sort=rating', { minEcoScore: '8.0' }, 'RATING'],
    ['minEcoScore=5&maxEcoScore=8.4', { minEcoScore: '5', maxEcoScore: '8.4' }, undefined],
    ['search=lampes', { search: 'lampes' }, undefined],
    ['search=%25', { search: '%' }, undefined],
    ['search=&categorySlug=', { search: ' ', categorySlug: '' }, undefined],
    ['categorySlug=inconnu', { categorySlug: 'inconnu' }, undefined],
  ])('of the products with ?%s', async (query, filter, sort) => {
    const rest = await shop.get(`/api/products?${query}`)
    const { body } = await shop.graphql(
      `query ($filter: ProductFilterInput, $sort: ProductSort) {
         products(filter: $filter, sort: $sort, limit: 100) { totalCount items { ${productFields} } } }`,
      { filter, sort },
    )
    expect(rest.status).toBe(200)
    expect(body.data.products.items.map(asRest)).toEqual(rest.body)
    expect(String(body.data.products.totalCount)).toBe(rest.headers.get('x-total-count'))
  })

  test('of one product and its images', async () => {
    const rest = await shop.get('/api/products/1')
    const restImages = await shop.get('/api/products/1/images')
    const { body } = await shop.graphql(
      `{ product(id: 1) { ${productFields} images { id imageUrl displayOrder altText isPrimary createdAt } } }`,
    )
    const { images, ...product } = body.data.product
    expect(asRest(product)).toEqual(rest.body)
    const asRestImage = (image: { id: string }) => ({ ...image, id: Number(image.id), productId: 1 })
    expect(images.map(asRestImage)).toEqual(restImages.body)
    expect(restImages.body).toHaveLength(2)
  })

  test('of the categories, all and one', async () => {
    const rest = await shop.get('/api/categories')
    const one = await shop.get('/api/categories/1')
    const fields = 'id name description slug goods scoreDisplay scoreDisplayReason createdAt version'
    const { body } = await shop.graphql(
      `{ categories { ${fields} } byId: category(id: 1) { ${fields} } bySlug: category(slug: "Energie") { ${fields} } }`,
    )
    const { categories, byId, bySlug } = body.data
    const numbered = (category: { id: string }) => ({ ...category, id: Number(category.id) })
    expect(categories.map(numbered)).toEqual(rest.body)
    expect([numbered(byId), numbered(bySlug)]).toEqual([one.body, one.body])
  })

  test('of what is to be reviewed, and who chose what a category shows', async () => {
    const admin = await createAdmin(shop)
    const as = { headers: { cookie: await shop.cookieOf(admin) } }
    const made = await createPost(shop, { title: 'Une gourde durable', content: 'Rien.' })
    await ensureInformationPages(shop.em())
    const shown = { scoreDisplay: 'NONE', scoreDisplayReason: 'Décret.' }
    await shop.call('PUT', '/api/categories/1', { ...as, body: { ...shown, description: 'Écologique.' } })
    await shop.call('PUT', '/api/products/1', { ...as, body: { description: 'Un objet durable.' } })
    const read = async (path: string) => (await shop.get(`/api/admin/${path}`, as)).body
    const fields = 'claimPoints claimWords'
    const { body } = await shop.graphql(
      `{ product(id: 1) { ${fields} } category(id: 1) { ${fields} scoreDisplayDecision { by at } }
         post(id: ${made.id}) { ${fields} } informationPage(slug: "mission") { ${fields} } }`,
      undefined,
      as,
    )
    const { product, post, informationPage } = body.data
    const { scoreDisplayDecision: decision, ...category } = body.data.category
    expect(product).toEqual({ claimPoints: 1, claimWords: '«\u00a0durable\u00a0»' })
    expect(await read('products/1/claims')).toEqual(product)
    expect([category.claimPoints, await read('categories/1/claims')]).toEqual([1, category])
    expect([post.claimPoints, await read(`posts/${made.id}/claims`)]).toEqual([1, post])
    expect(await read('pages/mission/claims')).toEqual(informationPage)
    expect([decision.by, await read('categories/1/score-display')]).toEqual([admin.email, { decision }])
  })

  test('of how an account is held, and why a grave act of it is refused', async () => {
    const user = await createUser(shop)
    const as = { headers: { cookie: await shop.cookieOf(user) } }
    const [sessions, signIns, factor, confirmed] = await Promise.all(
      ['sessions', 'sign-ins', 'second-factor', 'confirm'].map((path) => shop.get(`/api/auth/${path}`, as)),
    )
    const { body } = await shop.graphql(
      `{ signedInDevices { id browser system signedInAt lastSeenAt isCurrent }
         signIns { items { id outcome method browser system createdAt } totalCount }
         secondFactor { since recoveryCodesLeft removalDueAt } identityConfirmedUntil }`,
      undefined,
      as,
    )
    expect(sessions?.body).toHaveLength(1)
    expect(body.data).toEqual({
      ...{ signedInDevices: sessions?.body, secondFactor: factor?.body },
      signIns: { items: signIns?.body, totalCount: Number(signIns?.headers.get('x-total-count')) },
      identityConfirmedUntil: confirmed?.body.confirmedUntil,
    })
    shop.clock.current = new Date(shop.clock.current.getTime() + 11 * 60_000)
    const begun = await shop.post('/api/auth/second-factor', as)
    const refused = await shop.graphql('mutation { beginSecondFactor { secret } }', undefined, as)
    const { message, extensions } = refused.body.errors[0]
    expect(begun.status).toBe(403)
    expect({ message, ...extensions }).toEqual(begun.body)
  })

  test('of the team and who is invited', async () => {
    const owner = await createAdmin(shop)
    const as = { headers: { cookie: await shop.cookieOf(owner) } }
    const invited = { email: 'nora@exemple.fr', roles: ['CONTENT', 'ANALYST'] }
    const made = await shop.post('/api/admin/team/invitations', { ...as, body: invited })
    const [team, invitations] = await Promise.all(
      ['team', 'team/invitations'].map((path) => shop.get(`/api/admin/${path}`, as)),
    )
    const { body } = await shop.graphql(
      `{ team { id email firstName lastName roles permissions }
         teamInvitations { id email roles invitedBy expiresAt } }`,
      undefined,
      as,
    )
    expect(invitations?.body).toEqual([made.body])
    expect(body.data).toEqual({
      team: team?.body,
      teamInvitations: [{ ...made.body, id: String(made.body.id) }],
    })
  })

  test.each([
    ['', ''],
    ['?published=true', 'published: true'],
    ['?published=false', 'published: false'],
    ['?featured=true&limit=1', 'featured: true, limit: 1'],
    ['?limit=1&offset=1', 'limit: 1, offset: 1'],
    ['?sort=title&search=LIGNE', 'sort: TITLE, search: "LIGNE"'],
    ['?sort=oldest', 'sort: OLDEST'],
  ])('of the articles with %s', async (query, args) => {
    await createPost(shop, { content: 'Une ligne.\n\nUne autre.', excerpt: 'Bref', featured: true })
    await createPost(shop, { imageUrl: '/a.webp', createdAt: new Date('2026-01-02T03:04:05.006Z') })
    await createPost(shop, { published: false, featured: true })
    const fields = 'id title content excerpt imageUrl published featured createdAt updatedAt version'
    const rest = await shop.get(`/api/posts${query}`)
    const { body } = await shop.graphql(
      `{ posts${args && `(${args})`} { totalCount items { ${fields} } } post(id: 1) { ${fields} } }`,
    )
    const numbered = (post: { id: string }) => ({ ...post, id: Number(post.id) })
    expect(body.data.posts.items.map(numbered)).toEqual(rest.body)
    expect(String(body.data.posts.totalCount)).toBe(rest.headers.get('x-total-count'))
    expect(numbered(body.data.post)).toEqual((await shop.get('/api/posts/1')).body)
  })
})

describe('REST and GraphQL refuse the same input with the same code and sentence', () => {
  /** Those that GraphQL's own types let through to the rules. */
  test.each([
    ['search', 'x'.repeat(201)],
    ['search', 'a\u0000b'],
    ['categoryId', 'abc'],
    ['categoryId', '0'],
    ['categoryId', '1e3'],
    ['categoryId', '9223372036854775808'],
    ['categorySlug', 'x'.repeat(101)],
    ['categorySlug', 'a\u0000b'],
    ['minPrice', '-1'],
    ['minPrice', '12.345'],
    ['minPrice', '100000000'],
    ['maxPrice', '-0.01'],
    ['minEcoScore', '10.1'],
    ['minEcoScore', '8.55'],
    ['maxEcoScore', '10.1'],
  ])('%s = %j', async (key, value) => {
    const rest = await shop.get(`/api/products?${key}=${encodeURIComponent(value)}`)
    const { body } = await shop.graphql(
      'query ($filter: ProductFilterInput) { products(filter: $filter) { totalCount } }',
      { filter: { [key]: value } },
    )
    const { message, extensions } = body.errors[0]
    expect([rest.status, rest.body.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect({ message, code: extensions.code, fields: extensions.fields }).toEqual(rest.body)
  })

  /** Those that GraphQL's types stop before: other words, the same code. */
  test.each([
    ['minPrice', 'abc'],
    ['minPrice', '1e3'],
    ['minEcoScore', 'NaN'],
    ['inStock', 'yes'],
    ['featured', '1'],
  ])('%s = %j is refused by both', async (key, value) => {
    const rest = await shop.get(`/api/products?${key}=${value}`)
    const graphql = await shop.graphql(
      'query ($filter: ProductFilterInput) { products(filter: $filter) { totalCount } }',
      { filter: { [key]: value } },
    )
    expect([rest.status, rest.body.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  })

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '-1'],
    ['offset', '-1'],
  ])('%s = %s', async (key, value) => {
    const rest = await shop.get(`/api/products?${key}=${value}`)
    const { body } = await shop.graphql(`{ products(${key}: ${value}) { totalCount } }`)
    expect(body.errors[0].message).toBe(rest.body.message)
    expect(body.errors[0].extensions).toMatchObject({ code: rest.body.code, fields: rest.body.fields })
  })

  test.each(['999', '0', '-1', 'abc', '1e3', '2147483648', '1.5'])(
    'product, category and article %s',
    async (id) => {
      for (const [path, field] of [
        ['products', 'product'],
        ['categories', 'category'],
        ['posts', 'post'],
      ]) {
        const rest = await shop.get(`/api/${path}/${id}`)
        const { body } = await shop.graphql(`query ($id: ID!) { ${field}(id: $id) { id } }`, { id })
        const { message, extensions } = body.errors[0]
        expect({ message, ...extensions }).toEqual(rest.body)
      }
    },
  )

  test.each<[string, string, Record<string, string>]>([
    ['newsletter', 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }', { email: 'ana@' }],
    [
      'newsletter/unsubscribe',
      'mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }',
      { token: 'abc' },
    ],
    [
      'newsletter/unsubscribe',
      'mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }',
      { token: 'x'.repeat(32) },
    ],
    [
      'contact',
      `mutation ($firstName: String!, $lastName: String!, $email: String!, $subject: String!, $message: String!) {
         sendContactMessage(input: { firstName: $firstName, lastName: $lastName, email: $email, subject: $subject, message: $message }) }`,
      { firstName: ' ', lastName: 'x'.repeat(101), email: 'ana', subject: 'a\nb', message: '' },
    ],
  ])('POST /%s', async (path, mutation, wrong) => {
    const rest = await shop.post(`/api/${path}`, { body: wrong })
    const { body } = await shop.graphql(mutation, wrong)
    const { message, extensions } = body.errors[0]
    expect(rest.status).toBeGreaterThanOrEqual(400)
    expect({ message, ...extensions }).toEqual(rest.body)
  })
})
