import { beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../../housekeeping.ts'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createOrder, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { applyCeilings } from './apply-ceilings.ts'
import { criteria } from './criteria.rules.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const start = new Date('2026-11-21T09:00:00Z')
const onDay = (day: string) => {
  shop.clock.current = new Date(`${day}T09:00:00Z`)
  return applyCeilings(shop.em(), shop.clock)
}
/** As the administrator, signed in anew: sessions end within the hour. */
const later = (method: string, path: string, body?: unknown) =>
  shop.call(method, `/api${path}`, { as: admin.person(), body })
const rows = async (id = 1) =>
  (
    await shop.em().execute<{ text: string }[]>(
      `select concat_ws(' ', coalesce(old_score::text, '-'), new_score, cause,
           coalesce(email, by, '-')) as text
       from score_history left join score_authors on pseudonym = by where product_id = ? order by id`,
      [id],
    )
  ).map(({ text }) => text)

beforeEach(() => {
  shop.clock.current = start
})

describe('the history of scores', () => {
  test.each([
    'update score_history set new_score = 10',
    'update score_history set new_score = 10 where false',
    'delete from score_history',
    'update score_history set id = id + 100, new_score = 10',
    `insert into score_history (product_id, new_score, cause) values (1, 10, 'ASSESSED')`,
    'insert into score_history select * from score_history on conflict (id) do update set new_score = 10',
    'merge into score_history using (values (1)) as other (id) on product_id = other.id when matched then delete',
    'merge into score_history using (values (1)) as other (id) on product_id = other.id when matched then update set new_score = 10',
    'with gone as (delete from score_history returning id) select * from gone',
    'do $$ begin set local session_replication_role = replica; delete from score_history; end $$',
    'truncate score_history',
    'truncate products, score_history cascade',
  ])('refuses « %s »', async (statement) => {
    await createProduct(shop)
    await expect(shop.em().execute(statement)).rejects.toThrow('append-only')
    expect(await rows()).toHaveLength(1)
  })

  test('has a row for each path, with the person where there is one', async () => {
    const { id: category } = await createCategory(shop)
    const facts = { name: 'Gourde', price: '5', ecoScore: '1', categoryId: category }
    await admin.rest('POST', '/products', facts)
    await admin.rest('PUT', '/products/1', { ecoScore: '2' })
    await admin.rest('PUT', '/products/1', { ecoScore: '2.0', name: 'Gourde bleue' })
    await admin.data('mutation { saveDrafts(products: [{ id: 1, ecoScore: "3" }]) { id } }')
    await admin.rest('POST', '/admin/products/import', { csv: 'Numéro;Éco-score\n1;4' })
    await shop.em().execute('update products set eco_score = 5, name = name')
    const [, changed] = await admin.history()
    await admin.rest('POST', '/products/restore', { entryId: changed?.id })
    await admin.rest('DELETE', '/products/1')
    await admin.rest('POST', '/products/restore', { entryId: (await admin.history()).at(-1)?.id })
    const by = admin.person().email
    expect(await rows()).toEqual([
      `- 1.0 TYPED ${by}`,
      `1.0 2.0 TYPED ${by}`,
      `2.0 3.0 TYPED ${by}`,
      `3.0 4.0 TYPED ${by}`,
      '4.0 5.0 TYPED -',
      `5.0 2.0 TYPED ${by}`,
      `- 2.0 TYPED ${by}`,
    ])
    const duplicate = await admin.rest('POST', '/products/1/duplicate', {})
    expect(await rows(duplicate.body.id)).toEqual([`- 2.0 TYPED ${by}`])
  })

  test('has the time of the shop', async () => {
    await admin.rest('POST', '/products', { name: 'Gourde', price: '5', ecoScore: '1' })
    shop.clock.current = new Date('2027-01-05T08:00:00Z')
    await later('PUT', '/products/1', { ecoScore: '2' })
    const { history } = (await shop.get('/api/products/1/assessment')).body
    expect(history.map(({ at }: { at: string }) => at)).toEqual([
      '2027-01-05T08:00:00.000Z',
      start.toISOString(),
    ])
  })
})

describe('evidence that ends', () => {
  /** The first product with 8.0, of which a certificate until 12 December supports 1.5 of the first criterion. */
  beforeEach(async () => {
    const product = await createProduct(shop, { name: 'Gourde', ecoScore: '1.0' })
    await createProduct(shop, { name: 'Savon', ecoScore: '7.0' })
    const add = async (facts: object) => (await admin.rest('POST', '/admin/evidence', facts)).body.id
    const gots = { kind: 'CERTIFICATE', title: 'GOTS', validUntil: '2026-12-12', isPublic: true }
    const [ending, lasting, statement] = [
      await add(gots),
      await add({ kind: 'TEST_REPORT', title: 'Essai' }),
      await add({ kind: 'SUPPLIER_STATEMENT', title: 'Lettre', validFrom: '2026-11-01' }),
    ]
    const supported = [[ending], [lasting], [lasting], [lasting, ending], [ending, statement]]
    const given = criteria.map((criterion, place) => ({
      ...{ criterion, reason: 'Vu en atelier.', evidenceIds: supported[place] },
      points: place === 0 ? '1.5' : place === 4 ? '2' : '1.5',
    }))
    await admin.rest('PUT', '/admin/products/1/assessment', { criteria: given })
    const { status, text } = await admin.rest('POST', '/admin/products/1/assessment/publish', {})
    expect(status, text).toBe(200)
    await createOrder(shop)
    await shop.em().execute('update order_items set product_id = ?, product_eco_score = 8.0', [product.id])
  })

  const seen = async () => {
    const [list, band] = [
      await shop.get('/api/products?sort=eco_score&limit=2'),
      await shop.get('/api/products?minEcoScore=7.5'),
    ]
    const { assessment } = (await shop.get('/api/products/1/assessment')).body
    const { products } = (await shop.graphql('{ products { facets { ecoBands { band count } } } }')).body.data
    return {
      order: list.body.map(({ name }: { name: string }) => name),
      above: band.body.map(({ name }: { name: string }) => name).includes('Gourde'),
      responsible: products.facets.ecoBands[1].count,
      total: assessment.total,
      state: assessment.criteria[0].evidence[0].state,
    }
  }

  test('is told to the administrators anew at each of its stages, as is the score that falls', async () => {
    const bell = async () => {
      const { items } = (await later('GET', '/admin/notifications')).body
      await later('POST', '/admin/notifications/read', {})
      return items
        .filter(({ isRead }: { isRead: boolean }) => !isRead)
        .map(({ kind }: { kind: string }) => kind)
    }
    const toldOn = async (day: string) => {
      await onDay(day)
      return bell()
    }
    expect(await bell()).toEqual(['EXPIRING_EVIDENCE'])
    expect(await toldOn('2026-12-12')).toEqual([])
    expect(await toldOn('2026-12-13')).toEqual(['EXPIRING_EVIDENCE'])
    expect(await toldOn('2027-01-11')).toEqual([])
    expect(await toldOn('2027-01-12')).toEqual(['FALLEN_SCORE', 'EXPIRING_EVIDENCE'])
    expect(await toldOn('2027-01-13')).toEqual([])
    // Decided anew: nothing is left to tell of the score.
    await later('PUT', '/products/1', { ecoScore: '5' })
    const { items } = (await later('GET', '/admin/notifications')).body
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['EXPIRING_EVIDENCE'])
  })

  test('is to be renewed for 30 days, then takes its points from score, order, facet and history', async () => {
    await createProduct(shop, { name: 'Peigne', ecoScore: '7.9' })
    expect(await onDay('2026-12-12')).toEqual([])
    expect(await seen()).toMatchObject({ above: true, responsible: 4, total: '8.0', state: 'LIVE' })
    expect(await onDay('2026-12-13')).toEqual([])
    expect(await seen()).toMatchObject({ above: true, total: '8.0', state: 'RENEW' })
    expect(await onDay('2027-01-11')).toEqual([])
    expect(await seen()).toMatchObject({ total: '8.0', state: 'RENEW' })
    expect(await onDay('2027-01-12')).toEqual([1])
    // 0 + 1.5 + 1.5 + 1.5 by the test, and 1.5 by the supplier's statement.
    expect(await seen()).toMatchObject({ above: false, responsible: 3, total: '6.0', state: 'EXPIRED' })
    expect((await seen()).order[0]).not.toBe('Gourde')
    expect((await rows()).at(-1)).toBe('8.0 6.0 EVIDENCE_EXPIRED -')
    expect((await admin.history()).at(-1)).toMatchObject({
      subjectType: 'PRODUCT',
      subjectId: '1',
      actorEmail: '',
    })
    const [item] = await shop.em().execute('select product_eco_score::text as score from order_items')
    expect(item?.score).toBe('8.0')
    expect(await onDay('2027-01-13')).toEqual([])
    expect(await rows()).toHaveLength(3)
  })

  test('happens once, however many copies look at the same time', async () => {
    shop.clock.current = new Date('2027-02-01T09:00:00Z')
    const rounds = await Promise.all([1, 2, 3].map(() => applyCeilings(shop.em(), shop.clock)))
    expect(rounds.flat()).toEqual([1])
    expect((await rows()).filter((row) => row.includes('EXPIRED'))).toHaveLength(1)
  })

  test('is looked at by the housekeeping, and told on the page of the day', async () => {
    const today = async () => (await later('GET', '/admin/today?since=2026-11-20T00:00:00Z')).body
    expect(await today()).toMatchObject({ expiringEvidence: 1, fallenScores: 0 })
    shop.clock.current = new Date('2027-02-01T09:00:00Z')
    await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
    expect((await rows()).at(-1)).toContain('EVIDENCE_EXPIRED')
    expect(await today()).toMatchObject({ expiringEvidence: 1, fallenScores: 1 })
    const listed = await later('GET', '/admin/evidence?expiring=true')
    expect(listed.headers.get('x-total-count')).toBe('1')
  })

  test('keeps what is published in the 30 days, and supports nothing new', async () => {
    await onDay('2026-12-20')
    const { body } = await later('GET', '/admin/products/1/assessment')
    const given = body.assessment.criteria.map(({ evidence, ...each }: { evidence: { id: number }[] }) => ({
      ...each,
      evidenceIds: evidence.map(({ id }) => id),
    }))
    const publish = async (points: string) => {
      given[0].points = points
      await later('PUT', '/admin/products/1/assessment', { criteria: given })
      return (await later('POST', '/admin/products/1/assessment/publish', {})).status
    }
    expect(await publish('1.6')).toBe(400)
    expect(await publish('1.5')).toBe(200)
  })
})
