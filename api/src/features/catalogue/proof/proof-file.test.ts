import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct } from '../../../test/data/factories.ts'
import { putFile } from '../../../test/data/uploads.ts'
import { openTestShop } from '../../../test/shop.ts'
import { criteria } from '../assessments/criteria.rules.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

test('a proof file holds what is said of a product, what proves it, and how it came about, over both edges', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  await createProduct(shop, { name: 'Gourde', description: 'Une gourde en plastique recyclé.' })
  for (const title of ['GRS', 'Fiche', 'Ailleurs'])
    await admin.rest('POST', '/admin/evidence', { kind: 'CERTIFICATE', title })
  await putFile(shop, '/api/admin/evidence/1/file', pdf, { as: admin.person() })
  const given = criteria.map((criterion) => ({ criterion, points: '1', reason: 'Vu.', evidenceIds: [1] }))
  await admin.rest('PUT', '/admin/products/1/assessment', { criteria: given })
  await admin.rest('POST', '/admin/products/1/assessment/publish', {})
  await admin.rest('PUT', '/admin/products/1/passport', { model: 'G-1' })
  await admin.rest('PUT', '/products/1', { price: '7.00' })
  const [claim] = (await admin.rest('GET', '/admin/claims')).body
  await admin.rest('PUT', `/admin/claims/${claim.id}`, { state: 'justified', evidenceId: 2 })
  const rest = await admin.rest('GET', '/admin/products/1/proof.json')
  expect(rest.headers.get('content-disposition')).toMatch(/^attachment; filename="preuve-produit-1-.*json"$/)
  expect(rest.body).toMatchObject({
    ...{ format: 1, madeBy: admin.person().email, product: { id: 1, name: 'Gourde', price: '7.00' } },
    ...{ passport: { model: 'G-1' }, assessment: { total: '5.0', decidedBy: admin.person().email } },
    evidence: [{ title: 'GRS', sha256: createHash('sha256').update(pdf).digest('hex') }, { title: 'Fiche' }],
    claims: [{ words: 'plastique recyclé', state: 'JUSTIFIED', evidenceId: 2 }],
  })
  expect(rest.body.scoreHistory.at(-1)).toMatchObject({ newScore: '5.0', cause: 'ASSESSED' })
  expect(rest.body.priceHistory.at(-1)).toMatchObject({ price: '7.00' })
  expect((await admin.data('{ proofFile(id: 1) }')).proofFile).toEqual(rest.body)
  const { headers, text } = await admin.rest('GET', '/admin/products/1/proof.pdf')
  expect(headers.get('content-type')).toBe('application/pdf')
  expect([text.slice(0, 5), text.includes('%%EOF')]).toEqual(['%PDF-', true])
  expect((await admin.rest('GET', '/admin/products/9/proof.pdf')).status).toBe(404)
  expect((await admin.rest('GET', '/admin/products/9/proof.json')).status).toBe(404)
})
