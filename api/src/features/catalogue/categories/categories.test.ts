import { beforeEach, describe, expect, test } from 'vitest'
import { demoCatalogue } from '../../../seeders/demo/catalogue.ts'
import { openAdministration } from '../../../test/administrator.ts'
import { bothRefuse } from '../../../test/both-refuse.ts'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { StoredImage } from '../../media/stored-image.entity.ts'
import { Product } from '../products/product.entity.ts'
import { Category } from './category.entity.ts'
import { categoryRules } from './category.rules.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const kitchen = { name: 'Cuisine', slug: 'cuisine' }
/** What REST says of the display of a category where nobody chose one. */
const shown = { goods: 'OTHER', scoreDisplay: 'SCORE', scoreDisplayReason: null }
const stored = () => shop.em().find(Category, {}, { orderBy: { id: 'asc' } })

/** An image of the shop's own, without its file. */
async function storeImage(name: string): Promise<void> {
  const now = shop.clock.now()
  await shop.em().insert(StoredImage, {
    ...{ name, width: 1280, height: 960, state: 'stored', expiresAt: now, createdAt: now },
  })
}

const fields = 'id name slug description version createdAt productCount'
const create = `mutation ($input: CategoryInput!) { createCategory(input: $input) { ${fields} } }`
const update = `mutation ($id: ID!, $input: CategoryChanges!, $version: Int) {
  updateCategory(id: $id, input: $input, version: $version) { ${fields} } }`
const remove = 'mutation ($id: ID!, $version: Int) { deleteCategory(id: $id, version: $version) }'

describe('a new category', () => {
  test('REST: 201 with the object; spaces around go, a blank description is none, foreign fields are ignored', async () => {
    const body = {
      name: ' Cuisine ',
      slug: 'cuisine',
      description: ' ',
      id: 77,
      createdAt: '2001-01-01',
      version: 9,
    }
    const answer = await admin.rest('POST', '/categories', body)
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        id: 1,
        ...kitchen,
        ...shown,
        description: null,
        version: 1,
        createdAt: shop.clock.now().toISOString(),
      },
    ])
    expect((await shop.get('/api/categories/1')).body).toEqual(answer.body)
  })

  test('GraphQL: the same, with the number of its products', async () => {
    const { createCategory: made } = await admin.data(create, {
      input: { ...kitchen, description: 'Au repas.' },
    })
    expect(made).toMatchObject({ id: '1', ...kitchen, description: 'Au repas.', version: 1, productCount: 0 })
    expect(await stored()).toMatchObject([{ ...kitchen, description: 'Au repas.' }])
  })

  test('what is kept of it: who, when, what', async () => {
    await admin.rest('POST', '/categories', kitchen)
    const { email: actorEmail, id: actorId } = admin.person()
    expect(await admin.history()).toMatchObject([
      { action: 'CREATED', subjectType: 'CATEGORY', subjectId: '1', before: null, actorEmail, actorId },
    ])
    const [entry] = await admin.history()
    expect(entry?.after).toEqual({
      ...kitchen,
      ...shown,
      description: null,
      imageUrl: null,
      passportFacts: null,
    })
    expect(entry?.createdAt).toEqual(shop.clock.now())
  })

  test('every slug of the demo shop passes the rule, its capital too', () => {
    for (const { name, slug, description } of demoCatalogue)
      expect(categoryRules.safeParse({ name, slug, description }).success, slug).toBe(true)
    expect(demoCatalogue.map(({ slug }) => slug)).toContain('Energie')
  })
})

describe('a change of a category', () => {
  beforeEach(() => createCategory(shop, { ...kitchen, description: 'Au repas.' }))

  test('touches what is given and nothing else', async () => {
    expect((await admin.rest('PUT', '/categories/1', { name: 'Table' })).body).toMatchObject({
      ...{ name: 'Table', slug: 'cuisine', description: 'Au repas.', version: 2 },
    })
    const { updateCategory } = await admin.data(update, { id: 1, input: { slug: 'Table' } })
    expect(updateCategory).toMatchObject({
      name: 'Table',
      slug: 'Table',
      description: 'Au repas.',
      version: 3,
    })
  })

  test('null clears the description, by both edges; a REST body cannot name another id', async () => {
    expect(
      (await admin.rest('PUT', '/categories/1', { description: null, id: 9 })).body.description,
    ).toBeNull()
    await admin.rest('PUT', '/categories/1', { description: 'Encore.' })
    const { updateCategory } = await admin.data(update, { id: 1, input: { description: null } })
    expect([updateCategory.id, updateCategory.description]).toEqual(['1', null])
  })

  test('takes an image that the shop has, refuses one that it has not, and keeps it out of the answers of REST', async () => {
    const imageUrl = '/public-objects/products/cuisine.webp'
    const missing = 'Cette image n’existe pas, ou plus. Veuillez l’envoyer de nouveau.'
    expect(
      await bothRefuse(shop, admin, {
        ...{ method: 'PUT', path: '/categories/1', body: { imageUrl } },
        ...{ document: update, variables: { id: 1, input: { imageUrl } } },
      }),
    ).toEqual({ status: 400, code: 'BAD_USER_INPUT', message: missing, fields: { imageUrl: missing } })
    await storeImage('cuisine.webp')
    expect((await admin.data(update, { id: 1, input: { imageUrl } })).updateCategory.id).toBe('1')
    expect((await stored())[0]?.imageUrl).toBe(imageUrl)
    expect((await shop.get('/api/categories/1')).body).not.toHaveProperty('imageUrl')
    await admin.rest('PUT', '/categories/1', { imageUrl: '' })
    expect((await stored())[0]?.imageUrl).toBeNull()
  })

  test('is kept with before and after; a save that changes nothing is none', async () => {
    await admin.rest('PUT', '/categories/1', { name: 'Cuisine', slug: 'cuisine' })
    expect([await admin.history(), (await stored())[0]?.version]).toEqual([[], 1])
    await admin.rest('PUT', '/categories/1', { slug: 'Table' })
    const before = { ...kitchen, description: 'Au repas.' }
    expect(await admin.history()).toMatchObject([
      { action: 'UPDATED', subjectId: '1', before, after: { ...before, slug: 'Table' } },
    ])
  })

  test('from an old copy is refused, and so is the deletion', async () => {
    await admin.rest('PUT', '/categories/1', { name: 'Table', version: 1 })
    const change = { id: 1, input: { name: 'Four' }, version: 1 }
    const message = 'Cette fiche a été modifiée entre-temps par une autre personne.'
    const refusal = { status: 409, code: 'CONFLICT', message, fields: { version: message } }
    expect(
      await bothRefuse(shop, admin, {
        ...{ method: 'PUT', path: '/categories/1', body: { name: 'Four', version: 1 } },
        ...{ document: update, variables: change },
      }),
    ).toEqual(refusal)
    for (const asked of [
      { path: '/categories/1', body: { version: 1 } },
      { path: '/categories/1?version=1' },
    ])
      expect(
        await bothRefuse(shop, admin, {
          ...{ method: 'DELETE', ...asked, document: remove, variables: { id: 1, version: 1 } },
        }),
      ).toEqual(refusal)
    expect((await admin.rest('PUT', '/categories/1', { name: 'Four', version: 2 })).status).toBe(200)
  })

  test('the new name is found in the catalogue’s search at once', async () => {
    await createProduct(shop, { name: 'Planche', category: 1 })
    await admin.rest('PUT', '/categories/1', { name: 'Boulangerie' })
    expect((await shop.get('/api/products?search=boulangerie')).body).toMatchObject([{ name: 'Planche' }])
  })
})

describe('deleting a category', () => {
  test('leaves its products without category, told by their version, and is kept with their ids', async () => {
    await createCategory(shop, kitchen)
    const other = await createCategory(shop)
    await createProduct(shop, { category: 1 })
    await createProduct(shop, { category: other })
    await createProduct(shop, { category: 1 })
    expect((await admin.rest('DELETE', '/categories/1')).body).toEqual({ success: true })
    const products = await shop.em().find(Product, {}, { orderBy: { id: 'asc' } })
    expect(products.map(({ category, version }) => [category?.id ?? null, version])).toEqual([
      [null, 2],
      [other.id, 1],
      [null, 2],
    ])
    expect(await admin.history()).toMatchObject([
      { action: 'DELETED', subjectId: '1', after: null, before: { ...kitchen, productIds: [1, 3] } },
    ])
    expect((await shop.get('/api/products?categoryId=1')).body).toEqual([])
  })

  test('GraphQL answers the id', async () => {
    await createCategory(shop)
    expect(await admin.data(remove, { id: 1 })).toEqual({ deleteCategory: '1' })
    expect(await stored()).toEqual([])
  })
})

describe('refused by both edges with one French sentence, without effect', () => {
  beforeEach(() => createCategory(shop, { ...kitchen, slug: 'prise' }))

  const creationOf = (input: object) =>
    ({ method: 'POST', path: '/categories', body: input, document: create, variables: { input } }) as const
  const required = (label: string) => `${label} : champ obligatoire.`
  const badSlug = 'Slug : lettres sans accent, chiffres et tirets uniquement.'
  const unstorable = 'Le texte contient un caractère non autorisé.'
  const faults: [string, Record<string, string | null>, string][] = [
    ['name', { name: '' }, required('Nom')],
    ['name', { name: ' \n ' }, required('Nom')],
    ['name', { name: 'x'.repeat(101) }, 'Nom : 100 caractères au plus.'],
    ['name', { name: 'deux\nlignes' }, unstorable],
    ['name', { name: 'a\u0000b' }, unstorable],
    ['name', { name: '\ud800' }, unstorable],
    ['slug', { slug: '' }, required('Slug')],
    ['slug', { slug: 'x'.repeat(101) }, 'Slug : 100 caractères au plus.'],
    ['slug', { slug: "x'); DROP TABLE categories;--" }, badSlug],
    ['slug', { slug: '../prise' }, badSlug],
    ['slug', { slug: 'énergie' }, badSlug],
    ['slug', { slug: 'a b' }, badSlug],
    ['slug', { slug: 'a\u0000' }, unstorable],
    ['description', { description: 'x'.repeat(2001) }, 'Description : 2\u202f000 caractères au plus.'],
    ['description', { description: 'a\u0000b' }, unstorable],
    ['description', { description: '\udfff' }, unstorable],
  ]

  test.each(faults)('%s: %j', async (field, fault, message) => {
    const input = { ...kitchen, ...fault }
    const refusal = { status: 400, code: 'BAD_USER_INPUT', message, fields: { [field]: message } }
    expect(await bothRefuse(shop, admin, creationOf(input))).toMatchObject(refusal)
    const changed = { method: 'PUT', path: '/categories/1', body: fault, document: update } as const
    expect(await bothRefuse(shop, admin, { ...changed, variables: { id: 1, input: fault } })).toMatchObject(
      refusal,
    )
  })

  test.each(['name', 'slug'])('null is no %s', async (field) => {
    const fault = { [field]: null }
    const changed = { method: 'PUT', path: '/categories/1', body: fault, document: update } as const
    const { status, fields: named } = await bothRefuse(shop, admin, {
      ...changed,
      variables: { id: 1, input: fault },
    })
    expect([status, Object.keys(named ?? {})]).toEqual([400, [field]])
  })

  test.each([
    [{}, ['name', 'slug']],
    [{ name: 5, slug: 'a' }, ['name']],
    [{ name: 'A', slug: ['a'] }, ['slug']],
    [{ name: 'A', slug: 'a', description: {} }, ['description']],
  ])('REST: %j is refused for %s', async (body, names) => {
    const answer = await admin.rest('POST', '/categories', body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, names])
    expect(await stored()).toHaveLength(1)
  })

  test('a slug that another has is 409 and names the field; capitals make another one', async () => {
    const taken = 'Une autre catégorie a déjà ce slug.'
    const refusal = { status: 409, code: 'CONFLICT', message: taken, fields: { slug: taken } }
    const input = { ...kitchen, slug: 'prise' }
    expect(await bothRefuse(shop, admin, creationOf(input))).toEqual(refusal)
    expect((await admin.rest('POST', '/categories', { ...kitchen, slug: 'Prise' })).body).toMatchObject({
      slug: 'Prise',
    })
    const fault = { slug: 'Prise' }
    const changed = { method: 'PUT', path: '/categories/1', body: fault, document: update } as const
    expect(await bothRefuse(shop, admin, { ...changed, variables: { id: 1, input: fault } })).toEqual(refusal)
  })

  test.each(['999', '2147483647'])('an unknown id (%s) is 404', async (id) => {
    const refusal = { status: 404, code: 'NOT_FOUND', message: 'Catégorie non trouvée' }
    const changed = {
      method: 'PUT',
      path: `/categories/${id}`,
      body: { name: 'A' },
      document: update,
    } as const
    const variables = { id, input: { name: 'A' } }
    expect(await bothRefuse(shop, admin, { ...changed, variables })).toEqual(refusal)
    const removed = {
      method: 'DELETE',
      path: `/categories/${id}`,
      document: remove,
      variables: { id },
    } as const
    expect(await bothRefuse(shop, admin, removed)).toEqual(refusal)
  })

  test.each(['abc', '0', '-1', '1e3', '2147483648', "1' OR 1=1--"])(
    'an id that is none (%s) is 400',
    async (id) => {
      const path = `/categories/${encodeURIComponent(id)}`
      const removed = { method: 'DELETE', path, document: remove, variables: { id } } as const
      expect(await bothRefuse(shop, admin, removed)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' })
    },
  )
})

test('what looks like SQL or HTML is kept, changed and deleted as it is', async () => {
  const evil = `x'); drop table categories;-- <img src=x onerror=window.__x=1> \\ % _ ? $1`
  await createCategory(shop)
  const { body } = await admin.rest('POST', '/categories', { name: evil, slug: 'x', description: evil })
  expect(body).toMatchObject({ name: evil, description: evil })
  expect((await admin.rest('PUT', '/categories/2', { name: `${evil}2` })).body.name).toBe(`${evil}2`)
  expect((await admin.rest('DELETE', '/categories/2')).status).toBe(200)
  expect((await stored()).map(({ id }) => id)).toEqual([1])
})

test('the numbers of products of all categories cost one statement, for a visitor too', async () => {
  for (const products of [0, 2, 1]) {
    const category = await createCategory(shop)
    for (let i = 0; i < products; i++) await createProduct(shop, { category })
  }
  await createProduct(shop)
  await shop.listens()
  let counts: number[] = []
  const statements = await shop.statementsOf(async () => {
    const { body } = await shop.graphql('{ categories { productCount } }')
    counts = body.data.categories.map(({ productCount }: { productCount: number }) => productCount)
  })
  expect([counts, statements.length]).toEqual([[0, 2, 1], 2])
})
