import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { createAdmin, createContactMessage, createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { User } from '../../accounts/user.entity.ts'
import { AuditEntry } from '../../audit/audit-entry.entity.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { ContactReply } from './contact-reply.entity.ts'

const shop = openTestShop({ CONTACT_EMAIL: 'boutique@ramure.example' })
const hours = 3_600_000
const later = (ms: number) => (shop.clock.current = new Date(shop.clock.now().getTime() + ms))

let as: User
let noe: User
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  as = await createAdmin(shop, { firstName: 'Ada', lastName: 'Martin' })
  noe = await createAdmin(shop, { firstName: null, lastName: null, email: 'noe@ramure.example' })
})

const fields = `id isRead repliedAt repliedBy replyCount noteCount assignedTo { id }
  thread { id internal text authorName delivery createdAt }`

interface GraphqlMessage {
  id: string
  assignedTo: { id: string } | null
  thread: { id: string }[]
}

const asRest = ({ id, assignedTo, thread, ...facts }: GraphqlMessage) => ({
  ...{ ...facts, id: Number(id), assignedTo: assignedTo?.id ?? null },
  thread: thread.map((reply) => ({ ...reply, id: Number(reply.id) })),
})

/** What each verb is called at either edge. */
const verbs = {
  answer: {
    rest: ['POST', 'replies'],
    graphql: 'answerContactMessage',
    types: { text: 'String!', seenReplies: 'Int!' },
  },
  note: { rest: ['POST', 'notes'], graphql: 'noteOnContactMessage', types: { text: 'String!' } },
  assign: { rest: ['PUT', 'assignee'], graphql: 'assignContactMessage', types: { to: 'ID' } },
} as const

/** The same by either edge: the message as REST tells it, or the refusal. */
async function act(edge: string, verb: keyof typeof verbs, body: Record<string, unknown>, by = as, id = 1) {
  const { rest, graphql, types } = verbs[verb]
  if (edge === 'REST') {
    const [method, part] = rest
    return (await shop.call(method, `/api/admin/messages/${id}/${part}`, { as: by, body })).body
  }
  const declared = Object.entries(types).map(([name, type]) => `$${name}: ${type}`)
  const given = Object.keys(types).map((name) => `${name}: $${name}`)
  const answer = await shop.graphql(
    `mutation ($id: ID!, ${declared}) { ${graphql}(id: $id, ${given}) { ${fields} } }`,
    { id, ...body },
    { as: by },
  )
  const [error] = answer.body.errors ?? []
  return error ? { message: error.message, ...error.extensions } : asRest(answer.body.data[graphql])
}

const mails = () => shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
const history = () => shop.em().find(AuditEntry, { subjectType: 'MESSAGE' }, { orderBy: { id: 'asc' } })

describe.each(['REST', 'GraphQL'])('a message by %s', (edge) => {
  test('is answered by mail: kept as a thread, answered by whom and when, and the mail waits once', async () => {
    await createContactMessage(shop, { email: 'ana@exemple.fr', subject: 'Mon colis' })
    later(2 * hours)
    const answered = await act(edge, 'answer', { text: ' Il arrive demain.\n\nÀ bientôt ', seenReplies: 0 })
    const now = shop.clock.now().toISOString()
    expect(answered).toMatchObject({
      ...{ isRead: true, repliedAt: now, repliedBy: 'Ada Martin', replyCount: 1, noteCount: 0 },
      thread: [
        {
          ...{ id: 1, internal: false, text: 'Il arrive demain.\n\nÀ bientôt', authorName: 'Ada Martin' },
          ...{ delivery: 'WAITING', createdAt: now },
        },
      ],
    })
    expect(await mails()).toMatchObject([
      {
        ...{ recipient: 'ana@exemple.fr', replyTo: 'boutique@ramure.example', sentAt: null },
        ...{ subject: 'Re\u00a0: Mon colis', thread: 'contact-1' },
        text: 'Il arrive demain.\n\nÀ bientôt\n\nLe 21 novembre 2026 à 10:00, vous nous avez écrit\u00a0:\n> Où est mon colis ?\n',
      },
    ])
  })

  test('is answered again; the first answer keeps its time and its author', async () => {
    await createContactMessage(shop)
    await act(edge, 'answer', { text: 'Je me renseigne.', seenReplies: 0 })
    const first = shop.clock.now().toISOString()
    later(hours)
    const again = await act(edge, 'answer', { text: 'Il est parti.', seenReplies: 1 }, noe)
    expect(again).toMatchObject({ repliedAt: first, repliedBy: 'Ada Martin', replyCount: 2 })
    expect(again.thread.map((reply: { authorName: string }) => reply.authorName)).toEqual([
      'Ada Martin',
      'noe@ramure.example',
    ])
  })

  test('answered without having read the last answer is refused, with its author and its time', async () => {
    await createContactMessage(shop)
    await act(edge, 'answer', { text: 'Il est parti.', seenReplies: 0 })
    const refused = await act(edge, 'answer', { text: 'Il est perdu.', seenReplies: 0 }, noe)
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['CONFLICT', ['seenReplies']])
    expect(refused.message).toContain('(Ada Martin, le 21 novembre 2026 à 10:00)')
    expect(await mails()).toHaveLength(1)
  })

  test('the same answer sent again is the first one', async () => {
    await createContactMessage(shop)
    const once = await act(edge, 'answer', { text: 'Il est parti.', seenReplies: 0 })
    expect(await act(edge, 'answer', { text: 'Il est parti.', seenReplies: 0 })).toEqual(once)
    expect(await mails()).toHaveLength(1)
    // With the first one read it is meant as a second.
    expect(await act(edge, 'answer', { text: 'Il est parti.', seenReplies: 1 })).toMatchObject({
      replyCount: 2,
    })
  })

  test('has notes, which are mailed to nobody and answer nothing', async () => {
    await createContactMessage(shop)
    await act(edge, 'note', { text: 'Je rappelle Ana.' })
    const noted = await act(edge, 'note', { text: 'Je rappelle Ana.' })
    expect(noted).toMatchObject({ repliedAt: null, replyCount: 0, noteCount: 1 })
    expect(noted.thread).toMatchObject([{ internal: true, text: 'Je rappelle Ana.', delivery: null }])
    expect(await mails()).toEqual([])
  })

  test('is left to an administrator, found by them, and to nobody again', async () => {
    await createContactMessage(shop)
    expect(await act(edge, 'assign', { to: noe.id })).toMatchObject({ assignedTo: noe.id })
    const found = async (state: string, who: User) =>
      (await shop.get(`/api/admin/messages?state=${state}`, { as: who })).headers.get('x-total-count')
    expect([await found('MINE', noe), await found('MINE', as)]).toEqual(['1', '0'])
    expect(await found('UNASSIGNED', noe)).toBe('0')
    const customer = await createUser(shop)
    for (const to of [customer.id, 'inconnu'])
      expect(await act(edge, 'assign', { to })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await act(edge, 'assign', { to: null })).toMatchObject({ assignedTo: null })
    expect(await found('UNASSIGNED', noe)).toBe('1')
  })

  test.each<[keyof typeof verbs, Record<string, unknown>, string]>([
    ['answer', { text: ' \n ', seenReplies: 0 }, 'Écrivez votre réponse.'],
    ['answer', { text: 'x'.repeat(5_001), seenReplies: 0 }, 'Réponse : 5\u202f000 caractères au plus.'],
    ['answer', { text: 'a\u0000b', seenReplies: 0 }, 'Le texte contient un caractère non autorisé.'],
    [
      'answer',
      { text: 'Bonjour', seenReplies: -1 },
      'seenReplies : entre 0 et 2\u202f147\u202f483\u202f647.',
    ],
    ['note', { text: '' }, 'Écrivez votre note.'],
    ['note', { text: 'x'.repeat(2_001) }, 'Note : 2\u202f000 caractères au plus.'],
  ])('%s with %j is refused, without effect', async (verb, body, message) => {
    await createContactMessage(shop)
    expect(await act(edge, verb, body)).toMatchObject({ code: 'BAD_USER_INPUT', message })
    expect([await mails(), await shop.em().count(ContactReply)]).toEqual([[], 0])
  })

  test('that is not there is 404 for each verb', async () => {
    for (const [verb, body] of [
      ['answer', { text: 'Bonjour', seenReplies: 0 }],
      ['note', { text: 'Bonjour' }],
      ['assign', { to: null }],
    ] as const)
      expect(await act(edge, verb, body, as, 4_711)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('what is done with a message is in the history, and nothing of what it says', async () => {
  await createContactMessage(shop, { firstName: 'Zoé', email: 'zoe@exemple.fr', message: 'secret de Zoé' })
  await act('REST', 'assign', { to: noe.id })
  await act('REST', 'note', { text: 'note secrète' })
  await act('REST', 'answer', { text: 'réponse secrète', seenReplies: 0 })
  await shop.delete('/api/admin/messages/1', { as })
  const entries = await history()
  expect(entries.map(({ action, after }) => [action, after])).toMatchObject([
    ['UPDATED', { assignedTo: 'noe@ramure.example' }],
    ['UPDATED', { noteCount: 1 }],
    ['UPDATED', { replyCount: 1, repliedBy: as.email }],
    ['DELETED', null],
  ])
  expect(JSON.stringify(entries)).not.toMatch(/secr|zo[ée]/i)
})

test('nothing of an answer or a note is in the log', async () => {
  await createContactMessage(shop, { email: 'zoe@exemple.fr' })
  await act('REST', 'answer', { text: 'réponse secrète', seenReplies: 0 })
  await act('REST', 'note', { text: 'note secrète' })
  await act('REST', 'answer', { text: 'réponse secrète', seenReplies: 7 })
  expect(JSON.stringify(shop.logged)).not.toMatch(/secrète|zoe@/)
})

describe('deleting a message', () => {
  test.each(['REST', 'GraphQL'])(
    'by %s takes its answers, notes and mails with it, and no other’s',
    async (edge) => {
      const zoe = { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@exemple.fr', subject: 'A', message: 'B' }
      await shop.post('/api/contact', { body: zoe })
      await createContactMessage(shop)
      for (const id of [1, 2]) {
        await act('REST', 'answer', { text: 'Bonjour', seenReplies: 0 }, as, id)
        await act('REST', 'note', { text: 'Bonjour' }, as, id)
      }
      const deleted =
        edge === 'REST'
          ? (await shop.delete('/api/admin/messages/1', { as })).body
          : (await shop.graphql('mutation { deleteContactMessage(id: 1) }', {}, { as })).body.data
      expect(deleted).toEqual(edge === 'REST' ? { success: true } : { deleteContactMessage: true })
      expect(await shop.em().find(ContactMessage, {})).toMatchObject([{ id: 2 }])
      expect(
        (await shop.em().find(ContactReply, {}, { orderBy: { id: 'asc' } })).map(({ message }) => message.id),
      ).toEqual([2, 2])
      expect((await mails()).map(({ thread }) => thread)).toEqual(['contact-2'])
      expect((await shop.delete('/api/admin/messages/1', { as })).status).toBe(404)
    },
  )

  test('an account that is gone leaves its answers with its name', async () => {
    await createContactMessage(shop)
    await act('REST', 'answer', { text: 'Bonjour', seenReplies: 0 }, noe)
    await act('REST', 'assign', { to: noe.id })
    await shop.em().nativeDelete(User, { id: noe.id })
    const { body } = await shop.get('/api/admin/messages/1', { as })
    expect(body).toMatchObject({ assignedTo: null, thread: [{ authorName: 'noe@ramure.example' }] })
  })
})

test('answer, state and mail are written together or not at all', async () => {
  await createContactMessage(shop)
  await shop.em().execute('alter table outgoing_mails add constraint refuses check (false) not valid')
  try {
    const { status } = await shop.post('/api/admin/messages/1/replies', {
      ...{ as, body: { text: 'Bonjour', seenReplies: 0 } },
    })
    expect(status).toBe(500)
    expect(shop.errors.splice(0)).not.toEqual([])
    expect(await shop.em().count(ContactReply)).toBe(0)
    expect(await shop.em().find(ContactMessage, {})).toMatchObject([{ repliedAt: null, replyCount: 0 }])
  } finally {
    await shop.em().execute('alter table outgoing_mails drop constraint refuses')
  }
})

test('how the promised 24 hours were kept is counted from the messages of 30 days', async () => {
  const ago = (count: number) => new Date(shop.clock.now().getTime() - count * hours)
  const message = (came: number, answeredAfter?: number) =>
    createContactMessage(shop, {
      createdAt: ago(came),
      repliedAt: answeredAfter === undefined ? null : ago(came - answeredAfter),
    })
  const read = async () => {
    const { body } = await shop.graphql('{ replyFigures { since due inTime medianMinutes } }', {}, { as })
    expect((await shop.get('/api/admin/messages/figures', { as })).body).toEqual(body.data.replyFigures)
    return body.data.replyFigures
  }
  expect(await read()).toMatchObject({ due: 0, inTime: 0, medianMinutes: null })
  await message(31 * 24, 1) // too long ago
  await message(10) // not due yet
  await message(25) // overdue
  await message(100, 25) // late
  await message(100, 24)
  await message(100, 2)
  expect(await read()).toEqual({
    since: ago(30 * 24).toISOString(),
    due: 4,
    inTime: 2,
    medianMinutes: 24 * 60,
  })
})
