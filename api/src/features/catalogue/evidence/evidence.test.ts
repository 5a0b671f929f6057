import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct, createUser } from '../../../test/data/factories.ts'
import { animatedImage, graphqlWithFile, image, putFile } from '../../../test/data/uploads.ts'
import { openTestShop } from '../../../test/shop.ts'
import { criteria } from '../assessments/criteria.rules.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const facts = { kind: 'CERTIFICATE', title: 'GOTS', issuer: 'Bureau Secret', number: 'S-3' }
const add = async (more: object = {}) => {
  const { status, text, body } = await admin.rest('POST', '/admin/evidence', { ...facts, ...more })
  expect(status, text).toBe(201)
  return body
}
const send = (file: Buffer, id = 1) =>
  putFile(shop, `/api/admin/evidence/${id}/file`, file, { as: admin.person() })
const publish = async (evidenceIds: number[]) => {
  const given = criteria.map((criterion) => ({ criterion, points: '1', reason: 'Vu.', evidenceIds }))
  await admin.rest('PUT', '/admin/products/1/assessment', { criteria: given })
  expect((await admin.rest('POST', '/admin/products/1/assessment/publish', {})).status).toBe(200)
}

beforeEach(async () => {
  shop.storage.files.clear()
  await createProduct(shop, { name: 'Gourde' })
})

describe('evidence', () => {
  test('is told alike by both edges', async () => {
    await add({ validFrom: '2026-01-01', validUntil: '2026-12-24', isPublic: true })
    await send(pdf)
    await publish([1])
    const rest = await admin.rest('GET', '/admin/evidence/1')
    const fields = `id kind title issuer number validFrom validUntil liveUntil protocol isPublic sample ceiling state
      fileUrl fileType fileSize sha256 createdAt version products { id name ecoScore }`
    const asRest = ({ id, products, ...more }: { id: string; products: { id: string }[] }) => ({
      ...more,
      id: Number(id),
      products: products.map((product) => ({ ...product, id: Number(product.id) })),
    })
    const { evidence, evidenceLibrary } = await admin.data(
      `{ evidence(id: 1) { ${fields} } evidenceLibrary(expiring: true) { totalCount items { ${fields} } } }`,
    )
    expect(asRest(evidence)).toEqual(rest.body)
    expect(asRest(evidenceLibrary.items[0])).toEqual(rest.body)
    expect(rest.body).toMatchObject({ ceiling: '2.0', state: 'LIVE', products: [{ id: 1, ecoScore: '5.0' }] })
    const { products: _products, ...listed } = rest.body
    expect((await admin.rest('GET', '/admin/evidence?q=bureau')).body).toEqual([listed])
    expect((await admin.rest('GET', '/admin/evidence?q=autre')).body).toEqual([])
  })

  test('is listed by the product whose draft or published assessment names it', async () => {
    await add({ title: 'GOTS' })
    await add({ title: 'Fiche' })
    await add({ title: 'Ailleurs' })
    await publish([1])
    const given = criteria.map((criterion) => ({ criterion, points: '1', reason: 'Vu.', evidenceIds: [2] }))
    await admin.rest('PUT', '/admin/products/1/assessment', { criteria: given })
    const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
    expect(titles((await admin.rest('GET', '/admin/evidence?productId=1')).body)).toEqual(['GOTS', 'Fiche'])
    const { evidenceLibrary } = await admin.data('{ evidenceLibrary(productId: 1) { items { title } } }')
    expect(titles(evidenceLibrary.items)).toEqual(['GOTS', 'Fiche'])
    expect((await admin.rest('GET', '/admin/evidence?productId=2')).body).toEqual([])
  })

  test.each([
    ['without a title', { title: ' ' }, 'title'],
    ['of an unknown kind', { kind: 'RUMOUR' }, 'kind'],
    ['of a day that is none', { validUntil: '2027-02-30' }, 'validUntil'],
    ['that ends before it begins', { validFrom: '2027-02-02', validUntil: '2027-02-01' }, 'validUntil'],
    ['of a supplier without a day', { kind: 'SUPPLIER_STATEMENT' }, 'validFrom'],
  ])('is refused %s', async (_what, wrong, field) => {
    const { status, body } = await admin.rest('POST', '/admin/evidence', { ...facts, ...wrong })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('is changed, deleted and restored, with its file and its history', async () => {
    await add()
    const { fileUrl, version } = (await send(pdf)).body
    expect((await admin.rest('PUT', '/admin/evidence/1', { number: 'S-4', version: 1 })).status).toBe(409)
    await admin.rest('PUT', '/admin/evidence/1', { number: 'S-4', version })
    expect((await admin.rest('DELETE', '/admin/evidence/1')).status).toBe(200)
    expect((await admin.rest('GET', fileUrl.slice(4))).status).toBe(404)
    const entries = (await admin.history()).filter(({ subjectType }) => subjectType === 'EVIDENCE')
    expect(entries.map(({ action }) => action)).toEqual(['CREATED', 'UPDATED', 'UPDATED', 'DELETED'])
    const restored = await admin.rest('POST', '/admin/evidence/restore', { entryId: entries[3]?.id })
    expect(restored.body).toMatchObject({ id: 1, number: 'S-4', fileUrl })
    expect((await admin.rest('GET', fileUrl.slice(4))).status).toBe(200)
    const { restoreEvidence } = await admin.data(
      `mutation { restoreEvidence(entryId: ${entries[2]?.id}, state: BEFORE) { number } }`,
    )
    expect(restoreEvidence.number).toBe('S-3')
  })

  test('on which a published score rests, or did, is not deleted', async () => {
    await add()
    await publish([1])
    expect((await admin.rest('DELETE', '/admin/evidence/1')).status).toBe(409)
    await admin.rest('PUT', '/products/1', { ecoScore: '4' })
    const { status, body } = await admin.rest('DELETE', '/admin/evidence/1')
    expect([status, body.message ?? body.error]).toEqual([
      409,
      expect.stringContaining('elle reste au dossier'),
    ])
    // What it proved is told with it, for good.
    const links = await shop.em().execute('select count(*)::int as count from criterion_evidence')
    expect(links).toEqual([{ count: 5 }])
  })
})

describe('a file', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['PDF', () => pdf, 'application/pdf'],
    ['JPEG', () => image('jpeg'), 'image/jpeg'],
    ['PNG', () => image('png'), 'image/png'],
    ['WebP', () => image('webp'), 'image/webp'],
  ])('that is a %s is kept as it was sent, and served as nothing else', async (_kind, make, type) => {
    const file = await make()
    await add({ isPublic: true })
    const { status, body } = await send(file)
    const sha256 = createHash('sha256').update(file).digest('hex')
    expect([status, body.fileType, body.fileSize, body.sha256]).toEqual([200, type, file.length, sha256])
    expect(body.fileUrl).toMatch(/^\/api\/evidence\/files\/[0-9a-f]{40}$/)
    const answer = await fetch(shop.origin + body.fileUrl)
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  test.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['HTML', () => Buffer.from('<script>alert(1)</script>'), 415],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['half a PDF', () => pdf.subarray(0, 20), 400],
    ['half a picture', async () => (await image('jpeg')).subarray(0, 300), 400],
    ['a moving picture', () => animatedImage('gif'), 400],
    ['nothing', () => Buffer.alloc(0), 400],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-'), 413],
  ])('that is %s is refused', async (_kind, make, status) => {
    await add()
    expect((await send(await make())).status).toBe(status)
    expect((await admin.rest('GET', '/admin/evidence/1')).body.fileUrl).toBeNull()
    expect([...shop.storage.files.keys()].filter((key) => key.startsWith('evidence/'))).toEqual([])
  })

  test('also comes by GraphQL', async () => {
    await add()
    const mutation = 'mutation ($file: Upload!) { uploadEvidenceFile(id: 1, file: $file) { fileType } }'
    const sent = await graphqlWithFile(shop, mutation, { as: admin.person() }, pdf, 'application/pdf')
    expect(sent.body.data.uploadEvidenceFile.fileType).toBe('application/pdf')
  })

  test('is taken from administrators alone', async () => {
    await add()
    const customer = await createUser(shop)
    const address = '/api/admin/evidence/1/file'
    expect((await putFile(shop, address, pdf)).status).toBe(401)
    expect((await putFile(shop, address, pdf, { as: customer })).status).toBe(403)
    expect((await send(pdf, 9)).status).toBe(404)
  })
})

describe('what is not public', () => {
  test('shows its kind alone, whatever is asked and by whatever way', async () => {
    await add({ validFrom: '2027-01-02', validUntil: '2027-03-12' })
    const { fileUrl } = (await send(pdf)).body
    await publish([1])
    const customer = await createUser(shop)
    const query = `{ product(id: 1) { assessment { criteria { evidence {
      id kind title issuer number validFrom protocol liveUntil state fileUrl } } } } }`
    for (const ask of [{}, { as: customer }]) {
      const rest = await shop.get('/api/products/1/assessment', ask)
      const graphql = await shop.graphql(query, {}, ask)
      expect(rest.body.assessment.criteria[0].evidence).toEqual([
        {
          ...{ id: 1, kind: 'CERTIFICATE', title: null, issuer: null, number: null },
          ...{
            validFrom: null,
            protocol: null,
            liveUntil: null,
            state: 'LIVE',
            sample: false,
            fileUrl: null,
          },
        },
      ])
      for (const { text } of [rest, graphql]) expect(text).not.toMatch(/Secret|S-3|2027|files/)
      const file = await shop.get(fileUrl, ask)
      expect([file.status, file.body]).toEqual([404, (await shop.get('/api/evidence/files/1', ask)).body])
      // A name that no database could hold is one more that does not exist.
      expect((await shop.get('/api/evidence/files/%00', ask)).status).toBe(404)
    }
    const file = await admin.rest('GET', fileUrl.slice(4))
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  test('was public, and is so no longer from the next request on', async () => {
    await add({ isPublic: true })
    const { fileUrl } = (await send(pdf)).body
    await publish([1])
    expect((await shop.get('/api/products/1/assessment')).text).toContain('Bureau Secret')
    const open = await fetch(`${shop.origin}${fileUrl}`)
    const etag = open.headers.get('etag') ?? ''
    expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(etag).toBe(`"${createHash('sha256').update(pdf).digest('hex')}"`)
    const again = () =>
      fetch(`${shop.origin}${fileUrl}`, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })
    const kept = await again()
    expect([kept.status, await kept.text(), kept.headers.get('etag')]).toEqual([304, '', etag])
    await admin.rest('PUT', '/admin/evidence/1', { isPublic: false })
    expect((await again()).status).toBe(404)
    expect((await shop.get('/api/products/1/assessment')).text).not.toContain('Bureau Secret')
    expect((await shop.get(fileUrl)).status).toBe(404)
  })
})
