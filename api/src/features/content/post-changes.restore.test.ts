import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { createPost } from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import { StoredImage } from '../media/stored-image.entity.ts'
import { Post } from './post.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const compost = { title: 'Le compost', content: 'Simple.', excerpt: 'Bref.', published: true }
const restore = `mutation ($entryId: ID!) { restorePost(entryId: $entryId) {
  id title content excerpt imageUrl published featured version createdAt } }`
const restored = async (entryId: number) => (await admin.data(restore, { entryId })).restorePost

test('puts back the state in which a change left it, as a new change', async () => {
  await admin.rest('POST', '/posts', compost)
  await admin.rest('PUT', '/posts/1', { title: 'Terreau', excerpt: null, published: false, featured: true })
  expect(await restored(1)).toMatchObject({ ...compost, featured: false, imageUrl: null, version: 3 })
  expect((await admin.history())[2]).toMatchObject({
    ...{ action: 'RESTORED', before: { title: 'Terreau', published: false }, after: compost },
  })
  expect(await restored(3)).toMatchObject({ version: 3 })
  expect(await admin.history()).toHaveLength(3)
})

test('puts back what the first change found: a seeded article is as it was', async () => {
  await createPost(shop, compost)
  await admin.rest('PUT', '/posts/1', { title: 'Terreau', excerpt: null })
  await admin.rest('PUT', '/posts/1', { published: false })
  const { status, body } = await admin.rest('POST', '/posts/restore', { entryId: 1, state: 'BEFORE' })
  expect([status, body]).toMatchObject([200, { id: 1, ...compost, version: 4 }])
  expect((await admin.history())[2]).toMatchObject({ action: 'RESTORED', after: compost })
})

describe('a deleted article', () => {
  const createdAt = new Date('2026-01-02T03:04:05.006Z')
  const deleted = async (facts: object = {}) => {
    await createPost(shop, { ...compost, createdAt, ...facts })
    await admin.rest('PUT', '/posts/1', { title: 'Terreau' })
    await admin.rest('DELETE', '/posts/1')
  }

  test('comes back with its id and date, above every version that it had', async () => {
    await deleted()
    expect(await restored(2)).toMatchObject({
      ...{ ...compost, id: '1', title: 'Terreau', createdAt: createdAt.toISOString(), version: 3 },
    })
    expect((await admin.history())[2]).toMatchObject({ action: 'RESTORED', before: null })
    expect((await admin.rest('POST', '/posts', compost)).body.id).toBe(2)
  })

  test('also from a change before its deletion', async () => {
    await deleted()
    expect(await restored(1)).toMatchObject({ id: '1', title: 'Terreau', createdAt: createdAt.toISOString() })
  })

  test('keeps an image that can still be shown, and loses one that is gone', async () => {
    const imageUrl = '/public-objects/products/compost.webp'
    await shop.em().insert(StoredImage, { name: 'compost.webp', state: 'stored', expiresAt: createdAt })
    await deleted({ imageUrl })
    expect(await restored(2)).toMatchObject({ imageUrl })
    await admin.rest('DELETE', '/posts/1')
    await shop.em().nativeDelete(StoredImage, {})
    expect(await restored(2)).toMatchObject({ imageUrl: null })
  })

  test.runIf(onPostgres)('comes back once when many restore it at once', async () => {
    await deleted()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.graphql(restore, { entryId: 2 })),
    )
    for (const { body } of answers)
      expect([undefined, 'CONFLICT']).toContain(body.errors?.[0].extensions.code)
    expect([await shop.em().count(Post), (await admin.history()).length]).toEqual([1, 3])
  })
})

test('a change of something else, or none, is not found', async () => {
  await admin.rest('POST', '/categories', { name: 'Cuisine', slug: 'cuisine' })
  for (const entryId of [1, 999])
    expect(await admin.refusal(restore, { entryId })).toEqual({
      ...{ code: 'NOT_FOUND', message: 'Modification non trouvée' },
    })
})
