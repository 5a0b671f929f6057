import { beforeEach, describe, expect, test } from 'vitest'
import { publishDue } from '../../../planned-publications.ts'
import { openAdministration } from '../../../test/administrator.ts'
import { createPost, createProduct } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { meanwhile, openCopy } from '../../../test/database/meanwhile.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from './product.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const later = new Date('2026-11-21T10:00:00Z')
const publish = (database = shop.database) => publishDue(database.orm, { now: () => later }, shop.env)

beforeEach(async () => {
  for (const name of ['Tamis', 'Râpe']) await createProduct(shop, { name, visible: false })
  await createPost(shop, { title: 'Semer', published: false })
})

const planAll = async () => {
  for (const path of ['/products/1', '/products/2', '/posts/1'])
    expect((await admin.rest('PUT', path, { publishAt: later.toISOString() })).status).toBe(200)
}

describe.runIf(onPostgres)('planned publications of several copies', () => {
  test('happen once, whoever looks, and the other copy shows them too', async () => {
    await planAll()
    const copy = await openCopy(shop)
    try {
      const listed = async () => (await copy.get('/api/products')).body.length
      expect(await listed()).toBe(0)
      const rounds = await Promise.all([1, 2, 3, 4].flatMap(() => [publish(), publish(copy.database)]))
      expect(rounds.flatMap(({ products }) => products).toSorted()).toEqual([1, 2])
      expect(rounds.flatMap(({ posts }) => posts)).toEqual([1])
      await expect.poll(listed).toBe(2)
    } finally {
      await copy.close()
    }
    const published = (await admin.history()).filter(({ action }) => action === 'PUBLISHED')
    expect(published.map(({ subjectType, subjectId }) => `${subjectType} ${subjectId}`).toSorted()).toEqual([
      'POST 1',
      'PRODUCT 1',
      'PRODUCT 2',
    ])
  })

  test('leave alone what somebody cancels at that very moment', async () => {
    await planAll()
    const rounds = await meanwhile(
      shop,
      async (em) => {
        await em.execute('update products set publish_at = null where id = 1')
        await em.execute('update posts set publish_at = null where id = 1')
      },
      () => publish(),
    )
    expect(rounds).toEqual({ products: [2], posts: [] })
    expect((await shop.em().findOneOrFail(Product, 1)).visible).toBe(false)
  })

  test('of twenty administrators who plan from one copy, one is heard and 19 are told', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, minute) => {
        const publishAt = new Date(later.getTime() + minute * 60_000).toISOString()
        return (await admin.rest('PUT', '/products/1', { publishAt, version: 1 })).status
      }),
    )
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect(await admin.history()).toHaveLength(1)
  })
})
