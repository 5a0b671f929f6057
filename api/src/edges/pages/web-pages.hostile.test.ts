import { describe, expect, test } from 'vitest'
import { SiteSetting } from '../../features/settings/site-setting.entity.ts'
import { createCategory, createPost, createProduct, createProductImage } from '../../test/data/factories.ts'
import { rawRequest } from '../../test/raw-request.ts'
import { type ReadPage, readPage } from '../../test/read-page.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop({ PAGE_PATIENCE_MS: '20000' })

/** Texts that end what they stand in, where they are not escaped: each would leave an element <x-evil>, or an attribute. */
const hostile = [
  '</script><x-evil>',
  '</SCRIPT ><x-evil>',
  '</style><x-evil>',
  '</title></textarea></noscript><x-evil>',
  '"><x-evil>',
  "'><x-evil>",
  '" onfocus="evil" autofocus="',
  '<x-evil onload=evil>',
  '<img src=x onerror=evil>',
  '<!--<script><x-evil>',
  '--><x-evil><!--',
  ']]><x-evil>',
  '\u2028</script><x-evil>\u2029',
  '&lt;x-evil&gt;&#60;x-evil&#62;',
  "$& $` $' $1 $<name> $$",
  '<!--page--><!--state--><!--head-->',
  '{{constructor.constructor("evil")()}}',
  'javascript:evil',
]

/** What the shop itself is made of: nothing that somebody has typed may add to it. */
function expectHarmless(page: ReadPage) {
  expect(page.all('x-evil')).toEqual([])
  for (const { name, attributes } of page.elements) {
    expect(
      Object.keys(attributes).filter((key) => /^on|^autofocus$/.test(key)),
      name,
    ).toEqual([])
    for (const key of ['href', 'src', 'action', 'formaction'])
      expect(attributes[key] ?? '', name).not.toMatch(
        // What React puts in the place of such an address.
        /^\s*(javascript(?!:throw new Error\('React has blocked)|data|vbscript):/i,
      )
  }
  expect(page.all('img', { src: 'x' })).toEqual([])
  const scripts = page.all('script').map(({ attributes: { type, src, id } }) => [type, src !== undefined, id])
  expect(scripts.filter(([type]) => type !== 'application/ld+json')).toEqual([
    [undefined, false, undefined],
    ['module', true, undefined],
    ['application/json', false, 'state'],
  ])
  expect(page.state()).not.toBeNull()
}

const searched = (page: ReadPage) => page.one('input', { name: 'search', role: 'combobox' }).attributes.value

describe('a hostile text in an address is shown as text, or not at all', () => {
  test.each(hostile.map((text) => [text]))('searched: %j', async (text) => {
    const { status, text: html } = await shop.get(`/produits?search=${encodeURIComponent(text)}`)
    const page = readPage(html)
    expectHarmless(page)
    expect([status, searched(page)]).toEqual([200, text.trim()])
  })

  test('in any other place', async () => {
    const given = encodeURIComponent(hostile.join(''))
    for (const [path, status] of [
      [`/produits?category=${given}&sort=${given}&page=${given}&minPrice=${given}`, 200],
      [`/?x=${given}`, 200],
      [`/${given}`, 404],
      [`/produit/${given}`, 404],
      [`/article/1-${given}`, 404],
      [`/panier?retour=${given}`, 200],
    ] as const) {
      const answer = await shop.get(path)
      expect([path, answer.status]).toEqual([path, status])
      expectHarmless(readPage(answer.text))
    }
  })

  test.each([
    ['a NUL', '%00', ''],
    ['half of an emoji', '%ED%A0%80', '\ufffd\ufffd\ufffd'],
    ['no UTF-8', '%FF%C3', '\ufffd\ufffd'],
    ['a lone per cent sign', '%', '%'],
    ['10,000 letters', 'a'.repeat(10_000), 'a'.repeat(100)],
    ['100 emojis', '%F0%9F%8C%BF'.repeat(100), '🌿'.repeat(50)],
    ['half of an emoji where it is cut', `${'a'.repeat(199)}%F0%9F%8C%BF`, 'a'.repeat(100)],
  ])('%s in a search', async (_name, given, shown) => {
    const { status, text } = await shop.get(`/produits?search=${given}`)
    const page = readPage(text)
    expectHarmless(page)
    expect([status, searched(page)]).toEqual([200, shown])
  })

  test('as it is, not encoded, it does nothing either', async () => {
    for (const target of ['/produits?search="><x-evil>', '/produits?search=<script>evil</script>']) {
      const { text } = await rawRequest(shop.origin, `GET ${target.replaceAll(' ', '+')} HTTP/1.1`)
      expectHarmless(readPage(text.slice(text.indexOf('<!doctype'))))
    }
  })
})

describe('a hostile text of the shop’s own is shown as text', () => {
  // As by a script of the owner, past all rules.
  const texts = [...hostile, `${'long '.repeat(30)}</script><x-evil>`, 'a🌿\u0007b']
  const plain = (text: string) => text.replaceAll('\u0007', '').trim().replaceAll(/\s+/g, ' ')

  test.each(texts)('%j, of a product and an article', async (text) => {
    await createProduct(shop, { name: text, description: text, imageUrl: text })
    await createProductImage(shop, { product: 1, isPrimary: true, altText: text })
    await createPost(shop, { title: text, content: text, excerpt: text, imageUrl: text })
    for (const path of ['/produit/1', '/article/1']) {
      const page = readPage((await shop.get(path)).text)
      expectHarmless(page)
      expect(plain(page.one('h1').text)).toBe(plain(text))
      expect(JSON.stringify(page.state())).toContain(JSON.stringify(text))
      expect(page.jsonLd().length).toBeGreaterThan(0)
    }
  })

  test('in every list, with categories and settings', async () => {
    for (const [index, text] of texts.entries()) {
      await createCategory(shop, {
        name: `${index} ${text}`.slice(0, 100),
        slug: `${index}`,
        description: text,
      })
      await createProduct(shop, { name: text, category: index + 1, featured: true, weeklySpecial: true })
      await createPost(shop, { title: text, content: text, excerpt: text, featured: true })
    }
    await shop.em().insert(SiteSetting, { key: 'contact_response_time', value: texts.join('') })
    for (const path of [
      '/',
      '/produits',
      '/produits?category=3',
      '/consommer-ecologiquement',
      '/aide-et-contacts',
    ])
      expectHarmless(readPage((await shop.get(path)).text))
  })
})

describe('the marks of an article', () => {
  test('are elements in its page, and in none of its descriptions', async () => {
    await createProduct(shop, { name: 'Savon' })
    await createPost(shop, {
      title: 'Laver',
      content: '## Peu\nUn **geste** [simple](/article/1).\n{produit:1}\n{produit:99}\n- Rincer\n> Moins.',
    })
    const { text } = await shop.get('/article/1')
    expect(text).toContain('<h2 id="titre-peu">Peu</h2>')
    expect(text).toContain('<strong>geste</strong>')
    expect(text).toMatch(/<a href="\/article\/1"[^>]*>simple<\/a>/)
    expect(text).toContain('<blockquote>Moins.</blockquote>')
    expect(text).toContain('href="/produit/1-savon"')
    const page = readPage(text)
    const plain = 'Un geste simple. Rincer Moins.'
    expect(page.one('meta', { name: 'description' }).attributes.content).toBe(plain)
    expect(JSON.stringify(page.jsonLd())).toContain(`"description":"${plain}"`)
    expect((await shop.get('/flux.xml')).text).toContain(`<description>${plain}</description>`)
  })

  test.each(['[a](/b) ', '## a\n', '<x-evil>\n'])('100,000 characters of %j are a page', async (piece) => {
    await createPost(shop, { content: piece.repeat(100_000 / piece.length) })
    const { status, text } = await shop.get('/article/1')
    expect([status, text.includes('data-rendered="page"')]).toEqual([200, true])
    expect(text).not.toContain('<x-evil')
  })
})
