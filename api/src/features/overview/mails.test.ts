import { beforeEach, expect, test } from 'vitest'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import { createAdmin } from '../../test/data/factories.ts'
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
    { ...mail, subject: 'parti', dueAt: now, sentAt: now, attempts: 1 },
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
    '{ outgoingMails { items { id recipient subject state attempts lastError sentAt createdAt } } }',
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
