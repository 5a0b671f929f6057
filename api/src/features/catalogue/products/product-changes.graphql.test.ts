import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import {
  createCartLine,
  createCategory,
  createOrder,
  createProduct,
  createProductImage,
  createUser,
} from '../../../test/data/factories.ts'
import { fingerprints } from '../../../test/data/small-world.ts'
import { openTestShop } from '../../../test/shop.ts'
import { WaitlistEntry } from '../../engagement/waitlist/waitlist-entry.entity.ts'
import { Favourite } from '../../favourites/favourite.entity.ts'
import { OrderItem } from '../../orders/order-item.entity.ts'
import { Product } from './product.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const update = `mutation ($id: ID!, $version: Int, $input: ProductChanges!) {
  updateProduct(id: $id, version: $version, input: $input) { id name description featured version category { id } } }`
const change = `mutation ($ids: [ID!]!, $changes: BulkProductChanges!) {
  changeProducts(ids: $ids, changes: $changes) { entryId products { id inStock featured version category { id } } } }`
const deleteAll = 'mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) { entryId ids } }'

describe('one product', () => {
  test('made, changed and deleted; each leaves who, when, before and after', async () => {
    const category = await createCategory(shop)
    const { createProduct: made } = await admin.data(
      `mutation ($input: ProductInput!) { createProduct(input: $input) { id price version category { id } } }`,
      { input: { name: 'Savon', price: 4.5, ecoScore: '8', categoryId: category.id } },
    )
    expect(made).toEqual({ id: '1', price: '4.50', version: 1, category: { id: String(category.id) } })
    const changes = { categoryId: null, description: 'Doux.' }
    const { updateProduct } = await admin.data(update, { id: 1, version: 1, input: changes })
    expect(updateProduct).toMatchObject({ category: null, description: 'Doux.', version: 2, name: 'Savon' })
    expect(await admin.data('mutation { deleteProduct(id: 1, version: 2) }')).toEqual({ deleteProduct: '1' })

    const facts = {
      ...{ name: 'Savon', description: null, price: '4.50', imageUrl: null, categoryId: category.id },
      ...{
        ecoScore: '8.0',
        rating: '0.0',
        reviewCount: 0,
        inStock: true,
        visible: true,
        publishAt: null,
        featured: false,
      },
      ...{
        weeklySpecial: false,
        lifeBenefits: null,
        planetBenefits: null,
        moneySavings: null,
        whyChoose: null,
        savingsPerYear: null,
        savingsComparison: null,
        paybackMonths: null,
        impactFigure: null,
        impactUnit: null,
        keepIf: null,
        restockDelay: null,
        productType: null,
        testVolume: null,
        testKeepFlow: null,
        ownFlow: null,
        savingsFormula: null,
      },
    }
    const entries = await admin.history()
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'CREATED', before: null, after: facts },
      { action: 'UPDATED', before: facts, after: { ...facts, ...changes } },
      {
        action: 'DELETED',
        before: { ...facts, ...changes, images: [], createdAt: '2026-11-21T09:00:00.000Z', version: 2 },
        after: null,
      },
    ])
    for (const entry of entries)
      expect(entry).toMatchObject({
        ...{ subjectType: 'PRODUCT', subjectId: '1', actorEmail: admin.person().email },
        createdAt: shop.clock.now(),
      })
    const { history } = await admin.data(
      '{ history(subjectType: PRODUCT, subjectId: 1) { totalCount items { action } } }',
    )
    expect(history).toEqual({
      totalCount: 3,
      items: [...entries.toReversed()].map(({ action }) => ({ action })),
    })
  })

  test('a version from before is refused in the words of REST; null and none let the last one win', async () => {
    await createProduct(shop)
    await admin.data(update, { id: 1, version: 1, input: { name: 'Savon' } })
    const old = { name: 'Éponge', version: 1 }
    const { body } = await admin.rest('PUT', '/products/1', old)
    const refused = await admin.refusal(update, { id: 1, version: 1, input: { name: 'Éponge' } })
    expect([refused.code, refused]).toEqual(['CONFLICT', body])
    expect((await admin.refusal('mutation { deleteProduct(id: 1, version: 1) }')).code).toBe('CONFLICT')
    const { updateProduct } = await admin.data(update, { id: 1, version: null, input: { name: 'Éponge' } })
    expect(updateProduct).toMatchObject({ name: 'Éponge', version: 3 })
    expect(await admin.history()).toHaveLength(2)
  })
})

describe('several products at once', () => {
  test('change together, as one entry with one of each; those that are so already are left alone', async () => {
    const category = await createCategory(shop)
    await createProduct(shop, { featured: true, category })
    for (let i = 0; i < 3; i++) await createProduct(shop, { category })
    const changes = { featured: true, categoryId: null, inStock: false }
    await admin.data(change, { ids: [1], changes })
    const { changeProducts } = await admin.data(change, { ids: ['3', '1', '2', '1'], changes })
    expect(changeProducts.entryId).toBe('2')
    expect(changeProducts.products).toEqual(
      ['1', '2', '3'].map((id) => ({ id, inStock: false, featured: true, version: 2, category: null })),
    )
    const entries = await admin.history()
    expect(entries.map(({ subjectId, batchId }) => [subjectId, batchId])).toEqual([
      ...[
        ['1', null],
        ['changes', null],
      ],
      ...[
        ['2', 2],
        ['3', 2],
      ],
    ])
    expect(entries[1]).toMatchObject({ subjectType: 'PRODUCTS', action: 'UPDATED', before: null })
    expect(entries[1]?.after).toEqual({ updated: 2, ...changes })
    expect(entries[2]).toMatchObject({
      before: { inStock: true, featured: false, categoryId: category.id },
      after: { inStock: false, featured: true, categoryId: null },
    })
    expect(await shop.em().findOneOrFail(Product, { id: 4 })).toMatchObject({ featured: false, version: 1 })
  })

  test.each<[string, unknown[], object, string, string]>([
    ['an unknown product', [1, 2, 999], { featured: true }, 'NOT_FOUND', 'Produit non trouvé'],
    [
      'an unknown category',
      [1, 2],
      { categoryId: 9 },
      'BAD_USER_INPUT',
      'Catégorie : cette catégorie n’existe pas.',
    ],
    ['no product', [], { featured: true }, 'BAD_USER_INPUT', 'Sélection : au moins un produit attendu.'],
    [
      'an id that is none',
      [1, 'x'],
      { featured: true },
      'BAD_USER_INPUT',
      'Produit : nombre entier attendu.',
    ],
    ['no change', [1, 2], {}, 'BAD_USER_INPUT', 'Aucune modification demandée.'],
    ['no flag', [1, 2], { featured: null }, 'BAD_USER_INPUT', 'Produit vedette : true ou false attendu.'],
    [
      '501 products',
      Array.from({ length: 501 }, (_, i) => i + 1),
      { featured: true },
      'BAD_USER_INPUT',
      'Sélection : 500 produits au plus.',
    ],
  ])('%s: nothing changes', async (_what, ids, changes, code, message) => {
    await createProduct(shop)
    await createProduct(shop)
    const before = await fingerprints(shop)
    expect(await admin.refusal(change, { ids, changes })).toMatchObject({ code, message })
    if (!message.match(/catégorie n’existe|modification|vedette/))
      expect(await admin.refusal(deleteAll, { ids })).toMatchObject({ code, message })
    expect(await fingerprints(shop)).toEqual(before)
  })

  test('500 of them are one transaction, in reasonable time', async () => {
    await shop
      .em()
      .execute(
        `insert into products (name, price, eco_score) select 'Savon', 5, 8 from generate_series(1, 500)`,
      )
    const ids = Array.from({ length: 500 }, (_, i) => i + 1)
    const { changeProducts } = await admin.data(change, { ids, changes: { inStock: false } })
    expect(changeProducts.products).toHaveLength(500)
    expect(await shop.em().count(Product, { inStock: false, version: 2 })).toBe(500)
    expect(await admin.data(deleteAll, { ids })).toEqual({
      deleteProducts: { entryId: '502', ids: ids.map(String) },
    })
    expect(await shop.em().count(Product)).toBe(0)
    expect(await admin.history()).toHaveLength(1_002)
  })
})

test('what hangs on products is told before they are deleted', async () => {
  const order = await createOrder(shop)
  const [item] = await shop.em().find(OrderItem, { order: order.id })
  const id = item?.product?.id ?? 0
  await createProductImage(shop, { product: id })
  await createProductImage(shop)
  await createCartLine(shop, { product: id })
  await shop.em().insert(Favourite, { user: (await createUser(shop)).id, product: id })
  await createCartLine(shop, { product: id, expiresAt: new Date('2026-01-01') })
  const person = { firstName: 'Ana', lastName: 'Petit' }
  await shop.em().insertMany(WaitlistEntry, [
    { ...person, email: 'a@exemple.fr', productIds: [String(id), '7'] },
    { ...person, email: 'b@exemple.fr', productIds: ['77'] },
  ])
  const ask =
    'query ($ids: [ID!]!) { productDependents(ids: $ids) { images cartLines favourites orderItems waitlistEntries } }'
  const counts = (images: number, cartLines: number, orderItems: number, waitlistEntries: number) => ({
    productDependents: { images, cartLines, favourites: cartLines, orderItems, waitlistEntries },
  })
  expect(await admin.data(ask, { ids: [id] })).toEqual(counts(1, 1, 1, 1))
  expect(await admin.data(ask, { ids: [id, 7, 77, 2] })).toEqual(counts(2, 1, 1, 2))
  expect(await admin.data(ask, { ids: [999] })).toEqual(counts(0, 0, 0, 0))
  expect((await admin.refusal(ask, { ids: [] })).code).toBe('BAD_USER_INPUT')
})
