import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { createAdmin, createContactMessage } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { meanwhile } from '../../../test/database/meanwhile.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { ContactReply } from './contact-reply.entity.ts'

const shop = openTestShop()
const five = Array.from({ length: 5 }, (_, i) => i)

let administrators: User[]
let cookies: string[]
beforeEach(async () => {
  administrators = []
  for (const _ of five) administrators.push(await createAdmin(shop))
  cookies = await Promise.all(administrators.map((each) => shop.cookieOf(each)))
  await createContactMessage(shop)
})

const answer = (who: number, text: string, seenReplies = 0) =>
  shop.post('/api/admin/messages/1/replies', {
    body: { text, seenReplies },
    headers: { cookie: cookies[who] ?? '' },
  })
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()
const kept = async () => ({
  replies: await shop.em().count(ContactReply),
  mails: await shop.em().count(OutgoingMail),
  counted: (await shop.em().findOneOrFail(ContactMessage, { id: 1 })).replyCount,
})

describe.runIf(onPostgres)('answering at once', () => {
  test('of five administrators one answers, and the others are told so', async () => {
    const answers = await Promise.all(five.map((who) => answer(who, `Réponse ${who}`)))
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409])
    expect(await kept()).toEqual({ replies: 1, mails: 1, counted: 1 })
  })

  test('five clicks of one administrator are one answer, and five times its news', async () => {
    const answers = await Promise.all(five.map(() => answer(0, 'Bonjour')))
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201])
    expect(await kept()).toEqual({ replies: 1, mails: 1, counted: 1 })
  })

  test('a message that is deleted meanwhile is answered to nobody', async () => {
    const { status } = await meanwhile(
      shop,
      (em) => em.execute('delete from contact_messages where id = 1'),
      () => answer(0, 'Bonjour'),
    )
    expect(status).toBe(404)
    expect([await shop.em().count(ContactReply), await shop.em().count(OutgoingMail)]).toEqual([0, 0])
  })

  test('five notes at once are five notes, and counted as such', async () => {
    const answers = await Promise.all(
      five.map((who) =>
        shop.post('/api/admin/messages/1/notes', {
          body: { text: `Note ${who}` },
          headers: { cookie: cookies[who] ?? '' },
        }),
      ),
    )
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201])
    expect(await shop.em().count(ContactReply)).toBe(5)
    expect(await shop.em().find(ContactMessage, {})).toMatchObject([{ noteCount: 5, replyCount: 0 }])
  })
})

test.runIf(onPostgres)(
  'of five who take a message that they saw with nobody one has it, and the others are told',
  async () => {
    const take = (who: number, seen = '') =>
      shop.call('PUT', '/api/admin/messages/1/assignee', {
        body: { to: administrators[who]?.id, seen },
        headers: { cookie: cookies[who] ?? '' },
      })
    const answers = await Promise.all(five.map((who) => take(who)))
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409])
    const holder = answers.findIndex(({ status }) => status === 200)
    const loser = answers.find(({ status }) => status === 409)
    expect(loser?.body.message).toContain('vient d’être confié à')
    expect((await take(holder)).status).toBe(200)
    const other = (holder + 1) % 5
    expect((await take(other, administrators[holder]?.id)).status).toBe(200)
  },
)
