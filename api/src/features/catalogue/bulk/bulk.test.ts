import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createProduct, createProductImage } from '../../../test/data/factories.ts'
import { fingerprints } from '../../../test/data/small-world.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from '../products/product.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const change = `mutation ($input: PriceChangesInput!) { changePrices(input: $input) {
  applied entryId lines { id name version before after refusal } } }`
const undo = 'mutation ($id: ID!) { undoProducts(entryId: $id) { entryId restoredCount deletedCount } }'

const prices = async () =>
  (await shop.em().find(Product, {}, { orderBy: { id: 'asc' } })).map(({ price }) => price)
const all = [{ id: 1 }, { id: 2 }, { id: 3 }]
const changePrices = async (input: object) => (await admin.data(change, { input })).changePrices

describe('several prices', () => {
  beforeEach(async () => {
    for (const [name, price] of [
      ['Savon', '4.50'],
      ['Gourde', '24.90'],
      ['Brosse', '9.90'],
    ])
      await createProduct(shop, { name, price })
  })

  test('are tried first: nothing changes, and the answer is that of the change', async () => {
    const before = await fingerprints(shop)
    const tried = await changePrices({ products: all, percent: '5', dryRun: true })
    expect(await fingerprints(shop)).toEqual(before)
    expect(tried).toMatchObject({ applied: false, entryId: null })
    expect(tried.lines.map(({ before, after }: Record<string, string>) => [before, after])).toEqual([
      ['4.50', '4.70'],
      ['24.90', '26.10'],
      ['9.90', '10.40'],
    ])
    const done = await changePrices({ products: all, percent: '5' })
    expect(done).toEqual({ ...tried, applied: true, entryId: expect.any(String) })
    expect(await prices()).toEqual(['4.70', '26.10', '10.40'])
  })

  test('are the same over REST, numbers as numbers', async () => {
    const body = { products: all, amount: -0.55, toTenCents: false }
    const { status, body: done } = await admin.rest('POST', '/admin/products/prices', body)
    expect([status, done.applied, done.lines[0]]).toEqual([
      ...[200, true],
      { id: 1, name: 'Savon', version: 1, before: '4.50', after: '3.95', refusal: null },
    ])
    expect(await prices()).toEqual(['3.95', '24.35', '9.35'])
  })

  test('change all or none: one that would fall below a cent is named, and none has changed', async () => {
    const before = await fingerprints(shop)
    const tried = await changePrices({ products: all, amount: '-9', dryRun: true })
    expect(await changePrices({ products: all, amount: '-9' })).toEqual(tried)
    expect(tried.lines.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      'Le prix tomberait sous 0,01\u00a0€.',
      ...[null, null],
    ])
    expect(tried.lines[0].after).toBe('-4.50')
    expect(await fingerprints(shop)).toEqual(before)
  })

  test('of a copy that somebody else has changed are refused, by name; an unknown product too', async () => {
    const { lines } = await changePrices({ products: all, percent: '5', dryRun: true })
    await admin.rest('PUT', '/products/2', { price: '30' })
    const products = lines.map(({ id, version }: { id: string; version: number }) => ({ id, version }))
    const before = await fingerprints(shop)
    expect(await admin.refusal(change, { input: { products, percent: '5' } })).toEqual({
      code: 'CONFLICT',
      message:
        '«\u00a0Gourde\u00a0»\u00a0: modifié entre-temps par une autre personne. Aucun prix n’a changé\u202f; regardez l’aperçu à nouveau.',
      fields: { 2: '«\u00a0Gourde\u00a0» a été modifié entre-temps.' },
    })
    for (const dryRun of [true, false])
      expect(
        await admin.refusal(change, { input: { products: [{ id: 1 }, { id: 9 }], percent: '5', dryRun } }),
      ).toMatchObject({ code: 'NOT_FOUND', message: 'Produit non trouvé' })
    expect(await fingerprints(shop)).toEqual(before)
  })

  test('are one entry of the history of all products, and one of each', async () => {
    await changePrices({ products: all, percent: '5' })
    const asked =
      '{ history(subjectType: PRODUCT) { totalCount items { id subjectType subjectId after batchId } } }'
    const { history } = await admin.data(asked)
    expect(history).toEqual({
      totalCount: 1,
      items: [
        {
          ...{ id: '1', subjectType: 'PRODUCTS', subjectId: 'prices', batchId: null },
          after: { updated: 3, percent: '5', amount: null, toTenCents: true },
        },
      ],
    })
    const { body: ofOne } = await admin.rest('GET', '/admin/history?subjectType=product&subjectId=2')
    expect(ofOne).toMatchObject([
      { action: 'UPDATED', batchId: 1, before: { price: '24.90' }, after: { price: '26.10' } },
    ])
  })

  test('that rounding leaves alone are no change: without any, there is no entry', async () => {
    expect(await changePrices({ products: all, amount: '0.04' })).toMatchObject({
      applied: true,
      entryId: null,
    })
    expect([await prices(), await admin.history()]).toEqual([['4.50', '24.90', '9.90'], []])
  })
})

describe('a change of many products', () => {
  let shelf: number
  beforeEach(async () => {
    shelf = (await createCategory(shop)).id
    for (let i = 0; i < 3; i++) await createProduct(shop, { price: '10.00', category: shelf })
  })
  const bulk = (changes: object) =>
    admin.data(
      'mutation ($changes: BulkProductChanges!) { changeProducts(ids: [1, 2, 3], changes: $changes) { entryId } }',
      { changes },
    )
  const undone = async (id: number) => (await admin.data(undo, { id })).undoProducts

  test('is undone as one, and each product is as it was', async () => {
    await createProductImage(shop, { product: 3, isPrimary: true })
    const found = await shop.em().find(Product, {}, { orderBy: { id: 'asc' } })
    await bulk({ categoryId: null, inStock: false })
    expect(await undone(1)).toEqual({ entryId: '5', restoredCount: 3, deletedCount: 0 })
    const facts = (products: Product[]) =>
      products.map(({ version: _version, updatedAt: _updatedAt, ...facts }) => facts)
    expect(facts(await shop.em().find(Product, {}, { orderBy: { id: 'asc' } }))).toEqual(facts(found))
    const { body: told } = await admin.rest('GET', '/admin/history?subjectType=product')
    expect(told).toMatchObject([
      { action: 'RESTORED', subjectType: 'PRODUCTS', after: { undoes: 1, restoredCount: 3 } },
      { action: 'UPDATED', subjectType: 'PRODUCTS', after: { updated: 3, inStock: false } },
    ])
  })

  test('that is undone already, unknown, or of one product is not undone again', async () => {
    await bulk({ inStock: false })
    await undone(1)
    const before = await fingerprints(shop)
    for (const [id, code, message] of [
      [1, 'CONFLICT', 'Cette modification a déjà été annulée.'],
      [2, 'NOT_FOUND', 'Modification non trouvée'],
      [5, 'NOT_FOUND', 'Modification non trouvée'],
      [99, 'NOT_FOUND', 'Modification non trouvée'],
      ['x', 'BAD_USER_INPUT', 'Modification : nombre entier attendu.'],
    ]) {
      expect(await admin.refusal(undo, { id })).toMatchObject({ code, message })
      const rest = await admin.rest('POST', '/admin/products/undo', { entryId: id })
      expect(rest.body).toMatchObject({ code, message })
    }
    expect(await fingerprints(shop)).toEqual(before)
  })

  test('is not undone where somebody has changed a product since: each is named, and nothing changes', async () => {
    await bulk({ inStock: false })
    await admin.rest('PUT', '/products/1', { name: 'Savon noir' })
    await admin.rest('DELETE', '/products/2')
    const before = await fingerprints(shop)
    expect(await admin.refusal(undo, { id: 1 })).toEqual({
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^2 produits ont changé depuis, rien n’a été annulé\. «\u00a0Savon noir\u00a0» \(n°\u00a01\) a été modifié depuis\. «.* \(n°\u00a02\) a été supprimé depuis\.$/,
      ),
      fields: {
        1: '«\u00a0Savon noir\u00a0» (n°\u00a01) a été modifié depuis.',
        2: expect.stringContaining('supprimé'),
      },
    })
    expect(await fingerprints(shop)).toEqual(before)
    // Put back as the change had left it, it can be undone.
    await admin.rest('POST', '/products/restore', { entryId: 5, state: 'BEFORE' })
    await admin.rest('POST', '/products/restore', { entryId: 6 })
    expect(await undone(1)).toMatchObject({ restoredCount: 3 })
  })

  test('out of a category that is gone leaves products without one', async () => {
    await bulk({ categoryId: null })
    await admin.rest('DELETE', `/categories/${shelf}`)
    await undone(1)
    expect(await shop.em().count(Product, { category: null })).toBe(3)
  })
})
