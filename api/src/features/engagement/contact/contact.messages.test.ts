import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createContactMessage, createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'
import { ContactMessage } from './contact-message.entity.ts'

const shop = openTestShop()
const hours = 3_600_000
const ago = (ms: number) => new Date(shop.clock.now().getTime() - ms)
const later = (ms: number) => (shop.clock.current = new Date(shop.clock.now().getTime() + ms))

let as: User
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  as = await createAdmin(shop)
})

const fields = `id firstName lastName email subject message kind productId isRead repliedAt repliedBy replyCount noteCount
  assignedTo { id } replyDueAt overdue createdAt`
const numbered = (message: { id: string; assignedTo: { id: string } | null }) => ({
  ...{ ...message, id: Number(message.id), assignedTo: message.assignedTo?.id ?? null },
})

interface Asked {
  state?: string
  search?: string
  limit?: unknown
  offset?: unknown
}

/** The same list by either edge: facts as REST tells them, or the refusal. */
async function list(edge: string, { search, ...rest }: Asked = {}) {
  if (edge === 'REST') {
    const query = new URLSearchParams({ ...rest, ...(search ? { q: search } : {}) } as Record<string, string>)
    const { status, body, headers } = await shop.get(`/api/admin/messages?${query}`, { as })
    return status === 200 ? { items: body, totalCount: Number(headers.get('x-total-count')) } : body
  }
  const { body } = await shop.graphql(
    `query ($state: ContactMessageState, $search: String, $limit: Int! = 50, $offset: Int! = 0) {
       contactMessages(state: $state, search: $search, limit: $limit, offset: $offset) { totalCount items { ${fields} } } }`,
    { ...rest, search, state: rest.state?.toUpperCase() },
    { as },
  )
  const [error] = body.errors ?? []
  if (error) return { message: error.message, ...error.extensions }
  const { items, totalCount } = body.data.contactMessages
  return { items: items.map(numbered), totalCount }
}
const subjects = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).items.map(({ subject }: { subject: string }) => subject)

/** Marks message 1 by either edge. */
async function mark(edge: string, marks: object, id: unknown = 1) {
  if (edge === 'REST') return (await shop.put(`/api/admin/messages/${id}`, { as, body: marks })).body
  const { body } = await shop.graphql(
    `mutation ($id: ID!, $isRead: Boolean, $replied: Boolean) {
       markContactMessage(id: $id, isRead: $isRead, replied: $replied) { ${fields} } }`,
    { id, ...marks },
    { as },
  )
  const [error] = body.errors ?? []
  return error ? { message: error.message, ...error.extensions } : numbered(body.data.markContactMessage)
}

describe.each(['REST', 'GraphQL'])('messages by %s', (edge) => {
  test('come newest first, with the time by which they are to be answered', async () => {
    await createContactMessage(shop, { subject: 'hier', createdAt: ago(24 * hours) })
    await createContactMessage(shop, {
      subject: 'maintenant',
      message: 'Deux\nlignes',
      email: 'z@exemple.fr',
    })
    const { items, totalCount } = await list(edge)
    expect(totalCount).toBe(2)
    expect(items.map(({ subject }: { subject: string }) => subject)).toEqual(['maintenant', 'hier'])
    expect(items[0]).toEqual({
      ...{ id: 2, firstName: 'Ana', lastName: 'Petit', email: 'z@exemple.fr', subject: 'maintenant' },
      ...{ message: 'Deux\nlignes', isRead: false, repliedAt: null, overdue: false },
      ...{ kind: 'CONTACT', productId: null },
      ...{ repliedBy: null, replyCount: 0, noteCount: 0, assignedTo: null },
      ...{ createdAt: '2026-11-21T09:00:00.000Z', replyDueAt: '2026-11-22T09:00:00.000Z' },
    })
  })

  test('are overdue once the promised 24 hours are over, unless answered', async () => {
    await createContactMessage(shop, { subject: 'due now', createdAt: ago(24 * hours) })
    await createContactMessage(shop, { subject: 'late', createdAt: ago(24 * hours + 1) })
    await createContactMessage(shop, {
      subject: 'late but answered',
      createdAt: ago(48 * hours),
      repliedAt: ago(0),
    })
    expect(await subjects(edge, { state: 'overdue' })).toEqual(['late'])
    const { items } = await list(edge)
    expect(items.filter(({ overdue }: { overdue: boolean }) => overdue)).toMatchObject([{ subject: 'late' }])
    later(1)
    expect(await subjects(edge, { state: 'overdue' })).toEqual(['due now', 'late'])
  })

  test('of one state, with a text, a part at a time', async () => {
    await createContactMessage(shop, { subject: 'lu', isRead: true, firstName: 'Hélène', lastName: 'Ünal' })
    await createContactMessage(shop, { subject: 'répondu', isRead: true, repliedAt: ago(0) })
    await createContactMessage(shop, { subject: 'nouveau', message: 'Bonjour,\noù est mon COLIS ?' })
    expect(await subjects(edge, { state: 'unread' })).toEqual(['nouveau'])
    expect(await subjects(edge, { state: 'unanswered' })).toEqual(['nouveau', 'lu'])
    expect(await subjects(edge, { search: 'helene unal' })).toEqual(['lu'])
    expect(await subjects(edge, { search: ' Repondu ' })).toEqual(['répondu'])
    expect(await subjects(edge, { search: 'ou est mon colis ?', state: 'unread' })).toEqual(['nouveau'])
    expect(await subjects(edge, { limit: 1, offset: 1 })).toEqual(['répondu'])
    expect((await list(edge, { limit: 1 })).totalCount).toBe(3)
  })

  test.each(['%', '_', '\\', "' or 1=1--", '?', '??', '$1', ':a'])(
    '%j is looked for as it is',
    async (sign) => {
      await createContactMessage(shop, { subject: 'rien', message: 'rien' })
      expect(await subjects(edge, { search: sign })).toEqual([])
      await createContactMessage(shop, { subject: `avec ${sign} dedans` })
      expect(await subjects(edge, { search: sign })).toEqual([`avec ${sign} dedans`])
    },
  )

  test.each<[Asked, string]>([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ search: 'x'.repeat(255) }, 'search'],
    [{ search: 'a\u0000b' }, 'search'],
  ])('%j is refused', async (asked, field) => {
    const { code, fields: wrong } = await list(edge, asked)
    expect([code, Object.keys(wrong)]).toEqual(['BAD_USER_INPUT', [field]])
  })

  test('are marked read and answered, and not', async () => {
    await createContactMessage(shop)
    expect(await mark(edge, { isRead: true })).toMatchObject({ isRead: true, repliedAt: null })
    expect(await mark(edge, { isRead: false })).toMatchObject({ isRead: false, repliedAt: null })
    const answeredAt = shop.clock.now().toISOString()
    expect(await mark(edge, { replied: true })).toMatchObject({ isRead: true, repliedAt: answeredAt })
    later(hours)
    // The first answer counts.
    expect(await mark(edge, { replied: true })).toMatchObject({ repliedAt: answeredAt })
    expect(await mark(edge, { replied: false })).toMatchObject({ isRead: true, repliedAt: null })
    expect(await mark(edge, { replied: true, isRead: false })).toMatchObject({ isRead: false })
    expect(await shop.em().find(ContactMessage, {})).toMatchObject([
      { isRead: false, repliedAt: shop.clock.now() },
    ])
  })

  test.each<[object, unknown, string]>([
    [{}, 1, 'BAD_USER_INPUT'],
    [{ isRead: true }, 4_711, 'NOT_FOUND'],
    [{ isRead: true }, '1e3', 'BAD_USER_INPUT'],
  ])('marking %j of %j is %s, without effect', async (marks, id, code) => {
    await createContactMessage(shop)
    expect(await mark(edge, marks, id)).toMatchObject({ code })
    expect(await shop.em().find(ContactMessage, {})).toMatchObject([{ isRead: false, repliedAt: null }])
  })
})

describe('one message', () => {
  test('is told alike by both edges, and stays unread', async () => {
    await createContactMessage(shop)
    const rest = await shop.get('/api/admin/messages/1', { as })
    const { body } = await shop.graphql(`{ contactMessage(id: 1) { ${fields} thread { id } } }`, undefined, {
      as,
    })
    expect(numbered(body.data.contactMessage)).toEqual(rest.body)
    expect(rest.body).toMatchObject({ id: 1, isRead: false })
    expect((await shop.get('/api/admin/messages/1', { as })).body.isRead).toBe(false)
  })

  test('that is not there is 404, an id that is none 400', async () => {
    for (const [id, expected] of [
      ['4711', 404],
      ['abc', 400],
      ['0', 400],
    ] as const) {
      const { status, body } = await shop.get(`/api/admin/messages/${id}`, { as })
      const graphql = await shop.graphql(
        'query ($id: ID!) { contactMessage(id: $id) { id } }',
        { id },
        { as },
      )
      expect([status, graphql.body.errors[0].extensions.code]).toEqual([expected, body.code])
    }
  })

  test('marks are true or false', async () => {
    await createContactMessage(shop)
    for (const isRead of ['oui', 1, {}, [], null])
      expect((await shop.put('/api/admin/messages/1', { as, body: { isRead } })).status).toBe(400)
    expect((await shop.get('/api/admin/messages?state=spam', { as })).body.message).toMatch(/^État : UNREAD/)
  })
})

test('unread and overdue are counted over all messages, whatever the list is narrowed down to', async () => {
  await createContactMessage(shop, { isRead: true, createdAt: ago(25 * hours) })
  await createContactMessage(shop)
  await createContactMessage(shop, { createdAt: ago(26 * hours), repliedAt: ago(0) })
  const { body } = await shop.graphql(
    '{ contactMessages(search: "zzz") { totalCount unreadCount overdueCount } }',
    undefined,
    { as },
  )
  expect(body.data.contactMessages).toEqual({ totalCount: 0, unreadCount: 2, overdueCount: 1 })
})

test('the guard stands before the rules: who may not ask learns nothing of them', async () => {
  const customer = await createUser(shop)
  for (const path of ['messages?limit=0', 'messages/abc', 'waitlist?productId=x', 'newsletter?state=x']) {
    expect([path, (await shop.get(`/api/admin/${path}`)).status]).toEqual([path, 401])
    expect([path, (await shop.get(`/api/admin/${path}`, { as: customer })).status]).toEqual([path, 403])
  }
  expect((await shop.put('/api/admin/messages/abc', { body: {} })).status).toBe(401)
})
