import { describe, expect, test } from 'vitest'
import { publishDue } from '../../planned-publications.ts'
import { openAdministration } from '../../test/administrator.ts'
import { createPost, createProduct } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { HeldPublications } from './held-publications.ts'

const forbidden = 'Un savon biodégradable.'
const findings = 'rule kind start end text law since advice wording'

describe('the guard that warns', () => {
  const shop = openTestShop()
  const admin = openAdministration(shop)

  test('explains what it finds in a text, the same over both edges', async () => {
    const text = 'Une gourde biodégradable, en plastique recyclé.'
    const { body } = await admin.rest('POST', '/admin/claims/check', { text })
    const data = await admin.data(`query ($text: String!) { checkClaims(text: $text) { ${findings} } }`, {
      text,
    })
    expect(data.checkClaims).toEqual(body)
    expect(body).toMatchObject([
      {
        ...{ rule: 'biodegradable', kind: 'FORBIDDEN', start: 11, end: 24, text: 'biodégradable' },
        ...{ since: '2022-01-01', law: expect.stringContaining('L. 541-9-1') },
      },
      { rule: 'recycled-share', kind: 'PROVE', text: 'plastique recyclé' },
    ])
    expect((await admin.rest('POST', '/admin/claims/check', { text: 'x'.repeat(20_001) })).status).toBe(400)
  })

  test('lets everything be published, and tells administrators alone how much is to be reviewed', async () => {
    const { status, body } = await admin.rest('POST', '/products', {
      ...{ name: 'Savon', price: '5.00', ecoScore: 8, visible: true, description: forbidden },
    })
    expect(status).toBe(201)
    const post = await createPost(shop, {
      title: 'Un geste pour la planète',
      content: forbidden,
      published: true,
    })
    const fields = 'claimPoints claimWords'
    const asked = `{ product(id: ${body.id}) { ${fields} } post(id: ${post.id}) { ${fields} } }`
    expect(await admin.data(asked)).toEqual({
      product: { claimPoints: 1, claimWords: '«\u00a0biodégradable\u00a0»' },
      post: { claimPoints: 2, claimWords: expect.stringMatching(/^«.+», «\u00a0biodégradable\u00a0»$/) },
    })
    expect((await shop.graphql(asked)).body.data).toEqual({
      product: { claimPoints: null, claimWords: null },
      post: { claimPoints: null, claimWords: null },
    })
  })
})

describe('the guard that blocks', () => {
  const shop = openTestShop({ CLAIMS_GUARD: 'block' })
  const admin = openAdministration(shop)
  const put = (id: number, body: Record<string, unknown>) => admin.rest('PUT', `/products/${id}`, body)

  test('refuses to show a product with forbidden words, by whatever way, and says which field', async () => {
    const { id } = await createProduct(shop, { visible: false, description: forbidden })
    const { status, body } = await put(id, { visible: true })
    expect([status, body.fields]).toEqual([
      400,
      { description: expect.stringMatching(/biodégradable.*ne peut pas être publié/) },
    ])
    const many =
      'mutation ($ids: [ID!]!) { changeProducts(ids: $ids, changes: { visible: true }) { entryId } }'
    const bulk = await shop.graphql(many, { ids: [id] }, { as: admin.person() })
    expect(bulk.body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    const planned = await put(id, { publishAt: '2026-12-24T09:00:00Z' })
    expect(planned.status).toBe(400)
    const made = { name: 'Savon', price: '5.00', ecoScore: 8, whyChoose: forbidden }
    expect((await admin.rest('POST', '/products', { ...made, visible: true })).status).toBe(400)
    expect((await admin.rest('POST', '/products', { ...made, visible: false })).status).toBe(201)
  })

  test('lets what was shown before be changed elsewhere, and words that are only to be proven', async () => {
    const { id } = await createProduct(shop, { visible: true, description: forbidden })
    expect((await put(id, { price: '7.00' })).status).toBe(200)
    expect((await put(id, { keepIf: forbidden })).status).toBe(400)
    expect((await put(id, { description: 'Un savon écologique, garanti.' })).status).toBe(200)
  })

  test('refuses to publish an article with them', async () => {
    const draft = { title: 'Le savon', content: forbidden, excerpt: 'Court.' }
    const { status, body } = await admin.rest('POST', '/posts', draft)
    expect(status).toBe(201)
    const refused = await admin.rest('PUT', `/posts/${body.id}`, { published: true })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['content']])
    const warning = 'Méfiez-vous du mot « biodégradable ».'
    expect((await admin.rest('PUT', `/posts/${body.id}`, { published: true, content: warning })).status).toBe(
      200,
    )
  })
})

describe('the guard that blocks what comes by other ways', () => {
  const shop = openTestShop({ CLAIMS_GUARD: 'block' })
  const admin = openAdministration(shop)
  const put = (id: number, body: object) => admin.rest('PUT', `/products/${id}`, body)
  const stored = async () => ({
    products: await shop.em().execute('select * from products order by id'),
    entries: (await admin.history()).length,
  })

  test('refuses an import, drafts that are published, a plan and a restore, in French, and nothing changes', async () => {
    // Shown before the guard blocked, and mended since.
    const { id } = await createProduct(shop, { name: 'Savon', visible: true, description: forbidden })
    await put(id, { description: 'Un savon.' })
    const [mended] = await admin.history()
    const { body: drafts } = await admin.rest('POST', '/admin/drafts', { names: ['Éponge biodégradable'] })
    const before = await stored()
    const product = { id: drafts[0].id, price: '4.00', ecoScore: '6.0' }
    const head = 'Nom;Prix;Éco-score;Description;Visible dans la boutique'
    const csv = `${head}\nBrosse;4,50;8;En bois.;oui\nDouche;9,00;8;Mousse biodégradable.;oui`
    const ways = {
      import: () => admin.rest('POST', '/admin/products/import', { csv }),
      drafts: () => admin.rest('PUT', '/admin/drafts', { publish: true, products: [product] }),
      plan: () => put(product.id, { price: '4.00', publishAt: '2026-12-24T09:00:00Z' }),
      restore: () => admin.rest('POST', '/products/restore', { entryId: mended?.id, state: 'before' }),
    }
    for (const [way, go] of Object.entries(ways)) {
      const { status, text } = await go()
      expect([way, status, text]).toEqual([
        way,
        400,
        expect.stringMatching(/biodégradable.*ne peut pas être/),
      ])
      expect(await stored(), way).toEqual(before)
    }
  })
})

describe('the guard that blocks what was planned while it warned', () => {
  const shop = openTestShop({ CLAIMS_GUARD: 'block' })
  const admin = openAdministration(shop)
  const soon = new Date('2026-11-21T10:00:00Z')
  const later = (minutes: number) => new Date(soon.getTime() + minutes * 60_000)

  test('keeps it hidden when its time comes, tells administrators, and lets what is quoted or mended go', async () => {
    shop.clock.current = later(-60)
    const planned = { description: forbidden, publishAt: soon }
    const texts = [planned, planned, { ...planned, description: 'Un savon.' }]
    const products = []
    for (const one of texts) products.push(await createProduct(shop, { ...one, visible: false }))
    const [mended, quoted, clean] = products.map(({ id }) => id)
    const post = await createPost(shop, { content: forbidden, published: false, publishAt: soon })
    const { body: register } = await admin.rest(
      'GET',
      `/admin/claims?subjectType=product&subjectId=${quoted}`,
    )
    const decision = { version: 1, state: 'QUOTED', reason: 'Cité pour mettre en garde.' }
    expect((await admin.rest('PUT', `/admin/claims/${register[0].id}`, decision)).status).toBe(200)

    // One process: it remembers what it holds back.
    const held = { products: new HeldPublications('PRODUCT'), posts: new HeldPublications('POST') }
    const publishAfter = (minutes: number) => {
      shop.clock.current = later(minutes)
      return publishDue(shop.database.orm, shop.clock, shop.env, held)
    }
    expect(await publishAfter(0)).toEqual({ products: [quoted, clean], posts: [] })
    expect((await shop.get(`/api/products/${mended}`)).status).toBe(404)
    const told = async () =>
      (await admin.rest('GET', '/admin/today')).body.planned.map((one: Record<string, unknown>) => [
        ...[one.kind, one.id, one.heldBy],
      ])
    expect(await told()).toEqual([
      ['POST', post.id, 'biodégradable'],
      ['PRODUCT', mended, 'biodégradable'],
    ])
    expect((await admin.rest('PUT', `/products/${mended}`, { description: 'Un savon.' })).status).toBe(200)
    await admin.rest('PUT', `/posts/${post.id}`, { content: 'Il dure.' })
    expect(await told()).toEqual([
      ['POST', post.id, null],
      ['PRODUCT', mended, null],
    ])
    expect(await publishAfter(1)).toEqual({ products: [mended], posts: [post.id] })
    expect(await told()).toEqual([])
  })
})

describe('the guard that is off', () => {
  const shop = openTestShop({ CLAIMS_GUARD: 'off' })
  const admin = openAdministration(shop)

  test('finds nothing and counts nothing', async () => {
    expect((await admin.rest('POST', '/admin/claims/check', { text: forbidden })).body).toEqual([])
    const { id } = await createProduct(shop, { description: forbidden })
    expect(await admin.data(`{ claimsGuard product(id: ${id}) { claimPoints } }`)).toEqual({
      claimsGuard: 'OFF',
      product: { claimPoints: null },
    })
    expect((await admin.rest('GET', '/admin/claims/guard')).body).toEqual({ guard: 'OFF' })
  })
})
