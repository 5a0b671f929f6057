import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { createPost, createProduct } from '../../test/data/factories.ts'
import { createSmallWorld, type SmallWorld } from '../../test/data/small-world.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openCopy } from '../../test/database/meanwhile.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { restRoutes } from '../http/rest-routes.ts'

const shop = openTestShop()
const admin = openAdministration(shop)
let people: SmallWorld

beforeEach(async () => {
  people = await createSmallWorld(shop)
})

/** A connection that this process knows nothing of: what it writes is heard by the line alone. */
const elsewhere = () => shop.database.orm.em.fork()

const published = Object.entries(restRoutes).filter(([, route]) => route.published)
const paths = published.map(
  ([name]) => `/api${name.replace('GET ', '').replace(':id', '1').replace(':slug', 'terms')}`,
)
const textAt = async (path: string, by: TestShop = shop) => (await by.get(path)).text

test('these reads are published, and no other', () => {
  expect(paths.toSorted()).toEqual([
    '/api/accessibility',
    '/api/categories',
    '/api/categories/1',
    '/api/method',
    '/api/opening',
    '/api/pages',
    '/api/pages/terms',
    '/api/posts',
    '/api/posts/1',
    '/api/products',
    '/api/products/1',
    '/api/products/1/assessment',
    '/api/products/1/images',
    '/api/products/1/official-cost',
    '/api/products/1/passport',
    '/api/products/1/price',
    '/api/products/suggestions',
    '/api/settings',
  ])
})

describe.each(paths)('%s', (path) => {
  test('costs no statement the second time, and is the same to the byte, headers and all', async () => {
    await shop.listens()
    const first = await shop.get(path)
    let second = first
    expect(
      await shop.statementsOf(async () => {
        second = await shop.get(path)
      }),
    ).toEqual([])
    const seen = ({ status, headers, text }: typeof first) => [
      status,
      text,
      [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
    ]
    expect(seen(second)).toEqual(seen(first))
    expect(first.status).toBe(200)
  })

  test('is what each person is shown, and carries nobody’s cookie', async () => {
    const answers = [
      await shop.get(path),
      await shop.get(path, { as: people.customer }),
      await shop.get(path, { as: people.administrator }),
    ]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=5')
    expect(answers[0]?.headers.get('set-cookie')).toBeNull()
    for (const { headers } of answers.slice(1)) {
      expect(headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/)
      expect(headers.get('cdn-cache-control')).toBeNull()
    }
  })

  test('is 304 to who has it, until it changes', async () => {
    const { headers } = await shop.get(path)
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    // Left to itself, the client of these tests says « no-cache » as well.
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    const again = () => shop.get(path, { headers: known })
    expect(await again()).toMatchObject({ status: 304, text: '' })
    await elsewhere().execute(`update products set price = 3.10, eco_score = 3.1`)
    await elsewhere().execute(`insert into products (name, price, eco_score) values ('Peigne', 3, 1)`)
    await elsewhere().execute(`update product_images set alt_text = 'Vu de dos'`)
    await elsewhere().execute(`update passports set model = 'S-2'`)
    await elsewhere().execute('update official_costs set points = 900')
    await elsewhere().execute(`update categories set description = 'Au fourneau'`)
    await elsewhere().execute(`update posts set title = 'Le paillage'`)
    await elsewhere().execute(`update site_settings set value = 'Vite.'`)
    const audit = '{"by":"Exemple Conseil","on":"2026-11-20","met":40,"applicable":60}'
    await elsewhere().execute('insert into site_settings (key, value) values (?, ?), (?, ?)', [
      ...['accessibility_audit', audit, 'opening_day', '2027-03-03'],
    ])
    await elsewhere().execute(`update information_pages set texts = texts || '{"lead": "Vite."}'`)
    await expect.poll(async () => (await again()).status, { timeout: 10_000, interval: 5 }).toBe(200)
  })
})

describe('a change is in the very next answer', () => {
  const input = { price: '31.50' }
  const changes: [string, string, () => Promise<unknown>, string][] = [
    ['over REST', '/api/products', () => admin.rest('PUT', '/products/1', input), '31.50'],
    [
      'over GraphQL',
      '/api/products/1',
      () => admin.data('mutation { updateProduct(id: 1, input: { price: "31.50" }) { id } }'),
      '31.50',
    ],
    [
      'of many at once',
      '/api/products?featured=true',
      () => admin.data('mutation { changeProducts(ids: [1], changes: { featured: true }) { entryId } }'),
      '"featured":true',
    ],
    [
      'of an image',
      '/api/products/1/images',
      () => admin.rest('POST', '/products/1/images', { imageUrl: 'https://exemple.fr/dos.jpg' }),
      'dos.jpg',
    ],
    [
      'of a category',
      '/api/categories',
      () => admin.rest('PUT', '/categories/1', { name: 'Linge' }),
      'Linge',
    ],
    ['of an article', '/api/posts/1', () => admin.rest('PUT', '/posts/1', { title: 'Le thé' }), 'Le thé'],
    [
      'of an information page',
      '/api/pages/terms',
      () => admin.rest('PUT', '/pages/terms', { lead: 'Vite.' }),
      'Vite.',
    ],
    ['of a setting', '/api/settings', () => admin.rest('PUT', '/settings/1', { value: 'Vite.' }), 'Vite.'],
  ]
  test.each(changes)('%s: %s', async (_what, path, change, shown) => {
    await shop.listens()
    expect(await textAt(path)).not.toContain(shown)
    await change()
    expect(await textAt(path)).toContain(shown)
  })

  test('a product that was deleted is not there, restored it is', async () => {
    expect((await shop.get('/api/products/1')).status).toBe(200)
    await admin.rest('DELETE', '/products/1')
    expect((await shop.get('/api/products/1')).status).toBe(404)
    const deletion = (await admin.history()).at(-1)
    await admin.rest('POST', '/products/restore', { entryId: deletion?.id })
    expect((await shop.get('/api/products/1')).status).toBe(200)
  })

  test('a draft is nobody’s but an administrator’s, before it is published and after', async () => {
    await createPost(shop, { title: 'Secret', published: false })
    const tells = async (by?: SmallWorld['customer']) =>
      (await shop.get('/api/posts', by ? { as: by } : {})).text.includes('Secret')
    const seenBy = async () => [
      await tells(people.administrator),
      await tells(),
      await tells(people.customer),
      await tells(),
    ]
    expect(await seenBy()).toEqual([true, false, false, false])
    await admin.rest('PUT', '/posts/2', { published: true })
    expect(await seenBy()).toEqual([true, true, true, true])
    await admin.rest('PUT', '/posts/2', { published: false })
    expect(await seenBy()).toEqual([true, false, false, false])
  })
})

test('what is refused is refused as ever, and not kept', async () => {
  expect(await shop.get('/api/products?limit=0')).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT' },
  })
  expect(await shop.get('/api/products?price[$ne]=1')).toMatchObject({ status: 400 })
  expect(await shop.get('/api/products/4')).toMatchObject({
    status: 404,
    body: { message: 'Produit non trouvé' },
  })
  await createProduct(shop)
  expect(await shop.get('/api/products/4')).toMatchObject({ status: 200 })
})

test('of 12 who ask at once, one is computed for', async () => {
  await shop.listens()
  const together = await shop.statementsOf(() =>
    Promise.all(Array.from({ length: 12 }, () => shop.get('/api/products/1'))),
  )
  expect(together).toHaveLength(1)
})

test('only the way of asking is another: HEAD, an encoding, a longer address', async () => {
  const { text, headers } = await shop.get('/api/products?limit=10')
  const head = await shop.call('HEAD', '/api/products?limit=10')
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
    200,
    '',
    headers.get('content-length'),
  ])
  expect(head.headers.get('x-total-count')).toBe('3')
  const long = `/api/products?limit=10${'&'.repeat(2_000)}`
  expect(await textAt(long)).toBe(text)
})

describe.runIf(onPostgres)('two copies of the shop', () => {
  test('the other one shows what was saved here as soon as it has heard of it', async () => {
    const copy = await openCopy(shop)
    await copy.listens()
    for (const price of ['7.10', '8.20', '9.30']) {
      await admin.rest('PUT', '/products/1', { price })
      await expect
        .poll(() => textAt('/api/products', copy), { timeout: 10_000, interval: 2 })
        .toContain(price)
      expect(await textAt('/api/products')).toContain(price)
    }
    await copy.close()
  })

  test('while nothing is heard, each read asks whether its answer still holds', async () => {
    await shop.listens()
    const letIn = (allowed: boolean) =>
      elsewhere().execute('update pg_database set datallowconn = ? where datname = current_database()', [
        allowed,
      ])
    await letIn(false)
    try {
      await elsewhere().execute(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'published versions'`,
      )
      await expect.poll(() => typeof shop.published.current(), { interval: 5 }).toBe('object')
      for (const price of ['7.10', '8.20', '9.30']) {
        await elsewhere().execute('update products set price = ?', [price])
        expect(await textAt('/api/products')).toContain(price)
      }
    } finally {
      await letIn(true)
    }
  })
})
