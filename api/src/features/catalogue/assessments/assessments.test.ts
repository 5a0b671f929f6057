import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct, createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from '../products/product.entity.ts'
import { criteria } from './criteria.rules.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const certificate = { kind: 'CERTIFICATE', title: 'GOTS', issuer: 'Bureau', number: 'A-12', isPublic: true }
const statement = { kind: 'SUPPLIER_STATEMENT', title: 'Lettre', validFrom: '2026-01-10' }

const addEvidence = async (facts: object): Promise<number> => {
  const { status, body, text } = await admin.rest('POST', '/admin/evidence', facts)
  expect(status, text).toBe(201)
  return body.id
}
/** Five criteria with these points, each supported by the same evidence. */
const five = (points: string[], evidenceIds: number[]) =>
  criteria.map((criterion, place) => ({
    ...{ criterion, points: points[place] ?? '0', evidenceIds },
    reason: 'Mesuré en atelier.',
  }))
const save = (points: string[], evidenceIds: number[] = []) =>
  admin.rest('PUT', '/admin/products/1/assessment', { criteria: five(points, evidenceIds) })
const publish = () => admin.rest('POST', '/admin/products/1/assessment/publish', {})
const assess = async (points: string[], evidenceIds: number[]) => {
  expect((await save(points, evidenceIds)).status).toBe(200)
  const { status, text } = await publish()
  expect(status, text).toBe(200)
}
const score = async (id = 1) => (await shop.em().findOneOrFail(Product, { id })).ecoScore
const told = async () => (await shop.get('/api/products/1/assessment')).body
const statuses = async () =>
  (await shop.em().execute<{ status: string }[]>('select status from assessments order by id')).map(
    ({ status }) => status,
  )

beforeEach(async () => {
  await createProduct(shop, { name: 'Gourde', ecoScore: '6.0' })
})

describe('an assessment', () => {
  test('is a draft that nobody else sees, until its sum becomes the eco-score', async () => {
    const gots = await addEvidence(certificate)
    expect((await save(['1.7', '1.2', '0.3', '2', '0.1'], [gots])).body.total).toBe('5.3')
    expect([await score(), (await told()).assessment]).toEqual(['6.0', null])
    expect((await publish()).status).toBe(200)
    expect(await score()).toBe('5.3')
    const { ecoScore, assessment } = await told()
    expect([ecoScore, assessment.total, assessment.externalTotal]).toEqual(['5.3', '5.3', '5.3'])
    expect(assessment.criteria.map((each: { points: string }) => each.points)).toEqual([
      '1.7',
      '1.2',
      '0.3',
      '2.0',
      '0.1',
    ])
    expect((await shop.get('/api/products/1')).body.ecoScore).toBe('5.3')
    expect((await publish()).status).toBe(404)
  })

  test('is told alike by both edges, and who published it to administrators alone', async () => {
    await assess(
      ['1', '1', '1', '1', '1'],
      [await addEvidence({ ...certificate, validFrom: '2026-03-13', validUntil: '2027-03-12' })],
    )
    const fields = `id productId status methodVersion decidedBy decidedAt version total externalTotal criteria {
      criterion points ceiling reason evidence { id kind title issuer number validFrom protocol liveUntil state sample fileUrl } }`
    const query = `{ product(id: 1) { assessment { ${fields} } scoreHistory { oldScore newScore cause at by } } }`
    const numbered = (assessment: {
      id: string
      productId: string
      criteria: { evidence: { id: string }[] }[]
    }) => ({
      ...assessment,
      ...{ id: Number(assessment.id), productId: Number(assessment.productId) },
      criteria: assessment.criteria.map(({ evidence, ...each }) => ({
        ...each,
        evidence: evidence.map(({ id, ...facts }) => ({ id: Number(id), ...facts })),
      })),
    })
    const { product } = (await shop.graphql(query)).body.data
    const rest = await told()
    expect(numbered(product.assessment)).toEqual(rest.assessment)
    expect(product.scoreHistory).toEqual(rest.history)
    expect(rest.assessment.decidedBy).toBeNull()
    expect(rest.history[0].by).toBeNull()
    const seen = (await admin.data(query)).product
    expect([seen.assessment.decidedBy, seen.scoreHistory[0].by]).toEqual([
      admin.person().email,
      admin.person().email,
    ])
    expect(rest.assessment.criteria[0].evidence).toEqual([
      {
        ...{ id: 1, kind: 'CERTIFICATE', title: 'GOTS', issuer: 'Bureau', number: 'A-12' },
        ...{ validFrom: '2026-03-13', protocol: null },
        ...{ liveUntil: '2027-03-12', state: 'LIVE', sample: false, fileUrl: null },
      },
    ])
  })

  test.each([
    ['2.0 by a certificate', { ...certificate }, '2', 200],
    ['2.0 by a test', { kind: 'TEST_REPORT', title: 'Essai' }, '2', 200],
    ['1.6 by a statement', statement, '1.6', 400],
    ['1.5 by a statement', statement, '1.5', 200],
    ['1.5 by a statement of 25 months', { ...statement, validFrom: '2024-10-20' }, '1.5', 400],
    ['1.5 by a statement of 24 months', { ...statement, validFrom: '2024-11-21' }, '1.5', 200],
    ['1.5 by a measure', { kind: 'OWN_MEASURE', title: 'Pesée', protocol: 'Balance au gramme.' }, '1.5', 200],
    ['0.1 by a measure without its protocol', { kind: 'OWN_MEASURE', title: 'Pesée' }, '0.1', 400],
    ['0.1 by an invoice', { kind: 'INVOICE', title: 'Facture' }, '0.1', 400],
    ['a certificate that ended', { ...certificate, validUntil: '2026-11-20' }, '0.1', 400],
    ['a certificate that ends today', { ...certificate, validUntil: '2026-11-21' }, '2', 200],
  ])('is published or not with %s', async (_what, facts, points, status) => {
    await save([points, '0', '0', '0', '0'], [await addEvidence(facts)])
    const { status: answered, body } = await publish()
    expect(answered).toBe(status)
    if (status === 400) {
      expect(Object.keys(body.fields)).toEqual(['MATERIALS'])
      expect([await score(), await statuses()]).toEqual(['6.0', ['DRAFT']])
    }
  })

  test('without evidence gives nothing, and points need a reason', async () => {
    await save(['0.1', '0', '0', '0', '0'])
    expect((await publish()).body.message).toContain('0,1\u00a0points demandés, 0,0 au plus')
    const gots = await addEvidence(certificate)
    const bare = criteria.map((criterion) => ({ criterion, points: '1', evidenceIds: [gots] }))
    await admin.rest('PUT', '/admin/products/1/assessment', { criteria: bare })
    expect((await publish()).body.message).toBe('Matériaux\u00a0: la raison est requise.')
  })

  test.each([
    ['beyond 2', [{ criterion: 'MATERIALS', points: '2.1' }]],
    ['in hundredths', [{ criterion: 'MATERIALS', points: '1.55' }]],
    ['below 0', [{ criterion: 'MATERIALS', points: '-0.1' }]],
    ['with a long reason', [{ criterion: 'MATERIALS', points: '1', reason: 'x'.repeat(301) }]],
    ['of four criteria', criteria.slice(1).map((criterion) => ({ criterion, points: '1' }))],
    ['of one twice', [...criteria.slice(1), 'TRANSPORT'].map((criterion) => ({ criterion, points: '1' }))],
    ['with unknown evidence', criteria.map((criterion) => ({ criterion, points: '1', evidenceIds: [99] }))],
  ])('is refused %s', async (_what, given) => {
    expect((await admin.rest('PUT', '/admin/products/1/assessment', { criteria: given })).status).toBe(400)
    expect(await statuses()).toEqual([])
  })

  test('is superseded by the next, and refuses a draft that somebody else has changed', async () => {
    const gots = await addEvidence(certificate)
    await assess(['1', '1', '1', '1', '1'], [gots])
    const { version } = (await save(['2', '1', '1', '1', '1'], [gots])).body
    await save(['2', '2', '1', '1', '1'], [gots])
    const stale = await admin.rest('POST', '/admin/products/1/assessment/publish', { version })
    expect([stale.status, Object.keys(stale.body.fields)]).toEqual([409, ['version']])
    await publish()
    expect([await score(), await statuses()]).toEqual(['7.0', ['SUPERSEDED', 'CURRENT']])
  })

  test.each([
    ['the documented PUT', () => admin.rest('PUT', '/products/1', { ecoScore: '7.5' })],
    [
      'a change of the draft table',
      () => admin.data(`mutation { saveDrafts(products: [{ id: 1, ecoScore: "7.5", price: "5" }]) { id } }`),
    ],
    ['an import', () => admin.rest('POST', '/admin/products/import', { csv: 'Numéro;Éco-score\n1;7,5' })],
    ['plain SQL', () => shop.em().execute('update products set eco_score = 7.5')],
  ])('is superseded by a score typed by %s, not by the same score', async (_path, type) => {
    await assess(['1', '1', '1', '1', '1'], [await addEvidence(certificate)])
    await admin.rest('PUT', '/products/1', { ecoScore: '5.0', name: 'Gourde bleue' })
    expect((await told()).assessment).not.toBeNull()
    await type()
    expect(await score()).toBe('7.5')
    const { assessment, history } = await told()
    expect(assessment).toBeNull()
    expect(history[0]).toMatchObject({ oldScore: '5.0', newScore: '7.5', cause: 'TYPED' })
    expect(await statuses()).toEqual(['SUPERSEDED'])
  })

  test('comes back with a product that was deleted; an earlier score does not bring an earlier one', async () => {
    const gots = await addEvidence(certificate)
    await assess(['1', '1', '1', '1', '1'], [gots])
    await admin.rest('DELETE', '/products/1')
    expect((await shop.get('/api/products/1/assessment')).status).toBe(404)
    const deletion = (await admin.history()).at(-1)
    await admin.rest('POST', '/products/restore', { entryId: deletion?.id })
    expect((await told()).assessment.total).toBe('5.0')
    await assess(['2', '1', '1', '1', '1'], [gots])
    const first = (await admin.history()).find(({ after }) => after?.ecoScore === '5.0')
    await admin.rest('POST', '/products/restore', { entryId: first?.id })
    expect([await score(), (await told()).assessment]).toEqual(['5.0', null])
  })

  test('is kept in the history, and put back as a draft', async () => {
    const gots = await addEvidence(certificate)
    await assess(['1', '1', '1', '1', '1'], [gots])
    await save(['2', '2', '2', '2', '2'], [gots])
    await admin.rest('DELETE', '/admin/products/1/assessment')
    const entries = (await admin.history()).filter(({ subjectType }) => subjectType === 'ASSESSMENT')
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['CREATED', '1'],
      ['PUBLISHED', '1'],
      ['CREATED', '1'],
      ['DELETED', '1'],
    ])
    const restore = `mutation { restoreAssessment(entryId: ${entries[3]?.id}) { status total } }`
    expect((await admin.data(restore)).restoreAssessment).toEqual({ status: 'DRAFT', total: '10.0' })
    const rest = await admin.rest('POST', '/admin/assessments/restore', { entryId: entries[1]?.id })
    expect(rest.body).toMatchObject({ status: 'DRAFT', total: '5.0' })
    expect(rest.body.criteria[0].evidence).toHaveLength(1)
    expect(await score()).toBe('5.0')
  })

  test('of a hidden product is nobody’s but the administrator’s', async () => {
    await assess(['1', '1', '1', '1', '1'], [await addEvidence({ ...certificate, title: 'Secret' })])
    await admin.rest('PUT', '/products/1', { visible: false })
    const customer = await createUser(shop)
    for (const ask of [{}, { as: customer }]) {
      const rest = await shop.get('/api/products/1/assessment', ask)
      const query = '{ product(id: 1) { assessment { criteria { evidence { title } } } } }'
      const graphql = await shop.graphql(query, {}, ask)
      expect([rest.status, graphql.body.errors[0].extensions.code]).toEqual([404, 'NOT_FOUND'])
      expect(rest.text + graphql.text).not.toContain('Secret')
    }
    expect((await admin.rest('GET', '/products/1/assessment')).body.assessment.total).toBe('5.0')
  })
})

test('the method says what gives points, and counts what is assessed', async () => {
  await createProduct(shop)
  await assess(['1', '1', '1', '1', '1'], [await addEvidence(certificate)])
  const { body } = await shop.get('/api/method')
  expect(body.scales.map(({ criterion }: { criterion: string }) => criterion)).toEqual([...criteria])
  for (const { steps } of body.scales) expect(steps).toHaveLength(5)
  expect(body).toMatchObject({
    version: 2,
    productCount: 2,
    assessedCount: 1,
    supplierCount: 1,
    evidenceCount: 1,
  })
  const fields = `version date productCount assessedCount supplierCount evidenceCount changes { version date change }
    scales { criterion question between steps { points gives } }`
  expect((await shop.graphql(`{ scoreMethod { ${fields} } }`)).body.data.scoreMethod).toEqual(body)
})
