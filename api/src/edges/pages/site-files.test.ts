import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { createCategory, createPost, createProduct } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'

const shop = openTestShop({
  PUBLIC_URL: 'https://ramure.example',
  TRUST_PROXY: '1',
  WEB_FOLDER: createWebFolder(),
})
const admin = openAdministration(shop)
const origin = 'https://ramure.example'

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
const sitemap = async (path = '/sitemap.xml') => locations((await shop.get(path)).text)

/** As an XML parser reads it: well-formed, or an error. */
const parsed = (xml: string) => {
  const tags: string[] = []
  const text = xml.replace(/<\?xml.*?\?>/, '')
  for (const [, closing, name, selfClosing] of text.matchAll(/<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*(\/?)>/g)) {
    if (closing) expect(tags.pop()).toBe(name)
    else if (!selfClosing) tags.push(name ?? '')
  }
  expect(tags).toEqual([])
  // Between the tags nothing is left that a parser would take for one, or refuse.
  const rest = text.replace(/<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*(\/?)>/g, '')
  expect(rest).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|#39);)/)
  expect(rest.isWellFormed()).toBe(true)
  return text
}

const hostile = 'L’œuf <script> & "co" \u0007]]>'

test('robots.txt lets engines into what is public, and names the sitemap', async () => {
  const { status, headers, text } = await shop.get('/robots.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    ...['/admin', '/panier', '/favoris', '/mon-compte', '/mes-donnees', '/auth', '/api', '/graphql'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ])
})

describe('the sitemap', () => {
  beforeEach(async () => {
    await createCategory(shop, { name: 'Cuisine', slug: 'cuisine' })
    await createProduct(shop, {
      name: 'Gourde isotherme 0,75 L',
      updatedAt: new Date('2026-05-02T08:00:00Z'),
    })
    await createPost(shop, { title: 'Laver moins', published: true })
    await createPost(shop, { title: 'Un secret', published: false })
  })

  test('has every public page, category, product and published article, and nothing else', async () => {
    const { status, headers, text } = await shop.get('/sitemap.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(locations(parsed(text)).map((url) => url?.slice(origin.length))).toEqual([
      ...['/', '/produits', '/consommer-ecologiquement', '/pourquoi-nous-faire-confiance'],
      ...[
        '/methode',
        '/qui-nous-sommes',
        '/aide-et-contacts',
        '/politique-confidentialite',
        '/mentions-legales',
      ],
      ...['/cgv', '/accessibilite', '/cette-visite', '/produits?category=cuisine'],
      ...['/article/1-laver-moins', '/produit/1-gourde-isotherme-0-75-l'],
    ])
    expect(text).toContain('75-l</loc><lastmod>2026-05-02T08:00:00.000Z</lastmod>')
    // A text of the owner's is as old as its last change.
    expect(text).toMatch(/cgv<\/loc><lastmod>20\d\d-[\dT:.-]+Z<\/lastmod>/)
    expect(text).toContain('accessibilite</loc></url>')
    expect((await shop.get('/sitemap-1.xml')).status).toBe(404)
  })

  test('each of its addresses answers with a page', async () => {
    for (const url of await sitemap())
      expect([url, (await shop.get(url?.slice(origin.length) ?? '')).status]).toEqual([url, 200])
  })

  test('is an index of several above 10,000 addresses, which together name each of them once', async () => {
    await shop.em().execute(`insert into products (name, price, eco_score)
      select 'Savon ' || n, 5, 8 from generate_series(1, 20000) as n`)
    const files = await sitemap()
    expect(files).toEqual([1, 2, 3].map((n) => `${origin}/sitemap-${n}.xml`))
    const parts = await Promise.all(files.map((url) => sitemap(url?.slice(origin.length))))
    expect(parts.map(({ length }) => length)).toEqual([10_000, 10_000, 15])
    const all = parts.flat()
    expect(new Set(all).size).toBe(20_015)
    expect(all.at(-1)).toBe(`${origin}/produit/20001-savon-20000`)
    for (const path of ['/sitemap-0.xml', '/sitemap-4.xml', '/sitemap-99999.xml', '/sitemap-x.xml'])
      expect((await shop.get(path)).status).toBe(404)
  })

  test('is made once for each state of the shop, and is never behind', async () => {
    await sitemap()
    expect(await shop.statementsOf(() => Promise.all([sitemap(), sitemap(), sitemap()]))).toEqual([])
    await admin.rest('PUT', '/products/1', { name: 'Gourde' })
    expect((await sitemap()).at(-1)).toBe(`${origin}/produit/1-gourde`)
    await admin.rest('PUT', '/posts/1', { published: false })
    expect((await sitemap()).filter((url) => url?.includes('/article/'))).toEqual([])
  })

  test('that a machine has already is not sent again', async () => {
    const { headers } = await shop.get('/sitemap.xml')
    expect(headers.get('cache-control')).toBe('public, max-age=600')
    // Said by hand: fetch would ask for what no cache has.
    const again = { headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' } }
    expect((await shop.get('/sitemap.xml', again)).status).toBe(304)
    await admin.rest('DELETE', '/products/1')
    expect((await shop.get('/sitemap.xml', again)).status).toBe(200)
  })
})

describe('the feed of the articles', () => {
  const tag = (name: string, xml: string) =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, text]) => text)

  test('has the newest thirty that are published, by title, summary, date and address', async () => {
    for (let n = 1; n <= 31; n++)
      await createPost(shop, {
        title: `Article ${n}`,
        content: `Texte ${n}`,
        published: n !== 31,
        createdAt: new Date(Date.UTC(2026, 0, n)),
      })
    await createPost(shop, {
      title: hostile,
      excerpt: hostile,
      published: true,
      createdAt: new Date('2026-11-01T10:00:00Z'),
    })
    const { headers, text } = await shop.get('/flux.xml')
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const items = tag('item', parsed(text))
    expect(items).toHaveLength(30)
    expect(items.flatMap((item) => tag('title', item ?? '')).slice(0, 2)).toEqual([
      'L’œuf &lt;script&gt; &amp; &quot;co&quot; ]]&gt;',
      'Article 30',
    ])
    const [first = '', second = ''] = items
    expect(tag('pubDate', first)).toEqual(['Sun, 01 Nov 2026 10:00:00 GMT'])
    expect(tag('guid', second)).toEqual([`${origin}/article/30`])
    expect(tag('link', second)).toEqual([`${origin}/article/30-article-30`])
    expect(tag('description', second)).toEqual(['Texte 30'])
    expect(text).not.toContain('Article 31')
  })

  test('of a shop without articles is a feed all the same', async () => {
    const { status, text } = await shop.get('/flux.xml')
    expect([status, tag('item', parsed(text))]).toEqual([200, []])
  })
})

test('machines are told that a wish not to be tracked is granted, also by a browser that sends none', async () => {
  const { status, body, headers } = await shop.get('/.well-known/gpc.json')
  expect([status, body]).toEqual([200, { gpc: true, lastUpdate: '2026-11-23' }])
  expect(headers.get('content-type')).toMatch(/^application\/json/)
})
