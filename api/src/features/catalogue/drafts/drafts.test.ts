import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from '../products/product.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const make = 'mutation ($names: [String!]!) { createDrafts(names: $names) { id name price visible version } }'
const save = `mutation ($products: [DraftChanges!]!, $publish: Boolean!) {
  saveDrafts(products: $products, publish: $publish) { id name price ecoScore visible version category { id } } }`
const stored = () => shop.em().find(Product, {}, { orderBy: { id: 'asc' } })

describe('drafts', () => {
  test('are hidden products with a name alone, in the order of the names, each with its entry', async () => {
    const { createDrafts } = await admin.data(make, { names: ['Gourde', 'Savon'] })
    const draft = { price: '0.00', visible: false, version: 1 }
    expect(createDrafts).toEqual([
      { id: '1', name: 'Gourde', ...draft },
      { id: '2', name: 'Savon', ...draft },
    ])
    expect((await shop.get('/api/products/1')).status).toBe(404)
    expect((await admin.history()).map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['CREATED', '1'],
      ['CREATED', '2'],
    ])
  })

  test.each([
    ['no name', []],
    ['31 names', Array.from({ length: 31 }, () => 'Gourde')],
    ['a blank one among others', ['Gourde', '\u202e\u200b ']],
    ['one of two lines', ['Gourde\nBcc: a@b.fr']],
    ['one that is too long', ['a'.repeat(201)]],
  ])('are not made of %s: none of them is', async (_what, names) => {
    expect(await admin.refusal(make, { names })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect((await admin.rest('POST', '/admin/drafts', { names })).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  test('keep a name as text: markup stays what was typed, what turns the direction goes', async () => {
    const names = ['<img src=x onerror=alert(1)>', 'carte\u202egpj.exe']
    const { body } = await admin.rest('POST', '/admin/drafts', { names })
    expect(body.map(({ name }: Product) => name)).toEqual(['<img src=x onerror=alert(1)>', 'cartegpj.exe'])
  })
})

describe('publishing drafts', () => {
  beforeEach(async () => {
    await createCategory(shop)
    await admin.data(make, { names: ['Gourde', 'Savon', 'Brosse'] })
  })
  const three = [1, 2, 3].map((id) => ({ id, version: 1, price: `${id}.50` }))

  test('shows all of them with their own facts, each with one entry', async () => {
    const [first, ...others] = three
    const facts = {
      name: 'Gourde inox',
      categoryId: 1,
      ecoScore: '8.5',
      inStock: false,
      description: 'Un litre.',
    }
    const { saveDrafts } = await admin.data(save, {
      products: [{ ...first, ...facts }, ...others],
      publish: true,
    })
    expect(saveDrafts).toMatchObject([
      {
        name: 'Gourde inox',
        price: '1.50',
        ecoScore: '8.5',
        visible: true,
        version: 2,
        category: { id: '1' },
      },
      { name: 'Savon', price: '2.50', visible: true },
      { name: 'Brosse', price: '3.50', visible: true },
    ])
    expect((await shop.get('/api/products/3')).status).toBe(200)
    const entries = (await admin.history()).filter(({ action }) => action === 'UPDATED')
    expect(entries.map(({ subjectId, after }) => [subjectId, after?.visible])).toEqual([
      ['1', true],
      ['2', true],
      ['3', true],
    ])
  })

  test('is undone as any change of several is', async () => {
    await admin.data(save, { products: three, publish: true })
    await admin.data(
      'mutation { changeProducts(ids: [1, 2, 3], changes: { visible: false }) { products { id } } }',
    )
    expect((await stored()).map(({ visible, price }) => [visible, price])).toEqual([
      [false, '1.50'],
      [false, '2.50'],
      [false, '3.50'],
    ])
  })

  test('answers in the order of the question, and saves without showing', async () => {
    const { body } = await admin.rest('PUT', '/admin/drafts', { products: three.toReversed() })
    expect(body.map(({ id }: Product) => id)).toEqual([3, 2, 1])
    expect((await stored()).map(({ visible }) => visible)).toEqual([false, false, false])
  })

  const broken: [string, string, object, string, string?][] = [
    ['without a price', 'BAD_USER_INPUT', { price: undefined }, 'products.2.price', 'Un prix manque'],
    ['at the price of 0', 'BAD_USER_INPUT', { price: '0' }, 'products.2.price', 'Un prix manque'],
    ['with a price that is none', 'BAD_USER_INPUT', { price: '-1' }, 'products.2.price'],
    ['with a score beyond 10', 'BAD_USER_INPUT', { ecoScore: '11' }, 'products.2.ecoScore'],
    ['without a name', 'BAD_USER_INPUT', { name: ' ' }, 'products.2.name'],
    ['in a category that is not there', 'BAD_USER_INPUT', { categoryId: 77 }, 'categoryId'],
    ['of another version', 'CONFLICT', { version: 9 }, 'products.2.version', 'Brosse'],
    ['that is gone', 'NOT_FOUND', { id: 99 }, 'products.2.id'],
    ['named twice', 'BAD_USER_INPUT', { id: 1 }, 'products'],
  ]
  test.each(broken)('changes none when one of them is %s', async (_what, code, change, field, words = '') => {
    const [first, second, third] = three
    const products = [first, second, { ...third, ...change }]
    const before = await stored()
    const refusal = await admin.refusal(save, { products, publish: true })
    expect(refusal).toMatchObject({ code, message: expect.stringContaining(words) })
    expect(Object.keys(refusal.fields ?? {})).toEqual([field])
    const rest = await admin.rest('PUT', '/admin/drafts', { products, publish: true })
    expect([rest.body.code, Object.keys(rest.body.fields)]).toEqual([code, [field]])
    expect(await stored()).toEqual(before)
  })

  test('twice, by a double click: the second is refused and nothing happens twice', async () => {
    const twice = [1, 2].map(() => admin.rest('PUT', '/admin/drafts', { products: three, publish: true }))
    const statuses = (await Promise.all(twice)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await admin.history()).toHaveLength(6)
  })
})

describe('a hidden product without a price is shown by no verb', () => {
  test.each([
    ['alone', (id: number) => admin.rest('PUT', `/products/${id}`, { visible: true })],
    [
      'with others',
      (id: number) =>
        admin.graphql(
          `mutation { changeProducts(ids: [1, ${id}], changes: { visible: true }) { products { id } } }`,
        ),
    ],
  ])('%s', async (_how, show) => {
    await createProduct(shop, { visible: false })
    const { id } = await createProduct(shop, { price: '0', visible: false })
    expect(JSON.stringify((await show(id)).body)).toContain('Un prix manque')
    expect((await stored()).map(({ visible }) => visible)).toEqual([false, false])
    const publishAt = new Date(Date.now() + 86_400_000).toISOString()
    expect((await admin.rest('PUT', `/products/${id}`, { publishAt })).status).toBe(400)
    await admin.rest('PUT', `/products/${id}`, { visible: true, price: '3' })
    expect((await stored())[1]).toMatchObject({ visible: true, price: '3.00' })
  })
})
