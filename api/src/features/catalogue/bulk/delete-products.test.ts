import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createProduct, createProductImage } from '../../../test/data/factories.ts'
import { fingerprints } from '../../../test/data/small-world.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from '../products/product.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const deletion = 'mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) { entryId ids } }'
const undo = 'mutation ($id: ID!) { undoProducts(entryId: $id) { restoredCount deletedCount } }'
const deleteAll = async (ids: number[]) => (await admin.data(deletion, { ids })).deleteProducts
const undone = async (id: number) => (await admin.data(undo, { id })).undoProducts

/** Products as anybody sees them, without what every write moves. */
async function shown() {
  const { body } = await admin.rest('GET', '/products')
  const facts = body.map(
    ({ version: _version, updatedAt: _updatedAt, ...facts }: Record<string, unknown>) => facts,
  )
  const images = await Promise.all(
    body.map(async ({ id }: { id: number }) =>
      (await shop.get(`/api/products/${id}/images`)).body.map(
        ({ imageUrl, altText, isPrimary }: Record<string, unknown>) => ({
          ...{ imageUrl, altText, isPrimary },
        }),
      ),
    ),
  )
  return { facts, images }
}

let shelf: number
beforeEach(async () => {
  shelf = (await createCategory(shop)).id
  for (const name of ['Savon', 'Gourde', 'Brosse']) await createProduct(shop, { name, category: shelf })
  for (const isPrimary of [true, false]) await createProductImage(shop, { product: 2, isPrimary })
})

describe('products that are deleted together', () => {
  test('are one entry of the history, which names them, and one of each', async () => {
    expect(await deleteAll([3, 1])).toEqual({ entryId: '1', ids: ['1', '3'] })
    expect((await admin.rest('GET', '/admin/history?subjectType=product')).body).toMatchObject([
      {
        ...{ id: 1, action: 'DELETED', subjectType: 'PRODUCTS', subjectId: 'deletions' },
        after: { deleted: 2, names: ['Savon', 'Brosse'] },
      },
    ])
    const { body: ofOne } = await admin.rest('GET', '/admin/history?subjectType=product&subjectId=3')
    expect(ofOne).toMatchObject([{ action: 'DELETED', batchId: 1, before: { name: 'Brosse' }, after: null }])
  })

  test('come back as they were, under their ids, with their images; no old copy passes for them', async () => {
    await admin.rest('PUT', '/products/1', { visible: false, publishAt: '2027-01-01T08:00:00.000Z' })
    const before = await shown()
    const versions = new Map((await shop.em().find(Product, {})).map(({ id, version }) => [id, version]))
    const { body } = await admin.rest('POST', '/admin/products/delete', { ids: [1, 2, 3] })
    expect(body).toEqual({ entryId: expect.any(Number), ids: [1, 2, 3] })
    expect(await shop.em().count(Product)).toBe(0)
    expect(await undone(body.entryId)).toEqual({ restoredCount: 3, deletedCount: 0 })
    expect(await shown()).toEqual(before)
    for (const { id, version } of await shop.em().find(Product, {}))
      expect(version).toBeGreaterThan(versions.get(id) ?? 0)
    const { body: told } = await admin.rest('GET', '/admin/history?subjectType=product&subjectId=2')
    expect(told[0]).toMatchObject({ action: 'RESTORED', before: null, after: { images: [{}, {}] } })
  })

  test('are not brought back where one was restored since: it is named, and nothing changes', async () => {
    await deleteAll([1, 2, 3])
    await admin.rest('POST', '/products/restore', { entryId: 3 })
    const why = '«\u00a0Gourde\u00a0» (n°\u00a02) a été restauré depuis.'
    for (const isThere of [true, false]) {
      if (!isThere) await admin.rest('DELETE', '/products/2')
      const before = await fingerprints(shop)
      expect(await admin.refusal(undo, { id: 1 })).toEqual({
        code: 'CONFLICT',
        message: `Un produit a changé depuis, rien n’a été annulé. ${why}`,
        fields: { 2: why },
      })
      expect(await fingerprints(shop)).toEqual(before)
    }
  })

  test('come back once, and without a category that is gone', async () => {
    await deleteAll([1, 2])
    await admin.rest('DELETE', `/categories/${shelf}`)
    await undone(1)
    expect(await shop.em().count(Product, { category: null })).toBe(3)
    expect(await admin.refusal(undo, { id: 1 })).toMatchObject({
      code: 'CONFLICT',
      message: 'Cette modification a déjà été annulée.',
    })
  })

  test('are all there when one of them is unknown; one alone has its usual entry', async () => {
    const before = await fingerprints(shop)
    for (const ids of [[1, 9], []]) {
      const rest = await admin.rest('POST', '/admin/products/delete', { ids })
      expect(rest.body).toMatchObject({ ...(await admin.refusal(deletion, { ids })) })
      expect(rest.status).toBe(ids.length ? 404 : 400)
    }
    expect(await fingerprints(shop)).toEqual(before)
    expect(await deleteAll([2])).toEqual({ entryId: null, ids: ['2'] })
    expect(await admin.history()).toMatchObject([{ subjectType: 'PRODUCT', batchId: null }])
  })
})

describe('an import', () => {
  test('that made several products is undone with a recent proof alone, one that made one without', async () => {
    const start = shop.clock.current.getTime()
    const importing = async (csv: string) =>
      (await admin.rest('POST', '/admin/products/import', { csv, dryRun: false })).body.entryId
    const [two, one] = [
      await importing('Nom;Prix\nÉponge;4,50\nTorchon;5,50'),
      await importing('Nom;Prix\nPeigne;6'),
    ]
    const cookie = await shop.cookieOf(admin.person())
    shop.clock.current = new Date(start + 601_000)
    const undoing = (entryId: number) =>
      shop.post('/api/admin/products/undo', { headers: { cookie }, body: { entryId } })
    expect((await undoing(two)).body.code).toBe('STEP_UP_REQUIRED')
    expect(await shop.em().count(Product)).toBe(6)
    expect((await undoing(one)).body).toMatchObject({ deletedCount: 1 })
    shop.clock.current = new Date(start)
    expect((await undoing(two)).body).toMatchObject({ deletedCount: 2 })
  })
})
