import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createPost, createProduct, createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { SiteSetting } from '../../settings/site-setting.entity.ts'
import { criteria } from '../assessments/criteria.rules.ts'

const shop = openTestShop({ CLAIMS_GUARD: 'block' })
const admin = openAdministration(shop)

const description = 'Une gourde durable. Elle est en plastique recyclé, et n’a pas d’odeur.'
const list = async (query = '') => (await admin.rest('GET', `/admin/claims${query}`)).body
const decide = (id: number, body: object) => admin.rest('PUT', `/admin/claims/${id}`, body)
const put = (body: object) => admin.rest('PUT', '/products/1', body)
const points = async () => (await admin.data('{ product(id: 1) { claimPoints } }')).product.claimPoints
const certify = async (more: object = {}) =>
  (await admin.rest('POST', '/admin/evidence', { kind: 'CERTIFICATE', title: 'GRS', ...more })).body.id

/** A product with one claim to be made precise and one to be proven, whose numbers in the register are told. */
let [durable, recycled] = [0, 0]
beforeEach(async () => {
  await createProduct(shop, { name: 'Gourde', description, visible: true })
  const found = await list('?subjectType=product')
  durable = found.find(({ words }: { words: string }) => words === 'durable').id
  recycled = found.find(({ kind }: { kind: string }) => kind === 'PROVE').id
})

describe('the register', () => {
  test('holds every claim of the texts, with its sentence and the law, the same over both edges', async () => {
    await createPost(shop, { title: 'Le savon biodégradable', content: 'Rien.', published: false })
    const fields = `id subjectType subjectId subjectName shown field rule kind words sentence law since advice wording
      state lapse evidence { id title } reason decidedBy decidedAt foundAt goneAt goneBy version`
    const { claims, claim } = await admin.data(
      `{ claims { totalCount items { ${fields} } } claim(id: ${durable}) { ${fields} } }`,
    )
    const rest = await list()
    expect(claims.items.map((each: { id: string }) => ({ ...each, id: Number(each.id) }))).toEqual(rest)
    expect(claim).toEqual(claims.items.find(({ id }: { id: string }) => Number(id) === durable))
    // The gravest first.
    expect(rest[0]).toMatchObject({
      ...{ subjectType: 'POST', shown: false, field: 'title', kind: 'FORBIDDEN', words: 'biodégradable' },
      ...{ sentence: 'Le savon biodégradable', law: expect.stringContaining('L. 541-9-1'), state: 'OPEN' },
    })
    expect(claim).toMatchObject({ sentence: 'Une gourde durable.', subjectName: 'Gourde', shown: true })
    const ids = async (query: string) => (await list(query)).map(({ id }: { id: number }) => id)
    expect(await ids('?kind=prove')).toEqual([recycled])
    expect(await ids('?q=GOURDE&state=open&shown=true')).toEqual([recycled, durable])
    expect(await ids('?subjectType=product&subjectId=2')).toEqual([])
    const { body: page } = await shop.get('/api/pages/mission')
    await admin.rest('PUT', '/pages/mission', { ...page, lead: 'Des objets durables.' })
    expect((await list('?subjectType=page')).at(-1)).toMatchObject({
      ...{ subjectId: 'mission', subjectName: 'Notre Mission', shown: true, field: 'lead' },
      ...{ words: 'durables', sentence: 'Des objets durables.', state: 'OPEN' },
    })
  })

  test('also reads the passport, the images, the reasons of the points and public evidence; what is forbidden there is refused', async () => {
    const { body: evidence } = await admin.rest('POST', '/admin/evidence', {
      ...{ kind: 'CERTIFICATE', title: 'Tissu écologique', isPublic: true },
    })
    await shop.em().execute(`insert into product_images (product_id, image_url, display_order, is_primary)
      values (1, '/images/demo/x.webp', 0, true)`)
    const describeImage = (altText: string) => admin.rest('PUT', '/products/1/images/1', { altText })
    const assess = (reason: string) => {
      const given = criteria.map((criterion) => ({
        ...{ criterion, points: '1', evidenceIds: [evidence.id] },
        reason: criterion === 'MATERIALS' ? reason : 'Vu.',
      }))
      return admin.rest('PUT', '/admin/products/1/assessment', { criteria: given })
    }
    const publish = () => admin.rest('POST', '/admin/products/1/assessment/publish', {})
    const savePassport = (composition: string) =>
      admin.rest('PUT', '/admin/products/1/passport', { composition })
    await assess('Un coton biodégradable.')
    const refused = await publish()
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['MATERIALS']])
    expect((await savePassport('Un savon biodégradable.')).body.fields).toHaveProperty('composition')
    await shop.em().insert(SiteSetting, { key: 'shop_hours', value: 'Le matin.' })
    const setting = await admin.rest('PUT', '/settings/shop_hours', {
      value: 'Une boutique neutre en carbone.',
    })
    expect([setting.status, setting.text]).toEqual([400, expect.stringContaining('ne peut pas être publié')])
    // What people may type to find something is said to nobody.
    await shop.em().insert(SiteSetting, { key: 'search_synonyms', value: '' })
    const words = await admin.rest('PUT', '/settings/search_synonyms', {
      value: 'biodégradable, compostable',
    })
    expect(words.status).toBe(200)
    expect(await list('?subjectType=setting')).toEqual([])
    await assess('Un coton naturel.')
    expect((await publish()).status).toBe(200)
    expect((await savePassport('Une base naturelle.')).status).toBe(200)
    expect((await describeImage('Un savon biodégradable.')).status).toBe(400)
    expect((await describeImage('Un savon durable.')).status).toBe(200)
    const fields = (await list('?subjectType=product')).map(({ field }: { field: string }) => field)
    expect(fields).toEqual(
      expect.arrayContaining(['passport.composition', 'reason.MATERIALS', 'evidence.1', 'image.1']),
    )
  })

  test('reads guarantees, parts and all words of images too; what is forbidden there comes by no way, nor back', async () => {
    const savePassport = (body: object) => admin.rest('PUT', '/admin/products/1/passport', body)
    const guaranteed = (terms: string, name: string) => ({
      guarantees: [{ by: 'Ramure', months: 24, covers: 'Le corps', terms }],
      spareParts: [{ name }],
    })
    const refused = async (answer: Promise<{ status: number; body: { fields?: object } }>) => {
      const { status, body } = await answer
      return [status, Object.keys(body.fields ?? {})]
    }
    expect(await refused(savePassport(guaranteed('Biodégradable.', 'Joint')))).toEqual([400, ['guarantees']])
    expect(await refused(savePassport(guaranteed('Sur facture.', 'Joint biodégradable')))).toEqual([
      400,
      ['spareParts'],
    ])
    expect((await savePassport(guaranteed('Un geste durable.', 'Joint naturel'))).status).toBe(200)
    const image = { imageUrl: 'https://images.example/a.webp', altText: 'Un savon biodégradable.' }
    expect(await refused(admin.rest('POST', '/products/1/images', image))).toEqual([400, ['altText']])
    const made = { name: 'Savon', price: '4.00', ecoScore: '6.0', images: [image] }
    expect(await refused(admin.rest('POST', '/products', made))).toEqual([400, ['altText']])
    const secret = await certify({ title: 'Essai biodégradable' })
    const shown = admin.rest('PUT', `/admin/evidence/${secret}`, { isPublic: true })
    expect(await refused(shown)).toEqual([400, ['title']])
    const fields = (await list('?subjectType=product&subjectId=1')).map(
      ({ field }: { field: string }) => field,
    )
    expect(fields).toEqual(expect.arrayContaining(['passport.guarantees', 'passport.spareParts']))

    // Written while the guard warned, and mended since.
    await shop.em().execute(`update passports set composition = 'Biodégradable.'`)
    await savePassport({ composition: 'Coton.' })
    const entry = (await admin.history()).at(-1)
    const back = admin.rest('POST', '/admin/passports/restore', { entryId: entry?.id, state: 'before' })
    expect(await refused(back)).toEqual([400, ['composition']])
  })

  test('of an article or a page is read by who edits it, who learns that a claim is justified, not by what', async () => {
    await createPost(shop, { title: 'Le recyclé', content: 'Un sac en plastique recyclé.', published: true })
    const { body: page } = await shop.get('/api/pages/mission')
    await admin.rest('PUT', '/pages/mission', { ...page, lead: 'Des objets durables. Un geste vert.' })
    const [made] = await list('?subjectType=post')
    const [secret, open] = [await certify(), await certify({ isPublic: true })]
    await decide(made.id, { state: 'justified', evidenceId: secret })
    const [meant] = await list('?subjectType=page&q=durables')
    await decide(meant.id, { state: 'quoted', reason: 'Slogan cité.' })

    const editor = await createUser(shop, { roles: ['CONTENT'] })
    const claims = (path: string) => shop.get(`/api/admin/claims${path}`, { as: editor })
    expect((await claims('?subjectType=post')).body).toMatchObject([{ state: 'JUSTIFIED', evidence: null }])
    await decide(made.id, { state: 'justified', evidenceId: open })
    expect((await claims('?subjectType=post')).body).toMatchObject([{ evidence: { id: open } }])
    for (const all of [
      '',
      '?subjectType=product',
      '?subjectType=category',
      '?subjectType=setting',
      `/${made.id}`,
    ])
      expect([all, (await claims(all)).status]).toEqual([all, 403])
    const lists =
      '{ post(id: 1) { claimPoints claimWords } informationPage(slug: "mission") { claimPoints claimWords } }'
    const { body } = await shop.graphql(lists, {}, { as: editor })
    expect(body.data).toEqual({
      post: { claimPoints: 0, claimWords: '' },
      informationPage: { claimPoints: 1, claimWords: '«\u00a0geste vert\u00a0»' },
    })
    const none = { claimPoints: null, claimWords: null }
    expect((await shop.graphql(lists)).body.data).toEqual({ post: none, informationPage: none })
  })

  test('counts what is open alone: justified by evidence, until that ends or is deleted', async () => {
    expect(await points()).toBe(2)
    const evidenceId = await certify({ validUntil: '2026-12-24' })
    const { status, body } = await decide(recycled, { state: 'justified', evidenceId, version: 1 })
    expect([status, body.state, body.evidence.title]).toEqual([200, 'JUSTIFIED', 'GRS'])
    expect(body).toMatchObject({ decidedBy: admin.person().email, lapse: null })
    expect(await points()).toBe(1)
    expect((await decide(recycled, { state: 'open', version: 1 })).status).toBe(409)
    const later = { lapse: 'EVIDENCE_EXPIRED', state: 'OPEN' }
    await admin.rest('PUT', `/admin/evidence/${evidenceId}`, { validUntil: '2026-11-20' })
    expect((await admin.rest('GET', `/admin/claims/${recycled}`)).body).toMatchObject(later)
    expect(await points()).toBe(2)
    await admin.rest('PUT', `/admin/evidence/${evidenceId}`, { validUntil: '2027-11-20' })
    expect(await points()).toBe(1)
    await admin.rest('DELETE', `/admin/evidence/${evidenceId}`)
    expect((await list('?state=open')).map(({ lapse }: { lapse: string }) => lapse)).toEqual([
      'EVIDENCE_DELETED',
      null,
    ])
    expect(await points()).toBe(2)
  })

  test('refuses evidence that is missing or has ended, and a quotation without a reason', async () => {
    const ended = await certify({ validUntil: '2026-11-20' })
    for (const [input, field] of [
      [{ state: 'justified' }, 'evidenceId'],
      [{ state: 'justified', evidenceId: 99 }, 'evidenceId'],
      [{ state: 'justified', evidenceId: ended }, 'evidenceId'],
      [{ state: 'quoted', reason: ' ' }, 'reason'],
      [{ state: 'rewritten' }, 'state'],
    ] as const) {
      const { status, body } = await decide(recycled, input)
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    }
    expect((await decide(99, { state: 'open' })).status).toBe(404)
  })

  test('says who has rewritten a sentence and when; what was decided comes back with it', async () => {
    await decide(durable, { state: 'quoted', reason: 'Titre d’un livre.' })
    await put({ price: '7.00' })
    await put({ description: 'Une gourde solide. Elle est en plastique recyclé, et n’a pas d’odeur.' })
    await put({ price: '8.00' })
    const [gone] = await list('?state=rewritten')
    expect(gone).toMatchObject({ id: durable, goneBy: admin.person().email })
    const entries = await admin.history()
    expect(gone.goneAt).toBe(entries.at(-2)?.createdAt.toISOString())
    expect((await decide(durable, { state: 'open' })).status).toBe(409)
    await put({ description })
    expect((await list('?state=quoted')).map(({ id }: { id: number }) => id)).toEqual([durable])
    // Another sentence is another claim, of which nobody has decided.
    await put({ description: 'Une gourde vraiment durable.' })
    expect(await list('?state=open')).toMatchObject([{ sentence: 'Une gourde vraiment durable.' }])
    await admin.rest('DELETE', '/products/1')
    expect(await list('?state=open')).toEqual([])
  })

  test('keeps each decision in the history, and puts any of them back', async () => {
    const evidenceId = await certify()
    await decide(recycled, { state: 'justified', evidenceId, reason: 'Certificat.' })
    await decide(recycled, { state: 'open' })
    const entries = (await admin.history()).filter(({ subjectType }) => subjectType === 'CLAIM')
    expect(entries.map(({ after }) => after?.decision)).toEqual(['JUSTIFIED', 'OPEN'])
    const back = await admin.rest('POST', '/admin/claims/restore', { entryId: entries[0]?.id })
    expect(back.body).toMatchObject({
      state: 'JUSTIFIED',
      reason: 'Certificat.',
      evidence: { id: evidenceId },
    })
    const { restoreClaim } = await admin.data(
      `mutation { restoreClaim(entryId: ${entries[0]?.id}, state: BEFORE) { state evidence { id } } }`,
    )
    expect(restoreClaim).toEqual({ state: 'OPEN', evidence: null })
  })
})

describe('what the law forbids', () => {
  test('no evidence justifies; quoted, and in that sentence alone, it may be published', async () => {
    const forbidden = 'Un savon biodégradable.'
    const { id } = await createProduct(shop, { name: 'Savon', description: forbidden, visible: false })
    const show = (more = {}) => admin.rest('PUT', `/products/${id}`, { visible: true, ...more })
    const [claim] = await list('?kind=forbidden')
    const justified = await decide(claim.id, { state: 'justified', evidenceId: await certify() })
    expect([justified.status, Object.keys(justified.body.fields)]).toEqual([400, ['state']])
    expect((await show()).status).toBe(400)
    await decide(claim.id, { state: 'quoted', reason: 'Nom d’une exposition.' })
    expect((await show({ description: 'Un bon savon biodégradable.' })).status).toBe(400)
    expect((await show()).status).toBe(200)
  })
})
