import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { createCategory, createPost, createProduct, createProductImage } from '../../test/data/factories.ts'
import { readPage } from '../../test/read-page.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop({ PAGE_PATIENCE_MS: '20000' })
const admin = openAdministration(shop)

beforeEach(async () => {
  await createCategory(shop, { name: 'Énergie', slug: 'Energie' })
  await createProduct(shop, {
    name: 'Gourde isotherme',
    price: '24.90',
    description: 'Garde au chaud.',
    category: 1,
  })
  await createProduct(shop, { name: 'Savon surgras', price: '6.50' })
  await createProductImage(shop, { product: 1, isPrimary: true })
  await createPost(shop, { title: 'Laver moins', content: 'Le linge s’use au lavage.' })
})

async function pageAt(path: string, headers: Record<string, string> = {}) {
  const { status, text, headers: answered } = await shop.get(path, { headers })
  return { status, text, location: answered.get('location'), ...readPage(text) }
}

const needsScripts = 'Cette boutique a besoin de JavaScript pour s’afficher.'

/** What the page is rendered as: whole, as a frame, or not at all. */
const kindOf = ({ one }: ReturnType<typeof readPage>) =>
  one('div', { id: 'root' }).attributes['data-rendered']

const namesOfProducts = ({ all }: ReturnType<typeof readPage>) =>
  ['Gourde isotherme', 'Savon surgras'].filter((name) => all('h3').some(({ text }) => text.includes(name)))

describe('a public page is there before any script', () => {
  test.each([
    ['/', 'Accueil', '/', ['WebSite', 'Organization']],
    ['/produits', 'Nos produits', '/produits', ['ItemList']],
    ['/produits?category=Energie', 'Énergie', '/produits?category=Energie', ['ItemList', 'BreadcrumbList']],
    [
      '/produit/1-gourde-isotherme',
      'Gourde isotherme',
      '/produit/1-gourde-isotherme',
      ['Product', 'BreadcrumbList'],
    ],
    ['/produit/1', 'Gourde isotherme', '/produit/1-gourde-isotherme', ['Product', 'BreadcrumbList']],
    ['/comparer?ids=1,abc&autre=2', 'Comparer nos produits', '/comparer', []],
    ['/consommer-ecologiquement', 'Consommer écologiquement', '/consommer-ecologiquement', []],
    ['/article/1-laver-moins', 'Laver moins', '/article/1-laver-moins', ['BlogPosting', 'BreadcrumbList']],
    ['/pourquoi-nous-faire-confiance', 'Pourquoi nous faire confiance', '/pourquoi-nous-faire-confiance', []],
    ['/qui-nous-sommes', 'Notre Mission', '/qui-nous-sommes', []],
    ['/aide-et-contacts', 'Aide et Contacts', '/aide-et-contacts', ['FAQPage']],
    ['/politique-confidentialite', 'Politique de confidentialité', '/politique-confidentialite', []],
    ['/mentions-legales', 'Mentions légales', '/mentions-legales', []],
    ['/cgv', 'Conditions générales de vente', '/cgv', []],
    ['/accessibilite', 'Accessibilité', '/accessibilite', []],
  ])('%s, with its head and its words', async (path, title, canonical, things) => {
    const page = await pageAt(path)
    expect([page.status, kindOf(page)]).toEqual([200, 'page'])
    expect(page.one('html').attributes.lang).toBe('fr')
    expect(page.all('title').filter(({ isInHead }) => isInHead)).toMatchObject([
      { text: `${title} — Ramure` },
    ])
    expect(page.all('h1')).toHaveLength(1)
    expect(page.meta('description').length).toBeGreaterThan(10)
    const address = `${shop.env.PUBLIC_URL}${canonical}`
    expect(page.one('link', { rel: 'canonical' })).toMatchObject({
      isInHead: true,
      attributes: { href: address },
    })
    expect(page.meta('og:url')).toBe(address)
    expect(page.meta('og:title')).not.toBe('')
    expect(page.meta('og:image')).toMatch(/^https?:\/\//)
    if (things.length > 0) expect(page.jsonLd().map((thing) => thing['@type'])).toEqual(things)
    else expect(page.all('script', { type: 'application/ld+json' })).toEqual([])
    expect(page.state()).toMatchObject({ origin: shop.env.PUBLIC_URL, isMember: false })
    // What asks for scripts asks for them where they are needed, not instead of the page.
    expect(page.all('noscript').map(({ text }) => text)).not.toContain(needsScripts)
  })

  test('a product says its price and its description, to people and to machines', async () => {
    const page = await pageAt('/produit/1-gourde-isotherme')
    expect(page.one('h1').text).toBe('Gourde isotherme')
    expect(page.one('main').text).toContain('24,90\u00a0€')
    expect(page.one('main').text).toContain('Garde au chaud.')
    expect(page.jsonLd()[0]).toMatchObject({ name: 'Gourde isotherme', offers: { price: '24.90' } })
  })

  test('an article says its text', async () => {
    expect((await pageAt('/article/1-laver-moins')).one('main').text).toContain('Le linge s’use au lavage.')
  })
})

describe('what is one person’s comes as a frame, which the browser fills', () => {
  test.each([
    '/panier',
    '/auth',
    '/auth?onglet=inscription',
    '/mon-compte',
    '/newsletter/confirmation?token=x',
  ])('%s', async (path) => {
    const page = await pageAt(path)
    expect([page.status, kindOf(page), page.all('h1')]).toEqual([200, 'frame', []])
    expect(page.all('footer')).toHaveLength(1)
    // Without scripts it stays a frame: it says so.
    expect(page.one('noscript').text).toContain('Cette page a besoin de JavaScript')
  })

  test.each([
    ['/admin', 'Administration — Ramure'],
    ['/admin?onglet=parametres&fiche=3', 'Administration — Ramure'],
    ['/admin/commandes', 'Administration — Ramure'],
    ['/admin/login', 'Ramure'],
  ])('%s, without the shop’s own', async (path, title) => {
    const page = await pageAt(path)
    expect([page.status, kindOf(page), page.all('h1')]).toEqual([200, 'frame', []])
    expect(page.all('title').filter(({ isInHead }) => isInHead)).toMatchObject([{ text: title }])
    expect(page.all('footer')).toEqual([])
    expect(page.one('noscript').text).toContain('L’administration a besoin de JavaScript')
  })
})

describe('an address that is no page', () => {
  test.each([
    ['/inconnu', 'Cette page n’existe pas'],
    ['/produit/99', 'Produit non trouvé'],
    ['/produit/savon', 'Produit non trouvé'],
    ['/article/99', 'Article non trouvé'],
  ])('%s is 404 and says so', async (path, title) => {
    const page = await pageAt(path)
    expect([page.status, kindOf(page), page.one('h1').text]).toEqual([404, 'page', title])
    expect(page.meta('robots')).toMatch(/^noindex/)
    expect(page.all('link', { rel: 'canonical' })).toEqual([])
  })

  test('an old name leads to the new one, with all that the address said', async () => {
    const { status, location } = await pageAt('/produit/1-ancien?utm_source=lettre&page=2')
    expect([status, location]).toEqual([301, '/produit/1-gourde-isotherme?utm_source=lettre&page=2'])
  })

  test('what was deleted is gone', async () => {
    expect((await pageAt('/produit/1')).status).toBe(200)
    await admin.rest('DELETE', '/products/1')
    await admin.rest('DELETE', '/posts/1')
    for (const path of ['/produit/1', '/produit/1-gourde-isotherme', '/article/1-laver-moins']) {
      const page = await pageAt(path)
      expect([page.status, page.one('h1').text]).toEqual([410, expect.stringContaining('non trouvé')])
    }
  })
})

describe('the list shows what its address says', () => {
  test.each([
    ['/produits', ['Gourde isotherme', 'Savon surgras']],
    ['/produits?maxPrice=10', ['Savon surgras']],
    ['/produits?category=Energie', ['Gourde isotherme']],
    ['/produits?search=savon&utm_source=lettre', ['Savon surgras']],
    // The first of a word counts, as in the browser.
    ['/produits?search=gourde&search=savon', ['Gourde isotherme']],
    ['/produits?search=&search=savon', ['Gourde isotherme', 'Savon surgras']],
    ['/produits?Search=savon', ['Gourde isotherme', 'Savon surgras']],
    [`/produits?maxPrice=${' '.repeat(300)}10`.replaceAll(' ', '+'), ['Savon surgras']],
    ['/produits?search=introuvable', []],
  ])('%s', async (path, names) => {
    const page = await pageAt(path)
    expect([page.status, namesOfProducts(page).toSorted()]).toEqual([200, names])
  })

  test('a page beyond the last leads to the last', async () => {
    for (const [path, to] of [
      ['/produits?page=9', '/produits'],
      ['/produits?page=9&search=savon&utm_source=lettre', '/produits?search=savon'],
      ['/consommer-ecologiquement?page=3', '/consommer-ecologiquement'],
    ]) {
      const { status, location } = await pageAt(path ?? '')
      expect([path, status, location]).toEqual([path, 302, to])
    }
  })
})
