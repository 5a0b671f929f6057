import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailFailure } from '../../platform/mail/mail-failure.ts'
import type { MailTransport } from '../../platform/mail/mail-transport.ts'
import { queueMail, sendNextMail } from '../../platform/mail/outbox.ts'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import { createAdmin } from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { AuditEntry } from '../audit/audit-entry.entity.ts'

const shop = openTestShop()
let as: User
beforeEach(async () => {
  as = await createAdmin(shop)
  const now = shop.clock.now()
  const later = new Date(now.getTime() + 60_000)
  const mail = { recipient: 'ana@exemple.fr', text: 'clé secrète', createdAt: now }
  await shop.em().insertMany(OutgoingMail, [
    { ...mail, text: '', subject: 'parti', dueAt: now, sentAt: now, attempts: 1 },
    { ...mail, subject: 'attend', dueAt: now },
    { ...mail, subject: 'en main', dueAt: later, attempts: 1 },
    { ...mail, subject: 'réessaie', dueAt: later, attempts: 1, lastError: 'refusé' },
    { ...mail, subject: 'abandonné', dueAt: now, attempts: 7, lastError: 'inconnu' },
  ])
})

const list = async (query = '') => (await shop.get(`/api/admin/mails${query}`, { as })).body
const subjects = async (state: string) =>
  (await list(`?state=${state}`)).map((mail: OutgoingMail) => mail.subject)
const resend = (id: number) => shop.post(`/api/admin/mails/${id}/resend`, { as, body: {} })

test('mails are told by their state, alike by both edges, and never what they say', async () => {
  expect(await subjects('SENT')).toEqual(['parti'])
  expect(await subjects('WAITING')).toEqual(['en main', 'attend'])
  expect(await subjects('RETRYING')).toEqual(['réessaie'])
  expect(await subjects('FAILED')).toEqual(['abandonné'])
  const { body } = await shop.graphql(
    `{ outgoingMails { items {
       id recipient subject state attempts lastError failure canResend sentAt createdAt } } }`,
    {},
    { as },
  )
  const rest = await list()
  expect(
    body.data.outgoingMails.items.map((mail: { id: string }) => ({ ...mail, id: Number(mail.id) })),
  ).toEqual(rest)
  expect(JSON.stringify(rest)).not.toContain('secrète')
})

test('what could not be handed over is sent anew once; all else stays as it is', async () => {
  for (const id of [4, 5, 5]) expect((await resend(id)).body).toMatchObject({ state: 'WAITING', attempts: 0 })
  for (const id of [1, 2, 3]) expect((await resend(id)).status).toBe(200)
  const kept = await shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
  expect(kept.map(({ attempts }) => attempts)).toEqual([1, 0, 1, 0, 0])
  expect(kept[2]?.dueAt.getTime()).toBeGreaterThan(shop.clock.now().getTime())
  expect(await shop.em().count(AuditEntry, { subjectType: 'MAIL' })).toBe(2)
  expect((await resend(4_711)).status).toBe(404)
})

const work = (send: MailTransport) => sendNextMail(shop.database.orm, send, shop.clock, log)
const log = pino({ level: 'silent' })
const down: MailTransport = () => Promise.reject(new Error('connect ECONNREFUSED'))

test.runIf(onPostgres)('pressed by five at once while two copies send, it goes out once', async () => {
  const sent: string[] = []
  const send: MailTransport = async ({ id, text }) => void sent.push(`${id} ${text}`)
  await shop.em().nativeDelete(OutgoingMail, { id: { $ne: 5 } })
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => resend(5)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await Promise.all([work(send), work(send), resend(5), resend(5)])
  while (await work(send));
  expect(sent).toEqual(['5 clé secrète'])
  expect(await shop.em().count(AuditEntry, { subjectType: 'MAIL' })).toBe(1)
})

test('what a mail says is forgotten once it has gone out, and kept until then, also once it is given up', async () => {
  await shop.em().nativeDelete(OutgoingMail, { id: { $ne: 2 } })
  const said = async () => {
    const { text, html, unsubscribeUrl } = await shop.em().findOneOrFail(OutgoingMail, { id: 2 })
    return [text, html ?? null, unsubscribeUrl ?? null]
  }
  const facts = { html: 'clé', unsubscribeUrl: 'https://ramure.example/quitter', attempts: 6 }
  await shop.em().nativeUpdate(OutgoingMail, { id: 2 }, facts)
  await work(down)
  expect([await subjects('FAILED'), await said()]).toEqual([
    ['attend'],
    ['clé secrète', 'clé', facts.unsubscribeUrl],
  ])
  await resend(2)
  const seen: string[] = []
  await work(async ({ text }) => void seen.push(text))
  expect([seen, await said()]).toEqual([['clé secrète'], ['', null, null]])
})

describe('a mail with a link that works once', () => {
  const link = 'https://ramure.example/lien/secret'
  const minutes = (count: number) => new Date(shop.clock.now().getTime() + count * 60_000)
  const bodies = async () =>
    (await shop.em().find(OutgoingMail, {})).map(({ text, html }) => [text, html ?? null])
  beforeEach(async () => {
    await shop.em().nativeDelete(OutgoingMail, {})
    const em = shop.em()
    const mail = { recipient: 'ana@exemple.fr', subject: 'Mot de passe', text: link, html: link }
    queueMail(em, { ...mail, secretUntil: minutes(30) }, shop.clock.now())
    await em.flush()
  })

  test('is forgotten once it has gone out, and the database holds to that', async () => {
    const seen: string[] = []
    await work(async ({ text }) => void seen.push(text))
    expect([seen, await bodies()]).toEqual([[link], [['', null]]])
    await expect(shop.em().execute(`update outgoing_mails set text = '${link}'`)).rejects.toThrow(
      /sent_says_nothing/,
    )
  })

  test('is tried as long as its link works, then forgotten and not sent anew', async () => {
    await work(down)
    const [waiting] = await list()
    expect(waiting).toMatchObject({ state: 'RETRYING', canResend: true })
    shop.clock.current = minutes(30)
    const seen: string[] = []
    await work(async ({ text }) => void seen.push(text))
    expect([seen, await bodies()]).toEqual([[], [['', null]]])
    const [late] = await list()
    expect(late).toMatchObject({ state: 'FAILED', canResend: false })
    expect(late.failure).toContain('n’est plus valable')
    expect((await resend(waiting.id)).status).toBe(409)
  })
})

test.each([
  ['Error: connect ECONNREFUSED 127.0.0.1:25', 'arrêté'],
  ['Error: Invalid login: 535 5.7.8 Authentication failed', 'mot de passe'],
  ["Error: Can't send mail - all recipients were rejected: 550 5.1.1 user unknown", 'n’existe pas'],
  ['Error: Message failed: 552 5.2.2 Mailbox full', 'pleine'],
  ['Error: Greeting never received, Timeout', 'ne répond pas'],
  ['Error: ???', 'n’a pas accepté'],
])('« %s » is told in French', (said, told) => {
  expect(mailFailure(said)).toContain(told)
})
