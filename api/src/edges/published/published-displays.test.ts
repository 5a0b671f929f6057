import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { type ScoreDisplay, scoreDisplays } from '../../features/catalogue/categories/score-display.rules.ts'
import { openAdministration } from '../../test/administrator.ts'
import { createCategory, createProduct } from '../../test/data/factories.ts'
import { readPage } from '../../test/read-page.ts'
import { openTestShop } from '../../test/shop.ts'

// The pages and the queries of the client as it was built.
const { operationTexts }: { operationTexts: () => string[] } = await import(
  `${process.cwd()}/dist/web-server/server.js`
)
const shop = openTestShop({ PAGE_PATIENCE_MS: '20000' })
const admin = openAdministration(shop)

beforeEach(async () => {
  const category = await createCategory(shop, { name: 'Vêtements', slug: 'vetements' })
  await createProduct(shop, {
    name: 'Pull en laine',
    ecoScore: '8.6',
    category,
    featured: true,
    imageUrl: '/a.webp',
  })
  await createProduct(shop, { name: 'Savon', ecoScore: '6.0' })
})

/** The address of a query of the client by its hash. */
function byHash(name: string, variables: object): string {
  const text = operationTexts().find((each) => each.startsWith(`query ${name}(`)) ?? ''
  const sha256Hash = createHash('sha256').update(text).digest('hex')
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify(variables), extensions })}`
}
const read = (path: string) => shop.get(path, { headers: { 'content-type': 'application/json' } })

const paths = [
  '/api/categories/1',
  '/api/categories',
  byHash('ProductPage', { id: '1' }),
  byHash('ProductScore', { id: '1' }),
  byHash('Shelf', { filter: {}, limit: 5 }),
]

const shownOnPages = async () => {
  const [product, list] = await Promise.all([shop.get('/produit/1'), shop.get('/produits')])
  const page = readPage(product.text)
  return {
    dial: page.elements.some(({ attributes }) => /8,6 sur 10/.test(attributes['aria-label'] ?? '')),
    head: page.meta('description').includes('8,6'),
    data: /8[.,]6/.test(JSON.stringify(page.jsonLd())),
    panel: page.elements.find(
      ({ name, text }) => name === 'h2' && /^(Comment se calcule|Ce que nous)/.test(text),
    )?.text,
    cost: /Coût environnemental/.test(page.one('body').text),
    card: readPage(list.text).elements.some(({ attributes }) =>
      /8,6 sur 10/.test(attributes['aria-label'] ?? ''),
    ),
  }
}

/** What any visible text, label, description or datum of a page tells of the total. */
async function toldOn(path: string): Promise<boolean> {
  const { status, text } = await shop.get(path)
  // What the browser goes on with is data of the API, which stays as it is.
  const page = readPage(text.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, ''))
  expect([path, status, page.one('body').text.includes('Pull en laine')]).toEqual([path, 200, true])
  const data = /<script type="application\/ld\+json">.*?<\/script>/gs.exec(text) ?? []
  const seen = page.elements.flatMap(({ attributes }) =>
    ['aria-label', 'title', 'alt', 'content'].map((each) => attributes[each] ?? ''),
  )
  return [page.one('body').text, ...seen, ...data].some((words) => /8[.,]6/.test(words))
}

const total = { dial: true, head: true, data: true, card: true }
const none = { dial: false, head: false, data: false, card: false }
const panels = {
  SCORE: { ...total, cost: false, panel: 'Comment se calcule l’éco-score' },
  CRITERIA: { ...none, cost: false, panel: 'Ce que nous regardons, critère par critère' },
  OFFICIAL_TEXTILE: { ...none, cost: true, panel: 'Ce que nous regardons, critère par critère' },
  NONE: { ...none, cost: false, panel: undefined },
} satisfies Record<ScoreDisplay, object>

test('what everybody is answered changes with the display of a category, from kept answers and on pages', async () => {
  for (const display of [...scoreDisplays, 'SCORE'] as const) {
    await admin.rest('PUT', '/categories/1', { scoreDisplay: display, scoreDisplayReason: 'Décret 2025-957' })
    const answers = await Promise.all(paths.map(read))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const { body } of answers) expect(JSON.stringify(body)).toContain(`"scoreDisplay":"${display}"`)
    // The documented fields stay as they are; by eco-score, its product comes last unless its total is shown.
    const { body: listed } = await read('/api/products?sort=eco_score')
    expect(listed.map(({ ecoScore }: { ecoScore: string }) => ecoScore)).toEqual(
      display === 'SCORE' ? ['8.6', '6.0'] : ['6.0', '8.6'],
    )
    expect([display, await shownOnPages()]).toEqual([display, panels[display]])
    // The home with its hero and cards, the list and the product.
    for (const path of ['/', '/produits', '/produit/1'])
      expect([display, path, await toldOn(path)]).toEqual([display, path, display === 'SCORE'])
  }
})
