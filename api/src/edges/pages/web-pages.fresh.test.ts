import { beforeEach, describe, expect, test } from 'vitest'
import { SiteSetting } from '../../features/settings/site-setting.entity.ts'
import { openAdministration } from '../../test/administrator.ts'
import {
  createCartLine,
  createCategory,
  createOrder,
  createPost,
  createProduct,
  createUser,
} from '../../test/data/factories.ts'
import { readPage } from '../../test/read-page.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop({ PAGE_PATIENCE_MS: '20000' })
const admin = openAdministration(shop)

beforeEach(async () => {
  await createCategory(shop, { name: 'Énergie', slug: 'Energie' })
  await createProduct(shop, { name: 'Gourde isotherme', price: '24.90', category: 1, featured: true })
  await createPost(shop, { title: 'Laver moins', content: 'Souvent, un coup d’air suffit.', featured: true })
  await shop.em().insert(SiteSetting, { key: 'contact_response_time', value: 'Sous 24 h.' })
})

const textAt = async (path: string, headers: Record<string, string> = {}) =>
  (await shop.get(path, { headers })).text

/** Statements that read the shop's data; the published state is asked for besides. */
const readsOf = async (work: () => Promise<unknown>) =>
  (await shop.statementsOf(work)).filter((sql) => !sql.includes('published_version'))

describe('a change is in the very next page', () => {
  const changes: [string, string, () => Promise<unknown>, string][] = [
    ['a price', '/produit/1', () => admin.rest('PUT', '/products/1', { price: '31.50' }), '31,50'],
    ['a price', '/produits', () => admin.rest('PUT', '/products/1', { price: '31.50' }), '31,50'],
    [
      'a price over GraphQL',
      '/produit/1',
      () => admin.data('mutation { updateProduct(id: 1, input: { price: "31.50" }) { id } }'),
      '31,50',
    ],
    [
      'a category',
      '/produits?category=Energie',
      () => admin.rest('PUT', '/categories/1', { name: 'Courant' }),
      'Courant',
    ],
    [
      'an article',
      '/article/1',
      () => admin.rest('PUT', '/posts/1', { content: 'Aérer suffit.' }),
      'Aérer suffit.',
    ],
    [
      'a setting',
      '/aide-et-contacts',
      () => admin.rest('PUT', '/settings/contact_response_time', { value: 'Sous 48 h.' }),
      'Sous 48 h.',
    ],
  ]
  test.each(changes)('%s, at %s', async (_what, path, change, shown) => {
    const before = await textAt(path)
    expect(before).not.toContain(shown)
    // Kept, and sent without a question to the database, until something changes.
    expect(await readsOf(async () => expect(await textAt(path)).toBe(before))).toEqual([])
    await change()
    expect(await textAt(path)).toContain(shown)
  })

  test('made by hand in the database as well, as soon as it is told of it', async () => {
    expect(await textAt('/produit/1')).toContain('24,90')
    // Past the test's own entity manager, which makes the shop ask anew.
    await shop.database.orm.em.fork().execute('update products set price = 31.50')
    await expect.poll(() => textAt('/produit/1'), { timeout: 10_000, interval: 20 }).toContain('31,50')
  })

  test('a new product is in the list, a deleted one in none', async () => {
    await textAt('/produits')
    await admin.rest('POST', '/products', { name: 'Lampe solaire', price: '9', ecoScore: '7' })
    expect(await textAt('/produits')).toContain('Lampe solaire')
    await admin.rest('DELETE', '/products/2')
    expect(await textAt('/produits')).not.toContain('Lampe solaire')
    expect((await shop.get('/produit/2')).status).toBe(410)
  })

  test('a draft is in no page until it is published, nor when it is one again', async () => {
    await createPost(shop, {
      title: 'Le secret de la rentrée',
      content: 'Chut.',
      published: false,
      featured: true,
    })
    const paths = ['/', '/consommer-ecologiquement', '/article/2', '/article/1', '/sitemap.xml', '/flux.xml']
    const telling = async () => {
      const texts = await Promise.all(paths.map((path) => textAt(path)))
      return paths.filter((_path, index) => /secret|Chut/.test(texts[index] ?? ''))
    }
    expect(await telling()).toEqual([])
    await admin.rest('PUT', '/posts/2', { published: true })
    expect(await telling()).not.toEqual([])
    await admin.rest('PUT', '/posts/2', { published: false })
    expect(await telling()).toEqual([])
  })
})

describe('a page is made once', () => {
  test('for any number of people who ask for it at once', async () => {
    const alone = await readsOf(() => textAt('/produit/1-gourde-isotherme'))
    await admin.rest('PUT', '/products/1', { price: '7.00' })
    const together = await readsOf(() =>
      Promise.all(Array.from({ length: 12 }, () => textAt('/produit/1-gourde-isotherme'))),
    )
    expect(alone.length).toBeGreaterThan(0)
    expect(together.toSorted().map(words)).toEqual(alone.toSorted().map(words))
  })
  /** A statement without how long it took. */
  const words = (statement: string) => statement.replace(/\[took.*/, '')

  test.each([
    ['/produits', '/produits/', '/produits?utm_source=a&x=1', '/produits?search=&page=', '/produits?&&'],
    [
      '/produits?search=gourde&page=1',
      '/produits?page=1&x&search=gourde',
      '/produits?search=+gourde&page=1&search=b',
    ],
    ['/', '/?page=2', '/?utm_campaign=x'],
    ['/article/1-laver-moins', '/article/1-laver-moins?page=3', '/article/1%2dlaver%2Dmoins'],
    ['/aide-et-contacts', '/aide-et-contacts?sujet=colis'],
    ['/consommer-ecologiquement', '/consommer-ecologiquement?search=x'],
    ['/inconnu', '/autre/inconnu', '/produits/1', '/constructor'],
    ['/produit/savon', '/produit/%00', '/produit/1%2F2'],
  ])('%s, under all of its addresses', async (path, ...others) => {
    const { text, status } = await shop.get(path)
    const reads = await readsOf(async () => {
      for (const other of others) {
        const answer = await shop.get(other)
        expect([other, answer.status, answer.text === text]).toEqual([other, status, true])
      }
    })
    expect(reads).toEqual([])
  })
})

describe('nobody’s page holds anything of anybody', () => {
  const paths = [
    '/',
    '/produits',
    '/produit/1',
    '/article/1',
    '/panier',
    '/mon-compte',
    '/aide-et-contacts',
    '/inconnu',
  ]

  test('a customer and an administrator are sent what visitors are, home apart', async () => {
    const ana = await createUser(shop, {
      firstName: 'Anastasie',
      lastName: 'Delorme',
      email: 'ana@exemple.fr',
    })
    await createCartLine(shop, { user: ana.id, product: 1 })
    await createOrder(shop, { user: ana.id, shippingAddress: '1 rue des Lilas, Lyon' })
    await createPost(shop, { title: 'Le secret', published: false })
    const cookies = { ana: await shop.cookieOf(ana), admin: await shop.cookieOf(admin.person()) }
    for (const [index, path] of paths.entries()) {
      // Whoever asks first, the page is kept for all.
      await admin.rest('PUT', '/products/1', { price: `${index + 1}.00` })
      const texts = [
        await textAt(path, { cookie: cookies.ana }),
        await textAt(path, { cookie: cookies.admin }),
        await textAt(path),
      ]
      for (const text of texts) expect(text).not.toMatch(/Anastasie|Delorme|ana@exemple|Lilas|Le secret/)
      expect([path, new Set(texts).size]).toEqual([path, path === '/' ? 2 : 1])
    }
  })

  test('home is that of members for a browser with a session, real or not, and says nobody’s name', async () => {
    const visitor = readPage(await textAt('/'))
    const member = await textAt('/', { cookie: await shop.cookieOf(await createUser(shop)) })
    expect(await textAt('/', { cookie: 'other=1; session=forged' })).toBe(member)
    expect(await textAt('/', { cookie: 'mysession=1; sessions=2' })).not.toBe(member)
    expect([visitor.state()?.isMember, readPage(member).state()?.isMember]).toEqual([false, true])
    expect(visitor.one('h1').text).not.toBe(readPage(member).one('h1').text)
    expect(member).not.toContain('Ana')
  })

  const publicKinds = new Set([
    'ROOT_QUERY',
    '__META',
    'Product',
    'Post',
    'Category',
    'ProductImage',
    'SiteSetting',
    ...['Assessment', 'ScoreChange'],
  ])

  test('what the browser goes on from holds public facts alone', async () => {
    await createPost(shop, { title: 'Le secret', published: false })
    for (const path of paths) {
      const { cache, answered } = readPage(await textAt(path)).state() ?? { cache: {}, answered: [] }
      const kinds = Object.keys(cache).map((key) => key.split(':')[0])
      expect(kinds.filter((kind) => !publicKinds.has(kind ?? ''))).toEqual([])
      expect(answered.join()).not.toMatch(/\bme\b|viewer|cart|orders/i)
    }
  })
})
