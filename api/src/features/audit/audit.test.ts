import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { createAdmin, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const query = `query ($subjectType: AuditSubject!, $subjectId: ID, $limit: Int! = 20, $offset: Int! = 0) {
  history(subjectType: $subjectType, subjectId: $subjectId, limit: $limit, offset: $offset) {
    totalCount items { id actorEmail actorToken actorTokenId action subjectType subjectId before after batchId createdAt } } }`

/** A part of a history as both edges tell it, which must be the same. */
async function history(args: Record<string, string | number>) {
  const rest = await admin.rest(
    'GET',
    `/admin/history?${new URLSearchParams(args as Record<string, string>)}`,
  )
  const { items, totalCount } = (await admin.data(query, args)).history
  expect([rest.status, rest.body]).toEqual([
    200,
    items.map((entry: { id: string }) => ({ ...entry, id: Number(entry.id) })),
  ])
  expect(rest.headers.get('x-total-count')).toBe(String(totalCount))
  return { entries: rest.body as Record<string, unknown>[], totalCount }
}

const ids = ({ entries }: Awaited<ReturnType<typeof history>>) => entries.map(({ id }) => id)

beforeEach(async () => {
  const category = { name: 'Cuisine', slug: 'cuisine' }
  await admin.rest('POST', '/categories', category)
  await admin.rest('POST', '/categories', { ...category, slug: 'cuisine-2' })
  await admin.rest('PUT', '/categories/1', { name: 'Table' })
  await admin.rest('POST', '/posts', { title: 'Le compost', content: 'Simple.' })
  await admin.rest('DELETE', '/categories/2')
})

describe('the history', () => {
  test('tells who, when, what, before and after', async () => {
    const { entries } = await history({ subjectType: 'CATEGORY', subjectId: '1' })
    const before = {
      name: 'Cuisine',
      slug: 'cuisine',
      description: null,
      imageUrl: null,
      passportFacts: null,
      goods: 'OTHER',
      scoreDisplay: 'SCORE',
      scoreDisplayReason: null,
    }
    const facts = {
      batchId: null,
      actorToken: null,
      actorTokenId: null,
      actorEmail: admin.person().email,
      subjectType: 'CATEGORY',
      subjectId: '1',
    }
    const createdAt = shop.clock.now().toISOString()
    expect(entries).toEqual([
      { id: 3, ...facts, action: 'UPDATED', before, after: { ...before, name: 'Table' }, createdAt },
      { id: 1, ...facts, action: 'CREATED', before: null, after: before, createdAt },
    ])
  })

  test('of all of one kind, newest first, in parts that do not overlap', async () => {
    expect(await history({ subjectType: 'CATEGORY' })).toMatchObject({ totalCount: 4 })
    expect(ids(await history({ subjectType: 'CATEGORY' }))).toEqual([5, 3, 2, 1])
    expect(ids(await history({ subjectType: 'CATEGORY', limit: 2 }))).toEqual([5, 3])
    expect(ids(await history({ subjectType: 'CATEGORY', limit: 2, offset: 2 }))).toEqual([2, 1])
    expect(await history({ subjectType: 'CATEGORY', offset: 9 })).toEqual({ entries: [], totalCount: 4 })
  })

  test('of one thing holds nothing of another with the same id', async () => {
    expect(ids(await history({ subjectType: 'POST', subjectId: '1' }))).toEqual([4])
    expect(ids(await history({ subjectType: 'PRODUCT', subjectId: '1' }))).toEqual([])
    expect(ids(await history({ subjectType: 'CATEGORY', subjectId: "1' OR '1'='1" }))).toEqual([])
  })

  test('of a deleted thing stays', async () => {
    const { entries } = await history({ subjectType: 'CATEGORY', subjectId: '2' })
    expect(entries).toMatchObject([{ action: 'DELETED', after: null }, { action: 'CREATED' }])
  })

  test('outlives the account of who made it', async () => {
    const { email } = admin.person()
    await createAdmin(shop)
    await shop.em().execute('delete from users where email = ?', [email])
    expect((await admin.history())[0]).toMatchObject({ actorEmail: email })
  })

  test('REST writes the kind in lower case too', async () => {
    expect((await admin.rest('GET', '/admin/history?subjectType=post')).body).toHaveLength(1)
  })

  test.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ subjectId: 'x'.repeat(101) }, 'subjectId'],
    [{ subjectId: ' ' }, 'subjectId'],
    [{ subjectId: 'a\u0000' }, 'subjectId'],
  ])('refuses %j by both edges in the same words', async (fault, field) => {
    const args = { subjectType: 'CATEGORY', ...fault }
    const asked = new URLSearchParams(args as unknown as Record<string, string>)
    const rest = await admin.rest('GET', `/admin/history?${asked}`)
    expect([rest.status, Object.keys(rest.body.fields)]).toEqual([400, [field]])
    expect(await admin.refusal(query, args)).toEqual(rest.body)
  })

  test.each(['', '?subjectType=USER', '?subjectType=CATEGORY&subjectType=POST'])(
    'REST: %j asks for no kind that is kept',
    async (asked) => {
      expect((await admin.rest('GET', `/admin/history${asked}`)).status).toBe(400)
    },
  )
})

describe('is refused to others', () => {
  test.each(['visitor', 'customer'])('a %s', async (who) => {
    const asking = who === 'customer' ? { as: await createUser(shop) } : {}
    const { status, text } = await shop.get('/api/admin/history?subjectType=CATEGORY', asking)
    expect(status).toBe(who === 'visitor' ? 401 : 403)
    expect(text).not.toContain('Cuisine')
    const answer = await shop.graphql(query, { subjectType: 'CATEGORY' }, asking)
    expect(answer.body.errors[0].extensions.code).toBe(who === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
    expect(answer.text).not.toContain('Cuisine')
  })

  test('whose rights were taken away after they signed in', async () => {
    await createAdmin(shop)
    await shop.em().execute("update users set roles = '{}' where email = ?", [admin.person().email])
    expect((await admin.rest('GET', '/admin/history?subjectType=CATEGORY')).status).toBe(403)
  })
})

describe('a change and its entry are one', () => {
  test('what is refused leaves no entry', async () => {
    const as = await createUser(shop)
    await shop.post('/api/categories', { as, body: { name: 'A', slug: 'a' } })
    await shop.delete('/api/categories/1', { as })
    await admin.rest('POST', '/categories', { name: 'A', slug: 'cuisine' })
    await admin.rest('PUT', '/categories/1', { name: '' })
    await admin.rest('PUT', '/categories/9', { name: 'A' })
    await admin.rest('DELETE', '/posts/1', { version: 9 })
    expect(await admin.history()).toHaveLength(5)
  })

  test('a change that cannot be kept is not made', async () => {
    await shop
      .em()
      .execute(`alter table audit_entries add constraint refused check (action <> 'UPDATED') not valid`)
    try {
      expect((await admin.rest('PUT', '/categories/1', { name: 'Four' })).status).toBe(500)
      expect((await shop.get('/api/categories/1')).body).toMatchObject({ name: 'Table', version: 2 })
      expect(shop.errors.splice(0).join()).toContain('refused')
    } finally {
      await shop.em().execute('alter table audit_entries drop constraint refused')
    }
  })
})
