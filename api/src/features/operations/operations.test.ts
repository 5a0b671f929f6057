import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import { createAdmin, createContactMessage } from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { ConsentCheck } from '../consent/consent-check.entity.ts'
import { JobRun } from './jobs/job-run.entity.ts'
import { failureOf, purgeJobRuns, runJob, steadyJob } from './jobs/run-job.ts'
import { sendDigests } from './notifications/digests.ts'

const shop = openTestShop()
const minute = 60_000
const later = (ms: number) => (shop.clock.current = new Date(shop.clock.now().getTime() + ms))
let as: User
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  as = await createAdmin(shop)
})

const get = async (path: string, who = as) => (await shop.get(`/api/admin/${path}`, { as: who })).body
const job = async (name: string) =>
  (await get('jobs')).find((each: { name: string }) => each.name === name) as {
    state: string
    nextAt: string | null
    runs: { failure: string | null; done: number; durationMs: number | null }[]
  }
const run = (work: () => Promise<unknown>) => runJob(shop.database.orm, 'IMAGES', shop.clock.now(), work)

describe('a background job', () => {
  test('is written down with its end, what it did and when it comes again, the same by both edges', async () => {
    expect(await job('IMAGES')).toMatchObject({ state: 'NEVER', nextAt: null, runs: [] })
    await run(async () => 3)
    const images = await job('IMAGES')
    expect(images).toMatchObject({
      state: 'OK',
      nextAt: '2026-11-21T09:10:00.000Z',
      runs: [{ done: 3, failure: null }],
    })
    const { body } = await shop.graphql(
      '{ jobs { name label isSteady state nextAt runs { startedAt endedAt durationMs done failure } } }',
      {},
      { as },
    )
    expect(body.data.jobs).toEqual(await get('jobs'))
  })

  test('that fails says which kind of error, and nothing of its words', async () => {
    const secret = Object.assign(new Error('ana@exemple.fr'), { code: 'ENOSPC' })
    await expect(run(() => Promise.reject(secret))).rejects.toThrow()
    const images = await job('IMAGES')
    expect(images).toMatchObject({ state: 'FAILED', runs: [{ failure: 'ENOSPC' }] })
    expect(failureOf(new AggregateError([secret, new TypeError('ana')]))).toBe('ENOSPC, TypeError')
  })

  test('of which nothing is heard is late, and its runs are forgotten after thirty days', async () => {
    await run(async () => 0)
    later(31 * minute)
    expect(await job('IMAGES')).toMatchObject({ state: 'LATE' })
    later(30 * 24 * 60 * minute)
    expect(await purgeJobRuns(shop.database.orm, shop.clock.now())).toBe(1)
  })

  test.runIf(onPostgres)('is done once by five copies of the shop, and again in its next time', async () => {
    let done = 0
    const five = () => Promise.all([1, 2, 3, 4, 5].map(() => run(async () => done++)))
    await five()
    expect(done).toBe(1)
    later(10 * minute)
    await five()
    expect([done, await shop.em().count(JobRun)]).toEqual([2, 2])
  })

  test('that never rests has one row an hour, written once a minute', async () => {
    const log = pino({ level: 'silent' })
    const note = steadyJob(shop.database.orm, 'MAILS', shop.clock, log)
    await note(1)
    await note(2)
    later(minute)
    await note(3, new TypeError('ana@exemple.fr'))
    expect(await job('MAILS')).toMatchObject({
      state: 'FAILED',
      nextAt: null,
      runs: [{ done: 6, failure: 'TypeError' }],
    })
  })
})

test('the health of the shop is told without a secret, the same by both edges', async () => {
  const rest = await get('health')
  expect(rest).toMatchObject({
    storageWorks: true,
    mailsFailed: 0,
    queuedRows: 0,
    nodeVersion: process.versions.node,
  })
  expect(rest.databaseBytes).toBeGreaterThan(0)
  const { body } = await shop.graphql(`{ health { ${Object.keys(rest).join(' ')} } }`, {}, { as })
  expect(Object.keys(body.data.health)).toEqual(Object.keys(rest))
  expect(JSON.stringify(rest)).not.toMatch(/:\/\/|password|secret/i)
})

const failMail = () =>
  shop.em().insert(OutgoingMail, {
    ...{ recipient: 'ana@exemple.fr', subject: 'Bonjour', text: 'x', attempts: 7, lastError: 'Error: 550' },
    dueAt: new Date(shop.clock.now().getTime() + 5 * minute),
  })

describe('what the team is told', () => {
  beforeEach(async () => {
    await createContactMessage(shop, { subject: 'Mon colis', createdAt: new Date('2026-11-20T08:00:00Z') })
    await failMail()
    await run(() => Promise.reject(new Error('?'))).catch(() => {})
  })
  const kinds = async (who = as) =>
    (await get('notifications', who)).items.map(({ kind }: { kind: string }) => kind).toSorted()

  test('is what is open now, each once, with its place, the same by both edges; mended, it is gone', async () => {
    const rest = await get('notifications')
    expect(rest.unreadCount).toBe(3)
    expect(rest.items).toContainEqual(
      expect.objectContaining({
        kind: 'OVERDUE_MESSAGE',
        path: '/admin/messages?fiche=1',
        since: '2026-11-21T08:00:00.000Z',
      }),
    )
    const { body } = await shop.graphql(
      '{ bell { unreadCount items { kind subject isRead since label title path } } }',
      {},
      { as },
    )
    expect(body.data.bell).toEqual(rest)
    await shop.call('PUT', '/api/admin/messages/1', { as, body: { replied: true } })
    later(10 * minute)
    await run(async () => 0)
    expect(await kinds()).toEqual(['FAILED_MAIL'])
  })

  test('is evidence that ends within 60 days, since that began, and what has ended', async () => {
    const evidence = (title: string, validUntil: string) =>
      shop.post('/api/admin/evidence', { as, body: { kind: 'CERTIFICATE', title, validUntil } })
    for (const [title, end] of [
      ['finie', '2026-11-20'],
      ['finit', '2027-01-20'],
      ['dure', '2027-01-21'],
    ] as const)
      expect((await evidence(title, end)).status).toBe(201)
    const { items } = await get('notifications')
    const ending = items.filter(({ kind }: { kind: string }) => kind === 'EXPIRING_EVIDENCE')
    expect(ending).toMatchObject([
      { title: 'finie', path: '/admin?onglet=preuves&fiche=1' },
      { title: 'finit', since: '2026-11-20T23:00:00.000Z', path: '/admin?onglet=preuves&fiche=2' },
    ])
  })

  test('is a ledger of consents that does not hold, for as long as its last check says so', async () => {
    const check = (broken: object[]) =>
      shop.em().insert(ConsentCheck, { checkedAt: shop.clock.now(), entries: 2, ends: [], broken } as never)
    await check([{ kind: 'TERMS', place: 9, fault: 'MISSING' }])
    await check([])
    later(minute)
    const broken = { kind: 'TERMS', place: 2, fault: 'CHANGED' }
    await check([broken])
    // Rounds that find nothing to do, and the next checks, leave it open; it began once.
    for (let day = 0; day < 2; day++) {
      later(24 * 60 * minute)
      await runJob(shop.database.orm, 'CONSENT_CHECK', shop.clock.now(), async () => null)
      await check([broken, broken])
    }
    const told = async () =>
      (await get('notifications')).items.filter(({ kind }: { kind: string }) => kind === 'BROKEN_LEDGER')
    expect(await told()).toMatchObject([
      {
        path: '/admin/registre',
        since: '2026-11-21T09:01:00.000Z',
        title: expect.stringContaining('2 lignes'),
      },
    ])
    await check([])
    expect(await told()).toEqual([])
  })

  test('is read by one person alone, and told again when it happens again', async () => {
    const body = { kind: 'FAILED_MAIL', subject: '1' }
    expect((await shop.post('/api/admin/notifications/read', { as, body })).body.unreadCount).toBe(2)
    const other = await createAdmin(shop)
    expect((await get('notifications', other)).unreadCount).toBe(3)
    later(minute)
    await shop.em().execute(`update outgoing_mails set due_at = '2026-11-21T09:06:00Z'`)
    expect((await get('notifications')).unreadCount).toBe(3)
    const all = await shop.post('/api/admin/notifications/read', { as, body: {} })
    expect(all.body.unreadCount).toBe(0)
    const back = await shop.post('/api/admin/notifications/read', { as, body: { ...body, isRead: false } })
    expect(back.body.unreadCount).toBe(1)
  })

  test('is what somebody may see, in the bell and in the mail', async () => {
    const customers = await createAdmin(shop, { roles: ['CUSTOMERS'] })
    const content = await createAdmin(shop, { roles: ['CONTENT'] })
    expect([await kinds(customers), await kinds(content)]).toEqual([['FAILED_MAIL', 'OVERDUE_MESSAGE'], []])
    await sendDigests(shop.database.orm, shop.env, shop.clock.now())
    const mails = await shop.em().find(OutgoingMail, { subject: { $like: 'Ramure%' } })
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([as.email, customers.email].toSorted())
    expect(mails.find(({ recipient }) => recipient === customers.email)?.text).not.toContain('/admin/sante')
  })

  test('is chosen kind by kind, for the bell and the mail', async () => {
    const set = (body: object) => shop.call('PUT', '/api/admin/notifications/settings', { as, body })
    await set({ kind: 'FAILED_JOB', bell: false })
    await set({ kind: 'FAILED_MAIL', mail: false })
    expect(await kinds()).toEqual(['FAILED_MAIL', 'OVERDUE_MESSAGE'])
    expect(await get('notifications/settings')).toMatchObject([
      { kind: 'OVERDUE_MESSAGE', bell: true, mail: true },
      { kind: 'EXPIRING_EVIDENCE', bell: true, mail: true },
      { kind: 'FALLEN_SCORE', bell: true, mail: true },
      { kind: 'FAILED_MAIL', bell: true, mail: false },
      { kind: 'FAILED_JOB', bell: false, mail: true },
      { kind: 'BROKEN_LEDGER', bell: true, mail: true },
    ])
    await sendDigests(shop.database.orm, shop.env, shop.clock.now())
    const digest = await shop.em().findOneOrFail(OutgoingMail, { recipient: as.email })
    expect(digest.subject).toContain('2 choses')
    expect(digest.text).toContain('/admin/messages?fiche=1')
    expect(digest.text).not.toContain('/admin/e-mails')
  })
})

describe('the mail of the morning', () => {
  const digests = () => shop.em().count(OutgoingMail, { recipient: as.email })
  const send = () => sendDigests(shop.database.orm, shop.env, shop.clock.now())

  test('goes out from eight o’clock in France, once a day, and only with something to read', async () => {
    await send()
    expect(await digests()).toBe(0)
    await failMail()
    shop.clock.current = new Date('2026-11-22T06:59:00Z')
    await send()
    expect(await digests()).toBe(0)
    later(minute)
    await send()
    await send()
    expect(await digests()).toBe(1)
    await shop.post('/api/admin/notifications/read', { as, body: {} })
    later(24 * 60 * minute)
    await send()
    expect(await digests()).toBe(1)
  })

  test.runIf(onPostgres)('is sent once by five copies of the shop at once', async () => {
    await failMail()
    await Promise.all([1, 2, 3, 4, 5].map(send))
    expect(await digests()).toBe(1)
  })
})
