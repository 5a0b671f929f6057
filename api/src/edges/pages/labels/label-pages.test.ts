import { describe, expect, test } from 'vitest'
import { criteria } from '../../../features/catalogue/assessments/criteria.rules.ts'
import { openAdministration } from '../../../test/administrator.ts'
import { createAdmin, createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { createWebFolder } from '../../../test/web-folder.ts'

const shop = openTestShop({ WEB_FOLDER: createWebFolder() })

const names = (html: string) => [...html.matchAll(/<h2 class="\w+">([^<]*)<\/h2>/g)].map(([, name]) => name)
const sheetSizes = (html: string) =>
  html
    .split('<div class="sheet">')
    .slice(1)
    .map((sheet) => sheet.split('<article').length - 1)

test('a label tells what its product is, costs and saves, and leads to its page by a code and in words', async () => {
  const { id } = await createProduct(shop, {
    name: 'Gourde isotherme',
    category: (await createCategory(shop, { name: 'Zéro déchet' })).id,
    price: '34.90',
    ecoScore: '8.7',
    savingsPerYear: '57.00',
    savingsComparison: 'face aux bouteilles',
    paybackMonths: 8,
    whyChoose: 'Elle dure.',
    keepIf: 'Si vous avez déjà une gourde, gardez-la.',
  })
  const { status, headers, text } = await shop.get(`/produit/${id}/etiquette`)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-cache'])
  const said = text.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]*>/g, '\n')
  const address = `${shop.env.PUBLIC_URL}/produit/${id}`
  for (const words of [
    ...['Zéro déchet', 'Gourde isotherme', '8,7 sur 10', 'Excellent', '34,90\u00a0€', '57\u00a0€'],
    ...[' économisés par an, face aux bouteilles. Remboursé en 8\u00a0mois.', 'Fiche d’entretien'],
    ...['Elle dure.', 'Si vous avez déjà une gourde, gardez-la.', address.replace('http://', '')],
  ])
    expect(said.split('\n')).toContain(words)
  expect(text).toContain('role="img" aria-label="Code QR vers la page du produit"')
  expect(text).not.toContain('<script')
  expect((await shop.get(`/produit/${id}-gourde-isotherme/etiquette`)).text).toBe(text)
})

const bare = (html: string) => html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]*>/g, '')

describe('the score on a label', () => {
  const admin = openAdministration(shop)
  const points = ['1.7', '1.2', '0.3', '2', '0.1']
  const sayOn = async (scoreDisplay: 'SCORE' | 'CRITERIA' | 'OFFICIAL_TEXTILE' | 'NONE') => {
    const category = (await createCategory(shop, { scoreDisplay })).id
    const { id } = await createProduct(shop, { category, price: '34.90', ecoScore: '5.3' })
    const facts = { kind: 'CERTIFICATE', title: 'GOTS', issuer: 'Bureau', number: 'A-12', isPublic: true }
    const { body: evidence } = await admin.rest('POST', '/admin/evidence', facts)
    const reason = 'Se recycle avec les métaux.'
    const rated = criteria.map((criterion, place) => ({
      ...{ criterion, points: points[place], evidenceIds: [evidence.id], reason },
    }))
    await admin.rest('PUT', `/admin/products/${id}/assessment`, { criteria: rated })
    const { status, text } = await admin.rest('POST', `/admin/products/${id}/assessment/publish`, {})
    expect(status, text).toBe(200)
    const passport = {
      netQuantity: '750',
      netUnit: 'ML',
      spareParts: [{ name: 'Joint' }],
      composition: 'Inox',
      warnings: 'Ne pas chauffer.',
    }
    const saved = await admin.rest('PUT', `/admin/products/${id}/passport`, passport)
    expect(saved.status, saved.text).toBe(200)
    return bare((await shop.get(`/produit/${id}/etiquette`)).text).replaceAll('\u00a0', ' ')
  }

  test('is the total with its five points; the back keeps its parts, and how it ends', async () => {
    const said = await sayOn('SCORE')
    for (const words of [
      ...[
        '5,3 sur 10',
        'Matériaux 1,7',
        'Fabrication 1,2',
        'Transport 0,3',
        'Emballage 2,0',
        'Fin de vie 0,1',
      ],
      ...['46,53 €/L', 'Pièces détachées : Joint', 'Composition : Inox', 'Fin de vie : Se recycle avec'],
    ])
      expect(said).toContain(words)
    // What has no room is left out from the end.
    expect(said).toMatch(/Avertissements : Ne pas chauffer\.\s+Pièces détachées/)
  })

  test('is the points without the total where the category says so', async () => {
    const said = await sayOn('CRITERIA')
    expect(said).toContain('Matériaux 1,7')
    expect(said).not.toMatch(/5,3 sur 10/)
  })

  test('is the official cost in its place for clothing', async () => {
    const said = await sayOn('OFFICIAL_TEXTILE')
    expect(said).toContain('Coût environnemental : pas encore déclaré')
    expect(said).not.toMatch(/5,3 sur 10/)
  })

  test('is nothing where the category shows none', async () => {
    expect(await sayOn('NONE')).not.toMatch(/sur 10|Matériaux|Coût environnemental|Se recycle/)
  })
})

test('what nobody has reckoned is not claimed', async () => {
  const { id } = await createProduct(shop)
  const { text } = await shop.get(`/produit/${id}/etiquette`)
  expect(text).not.toMatch(/économisés|Remboursé|Pourquoi le choisir|Quand garder/)
})

test('what an administrator has written is text, never markup', async () => {
  const hostile = '</style><script>alert(1)</script>"\'&'
  const { id } = await createProduct(shop, {
    name: hostile,
    whyChoose: hostile,
    keepIf: hostile,
    savingsPerYear: '1.00',
    savingsComparison: hostile,
  })
  for (const path of [`/produit/${id}/etiquette`, `/etiquettes?ids=${id}`]) {
    const { text } = await shop.get(path)
    expect(text).not.toContain('<script')
    expect(text.split('</style>')).toHaveLength(2)
    expect(names(text)).toEqual(['&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;'])
  }
})

test('a hidden product has no label, not even for an administrator', async () => {
  const [hidden, as] = [await createProduct(shop, { visible: false }), await createAdmin(shop)]
  for (const path of [`/produit/${hidden.id}/etiquette`, `/etiquettes?ids=${hidden.id}`])
    for (const ask of [{}, { as }]) expect((await shop.get(path, ask)).status, path).toBe(404)
})

test.each(['0', '01', 'abc', '1.5', '-1', '999999', '9999999999', '1%00', '%27or%201=1', '%2e%2e'])(
  'the label of « %s » is a page that is not there',
  async (words) => {
    const { status, text } = await shop.get(`/produit/${words}/etiquette`)
    expect([status, text.includes('<title>Boutique</title>')]).toEqual([404, true])
  },
)

test('a selection is printed in its order, each once, four on a sheet; what has no label is told', async () => {
  const ids: number[] = []
  for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push((await createProduct(shop, { name })).id)
  const hidden = await createProduct(shop, { name: 'F', visible: false })
  const wanted = [...ids.toReversed(), hidden.id, 999_999, ids[0]]
  const { status, text } = await shop.get(`/etiquettes?ids=${wanted.join(',')}`)
  expect([status, names(text), sheetSizes(text)]).toEqual([200, ['E', 'D', 'C', 'B', 'A'], [4, 1]])
  expect(text).toContain('2 produits masqués ou inconnus n’ont pas d’étiquette.')
  expect(text).not.toContain('>F<')
})

const upTo = (last: number) => `?ids=${Array.from({ length: last }, (_, index) => index + 1)}`

test.each([
  ['nothing', '', 'Étiquettes\u00a0: numéros de produits attendus'],
  ['a list of lists', '?ids=1&ids=2', 'Étiquettes\u00a0: numéros de produits attendus'],
  ['no number', '?ids=', 'Numéro de produit : nombre entier attendu.'],
  ['a word', '?ids=1,abc', 'Numéro de produit : nombre entier attendu.'],
  ['a negative number', '?ids=1,-2', 'Numéro de produit : entre'],
  ['too large a number', '?ids=1,99999999999', 'Numéro de produit : entre'],
  ['NUL', '?ids=%00', 'Numéro de produit : nombre entier attendu.'],
  ['101 products', upTo(101), '100 produits au plus'],
  ['as many as an address holds', upTo(2_500), '100 produits au plus'],
])('%s is refused in French, as a page', async (_what, query, words) => {
  const { status, headers, text } = await shop.get(`/etiquettes${query}`)
  expect([status, headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  expect(text).toContain(words)
})

test('a hundred labels fill twenty-five sheets', async () => {
  const em = shop.em()
  const { id } = await createProduct(shop)
  await em.execute(
    "insert into products (name, price, eco_score) select 'Savon ' || n, 5, 8 from generate_series(1, 99) n",
  )
  const ids = Array.from({ length: 100 }, (_, index) => id + index)
  expect(sheetSizes((await shop.get(`/etiquettes?ids=${ids}`)).text)).toEqual(Array(25).fill(4))
})
