import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { putFile } from '../../../test/data/uploads.ts'
import { openTestShop } from '../../../test/shop.ts'
import { criteria } from '../assessments/criteria.rules.ts'
import printFonts from './print-fonts.json' with { type: 'json' }

const inflated = (stream: string) => {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

const shop = openTestShop()
const admin = openAdministration(shop)

test('each font that it is written in has the spaces between two words', () => {
  for (const { letters } of printFonts)
    expect([letters.includes(' '), letters.includes('\u00a0')]).toEqual([true, true])
})

test('a proof file holds what is said of a product, what proves it, and how it came about, over both edges', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const category = await createCategory(shop, {
    scoreDisplay: 'OFFICIAL_TEXTILE',
    scoreDisplayReason: 'Décret',
  })
  await createProduct(shop, {
    name: 'Gourde de Łódź',
    category,
    description: 'Une gourde en plastique recyclé.',
  })
  for (const title of ['GRS', 'Fiche', 'Ailleurs'])
    await admin.rest('POST', '/admin/evidence', { kind: 'CERTIFICATE', title })
  await putFile(shop, '/api/admin/evidence/1/file', pdf, { as: admin.person() })
  const given = criteria.map((criterion) => ({ criterion, points: '1', reason: 'Vu.', evidenceIds: [1] }))
  await admin.rest('PUT', '/admin/products/1/assessment', { criteria: given })
  await admin.rest('POST', '/admin/products/1/assessment/publish', {})
  await admin.rest('PUT', '/admin/products/1/passport', { model: 'G-1' })
  const cost = { points: 1234, pointsPer100g: '560.50', declaredBy: 'BRAND', declaredOn: '2026-01-02' }
  await admin.rest('PUT', '/admin/products/1/official-cost', cost)
  await admin.rest('PUT', '/products/1', { price: '7.00' })
  await admin.rest('PUT', '/products/1', { keepIf: 'Si la vôtre tient, gardez-la.' })
  await admin.rest('PUT', '/admin/products/1/passport', { origin: 'Portugal' })
  const [claim] = (await admin.rest('GET', '/admin/claims?subjectType=product')).body
  await admin.rest('PUT', `/admin/claims/${claim.id}`, { state: 'justified', evidenceId: 2 })
  const rest = await admin.rest('GET', '/admin/products/1/proof.json')
  expect(rest.headers.get('content-disposition')).toMatch(/^attachment; filename="preuve-produit-1-.*json"$/)
  expect(rest.body).toMatchObject({
    ...{ format: 1, madeBy: admin.person().email, product: { id: 1, name: 'Gourde de Łódź', price: '7.00' } },
    ...{ display: { scoreDisplay: 'OFFICIAL_TEXTILE', reason: 'Décret' }, officialCost: cost },
    ...{ passport: { model: 'G-1' }, assessment: { total: '5.0', decidedBy: admin.person().email } },
    evidence: [{ title: 'GRS', sha256: createHash('sha256').update(pdf).digest('hex') }, { title: 'Fiche' }],
    claims: [{ words: 'plastique recyclé', state: 'JUSTIFIED', evidenceId: 2 }],
  })
  // A price is no text, nor is what stayed as it was.
  const by = admin.person().email
  expect(rest.body.textHistory).toMatchObject([
    { by, of: 'PRODUCT', field: 'keepIf', before: null, after: 'Si la vôtre tient, gardez-la.' },
    { by, of: 'PASSPORT', field: 'origin', before: null, after: 'Portugal' },
  ])
  expect(rest.body.scoreHistory.at(-1)).toMatchObject({ newScore: '5.0', cause: 'ASSESSED' })
  expect(rest.body.priceHistory.at(-1)).toMatchObject({ price: '7.00' })
  expect((await admin.data('{ proofFile(id: 1) }')).proofFile).toEqual(rest.body)
  const cookie = await shop.cookieOf(admin.person())
  const printed = await fetch(`${shop.origin}/api/admin/products/1/proof.pdf`, { headers: { cookie } })
  expect(printed.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await printed.arrayBuffer()).toString('latin1')
  expect([bytes.slice(0, 5), bytes.includes('%%EOF')]).toEqual(['%PDF-', true])
  // Its fonts say which letters they write.
  const streams = [...bytes.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream = '']) => stream)
  const maps = streams.map(inflated).filter((stream) => stream.includes('begincmap'))
  for (const letter of 'Łódź')
    expect(maps.join(''), letter).toContain(`<${letter.charCodeAt(0).toString(16).padStart(4, '0')}>`)
  expect((await admin.rest('GET', '/admin/products/9/proof.pdf')).status).toBe(404)
  expect((await admin.rest('GET', '/admin/products/9/proof.json')).status).toBe(404)
})
