import type { EntityManager } from '@mikro-orm/postgresql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SiteSetting } from '../../../features/settings/site-setting.entity.ts'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createPost, createProduct } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openCopy } from '../../../test/database/meanwhile.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import type { RequestContext } from '../../request-context.ts'
import { transactionally } from '../transaction.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

/** Past the test's own, which makes this process ask anew: what is heard here comes by the line. */
const em = () => shop.database.orm.em.fork()

const scopes = ['catalogue', 'content', 'settings']
type Versions = Record<string, number>

/** What the database says, past all memory. */
async function versions(by: Pick<EntityManager, 'execute'> = em()): Promise<Versions> {
  const rows = await by.execute<{ scope: string; version: string }[]>('select * from published_version')
  return Object.fromEntries(rows.map(({ scope, version }) => [scope, Number(version)]))
}
const stateOf = (found: Versions) => scopes.map((scope) => found[scope]).join('.')

/** Waits until this shop has heard of the state that the database is in, without being asked for it. */
async function heard(by: TestShop) {
  const reached = Promise.withResolvers<void>()
  const wanted = stateOf(await versions())
  const look = async () => {
    if ((await by.published.current()) === wanted) reached.resolve()
  }
  const leave = by.published.onMove(look)
  await look()
  await reached.promise
  leave()
}

beforeEach(async () => {
  await createCategory(shop)
  await createProduct(shop, { name: 'Savon', category: 1 })
  await createPost(shop, { title: 'Le compost', published: true })
  await em().insert(SiteSetting, { key: 'contact_response_time', value: 'Sous 24 h.' })
  await em().insert(SiteSetting, { key: 'search_synonyms', value: 'thé, tisane' })
})

describe('each change of what visitors see moves the version of its scope, and of no other', () => {
  const sql = (statement: string) => () => em().execute(statement)
  const rest = (method: string, path: string, body?: object) => async () => {
    expect((await admin.rest(method, path, body)).status).toBeLessThan(300)
  }
  const image = { imageUrl: 'https://exemple.fr/savon.jpg' }

  test.each<[string, string, () => Promise<unknown>]>([
    ['a product over REST', 'catalogue', rest('POST', '/products', { name: 'B', price: '1', ecoScore: '5' })],
    ['a product over GraphQL', 'catalogue', () => admin.data('mutation { deleteProduct(id: 1) }')],
    ['a product by SQL', 'catalogue', sql('update products set price = 9')],
    ['all products, truncated', 'catalogue', sql('truncate products cascade')],
    ['an image over REST', 'catalogue', rest('POST', '/products/1/images', image)],
    [
      'an image by SQL',
      'catalogue',
      sql(`insert into product_images (product_id, image_url) values (1, '/public-objects/products/a.webp')`),
    ],
    ['a category over REST', 'catalogue', rest('PUT', '/categories/1', { description: 'Sans emballage' })],
    [
      'a category over GraphQL',
      'catalogue',
      () => admin.data('mutation { updateCategory(id: 1, input: { name: "Cuisine" }) { id } }'),
    ],
    ['a category by SQL', 'catalogue', sql(`delete from categories`)],
    ['an article over REST', 'content', rest('PUT', '/posts/1', { published: false })],
    ['an article over GraphQL', 'content', () => admin.data('mutation { deletePost(id: 1) }')],
    ['an article by SQL', 'content', sql(`with gone as (delete from posts returning id) select * from gone`)],
    [
      'a setting over REST',
      'settings',
      rest('PUT', '/settings/contact_response_time', { value: 'Sous 48 h.' }),
    ],
    [
      'a setting over GraphQL',
      'settings',
      () => admin.data('mutation { updateSetting(key: "contact_response_time", value: "Vite.") { key } }'),
    ],
    [
      'a setting by SQL',
      'settings',
      sql(`update site_settings set value = 'Vite.' where key = 'contact_response_time'`),
    ],
  ])('%s: %s', async (_what, scope, change) => {
    const before = await versions()
    await change()
    const after = await versions()
    const moved = scopes.filter((each) => after[each] !== before[each])
    expect(moved).toEqual([scope])
    expect(after[scope]).toBeGreaterThan(before[scope] ?? 0)
    // Whoever has changed it is told at once, be it by hand on the embedded database's only connection.
    shop.published.suspect()
    expect(await shop.published.current()).toBe(stateOf(after))
  })

  test.each<[string, () => Promise<unknown>]>([
    ['over REST', rest('PUT', '/settings/search_synonyms', { value: 'thé, infusion' })],
    ['by SQL', sql(`update site_settings set value = '' where key = 'search_synonyms'`)],
    ['renamed away', sql(`update site_settings set key = 'other' where key = 'search_synonyms'`)],
    ['deleted', sql(`delete from site_settings where key = 'search_synonyms'`)],
    ['truncated', sql('truncate site_settings')],
  ])('the synonyms of the search, %s: catalogue and settings', async (_what, change) => {
    const before = await versions()
    await change()
    const after = await versions()
    expect(scopes.filter((each) => after[each] !== before[each])).toEqual(['catalogue', 'settings'])
  })

  test('what only one person sees moves none', async () => {
    const before = await versions()
    await admin.rest('POST', '/cart', { productId: 1 })
    await admin.rest('POST', '/orders')
    await shop.post('/api/newsletter', { body: { email: 'ana@exemple.fr' } })
    expect(await versions()).toEqual(before)
  })

  test('a change that is taken back moves none, and the number that it had is never used', async () => {
    const before = await versions()
    let within = 0
    await em()
      .transactional(async (em) => {
        await em.execute('delete from products')
        within = (await versions(em)).catalogue ?? 0
        throw new Error('taken back')
      })
      .catch(() => {})
    expect(within).toBeGreaterThan(before.catalogue ?? 0)
    expect(await versions()).toEqual(before)
    await em().execute('update products set price = 9')
    expect((await versions()).catalogue).toBeGreaterThan(within)
  })
})

describe('this process', () => {
  test('answers from memory while nothing is suspect', async () => {
    await shop.listens()
    await heard(shop)
    expect(typeof shop.published.current()).toBe('string')
    expect(shop.published.current('content')).toBe(String((await versions()).content))
  })

  test('knows of a change by its own writer before the answer has left', async () => {
    await shop.listens()
    await admin.rest('PUT', '/products/1', { price: '7.00' })
    const wanted = stateOf(await versions())
    expect(await shop.published.current()).toBe(wanted)
    await admin.data('mutation { updatePost(id: 1, input: { title: "Le paillage" }) { id } }')
    expect(await shop.published.current()).not.toBe(wanted)
    expect(await shop.published.current()).toBe(stateOf(await versions()))
  })

  test('asks once for any number of simultaneous readers when somebody may have written', async () => {
    await shop.listens()
    await admin.rest('PUT', '/products/1', { price: '7.00' })
    const asked = await shop.statementsOf(() =>
      Promise.all(Array.from({ length: 8 }, () => shop.published.current())),
    )
    expect(asked).toHaveLength(1)
    expect(await shop.statementsOf(async () => shop.published.current())).toEqual([])
  })

  test('holds a write for possible whatever its outcome, a read for none', async () => {
    await shop.listens()
    await shop.get('/api/products')
    expect(await shop.statementsOf(async () => shop.published.current())).toEqual([])
    await shop.delete('/api/products/1')
    expect(await shop.statementsOf(async () => shop.published.current())).toHaveLength(1)
  })

  test('does not take the answer to a question from before a write for one from after it', async () => {
    await shop.listens()
    const connection = shop.database.orm.em.getConnection()
    const execute = connection.execute.bind(connection)
    const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    vi.spyOn(connection, 'execute').mockImplementationOnce(async (...given) => {
      const rows = await execute(...given)
      sent.resolve()
      await held.promise
      return rows as never
    })
    shop.published.suspect()
    const early = shop.published.current()
    await sent.promise
    const told = Promise.withResolvers<void>()
    const leave = shop.published.onMove(told.resolve)
    await admin.rest('PUT', '/products/1', { price: '7.00' })
    const wanted = stateOf(await versions())
    await told.promise
    leave()
    const asked = shop.statementsOf(async () => expect(await shop.published.current()).toBe(wanted))
    held.resolve()
    expect(await asked).toHaveLength(1)
    // Not older than what was known when it was answered.
    expect(await early).toBe(wanted)
    vi.restoreAllMocks()
  })

  test('hears of a change that somebody else made', async () => {
    await shop.listens()
    await em().execute('update posts set featured = true')
    await heard(shop)
    expect(shop.published.current()).toBe(stateOf(await versions()))
  })
})

describe.runIf(onPostgres)('on PostgreSQL', () => {
  const cutLines = () =>
    em().execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'published versions'`,
    )

  /** Whether the server takes new connections to this test's database; those that are open stay so. */
  const letIn = (allowed: boolean) =>
    em().execute('update pg_database set datallowconn = ? where datname = current_database()', [allowed])

  test('another copy of the shop hears of what is saved here, and never goes back', async () => {
    const copy = await openCopy(shop)
    await copy.listens()
    const seen: number[] = []
    copy.published.onMove(() => seen.push(Number(copy.published.current('catalogue'))))
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => admin.rest('PUT', '/products/1', { price: `${i + 1}.00` })),
    )
    await heard(copy)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    await copy.close()
  })

  test('a cut line costs a question a read and hides nothing; it is mended by itself', async () => {
    await shop.listens()
    await letIn(false)
    try {
      await cutLines()
      await expect.poll(() => typeof shop.published.current(), { interval: 5 }).toBe('object')
      for (const price of [7, 8, 9]) {
        await em().execute('update products set price = ?', [price])
        const read = shop.published.current()
        expect(read).toBeInstanceOf(Promise)
        expect(await read).toBe(stateOf(await versions()))
      }
    } finally {
      await letIn(true)
    }
    await shop.listens()
    await em().execute('update products set price = 10')
    await heard(shop)
    expect(shop.published.current()).toBe(stateOf(await versions()))
  })

  test('twenty writers at once: each version is another one, and the last is the highest', async () => {
    const told: number[] = []
    const write = () =>
      transactionally({ em: em() } as RequestContext, async (em) => {
        await em.execute('update products set price = price + 1')
        await em.execute('update products set rating = 4')
        told.push((await versions(em)).catalogue ?? 0)
      })
    await Promise.all(Array.from({ length: 20 }, write))
    expect(new Set(told).size).toBe(20)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect((await versions()).catalogue).toBe(told.at(-1))
  })

  test('scripts that move two scopes in opposite orders: one is undone and runs again, no move is lost', async () => {
    const [here, there] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let attempts = 0
    const script = (first: string, second: string, mine: typeof here, other: typeof here) =>
      transactionally({ em: em() } as RequestContext, async (em) => {
        attempts++
        await em.execute(first)
        mine.resolve()
        await other.promise
        await em.execute(second)
      })
    const [posts, products] = ['update posts set featured = true', 'update products set price = price + 1']
    const before = await versions()
    await Promise.all([script(posts, products, here, there), script(products, posts, there, here)])
    expect(attempts).toBe(3)
    const after = await versions()
    expect(after.catalogue).toBeGreaterThan(before.catalogue ?? 0)
    expect(after.content).toBeGreaterThan(before.content ?? 0)
    const [row] = await em().execute<{ price: string }[]>('select price from products where id = 1')
    expect(row?.price).toBe('14.90')
  })

  test('verbs of different scopes at once end well for all', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => [
        admin.rest('PUT', '/products/1', { price: `${i + 1}.00` }),
        admin.rest('PUT', '/categories/1', { name: `Rayon ${i}` }),
        admin.rest('PUT', '/posts/1', { title: `Article ${i}` }),
        admin.rest('PUT', '/settings/contact_response_time', { value: `Sous ${i} h.` }),
        admin.rest('PUT', '/settings/search_synonyms', { value: `thé, mot${i}` }),
      ]).flat(),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
