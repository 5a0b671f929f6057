import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { prepareAnalyticsMonths } from './features/analytics/analytics-months.ts'
import { CartLine } from './features/cart/cart-line.entity.ts'
import { ContactMessage } from './features/engagement/contact/contact-message.entity.ts'
import { ContactReply } from './features/engagement/contact/contact-reply.entity.ts'
import { Subscriber } from './features/engagement/newsletter/subscriber.entity.ts'
import { WaitlistEntry } from './features/engagement/waitlist/waitlist-entry.entity.ts'
import { StoredImage } from './features/media/stored-image.entity.ts'
import { Order } from './features/orders/order.entity.ts'
import { OrderRequest } from './features/orders/order-request.entity.ts'
import { cleanUp, cleanUpInTime } from './housekeeping.ts'
import { RateLimit } from './platform/http/rate-limit.entity.ts'
import { Session } from './platform/http/session.entity.ts'
import { OutgoingMail } from './platform/mail/outgoing-mail.entity.ts'
import {
  createCartLine,
  createContactMessage,
  createOrder,
  createSubscriber,
  createUser,
  createWaitlistEntry,
} from './test/data/factories.ts'
import { fingerprints } from './test/data/small-world.ts'
import { openTestShop } from './test/shop.ts'

const shop = openTestShop()

test('the files of mails go with their rows, and nothing else of the folder', async () => {
  const outbox = join(shop.env.DATA_DIR, 'outbox')
  await mkdir(outbox, { recursive: true })
  const facts = { recipient: 'ana@exemple.fr', subject: 'Bonjour', text: '', dueAt: shop.clock.now() }
  const id = await shop.em().insert(OutgoingMail, facts)
  const names = [`${id}.eml`, '4711.eml', 'notes.txt', '4712.eml.part']
  for (const name of names) await writeFile(join(outbox, name), 'Bonjour')
  await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
  expect((await readdir(outbox)).toSorted()).toEqual(names.filter((name) => name !== '4711.eml').toSorted())
  await shop.em().nativeDelete(OutgoingMail, {})
  await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
  expect((await readdir(outbox)).toSorted()).toEqual(['4712.eml.part', 'notes.txt'])
  await rm(shop.env.DATA_DIR, { recursive: true })
})

test('housekeeping deletes what has expired, and nothing else', async () => {
  const now = shop.clock.now()
  for (const [name, expires] of [
    ['over', new Date(now.getTime() - 1)],
    ['just over', now],
    ['alive', new Date(now.getTime() + 1_000)],
  ] as const) {
    await createCartLine(shop, { expiresAt: expires })
    await shop.em().insert(Session, { sid: name, sess: {}, expire: expires })
    const expire = String(expires.getTime())
    await shop.em().insert(RateLimit, { key: name, points: 1, expire })
  }
  await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
  const alive = [
    await shop.em().find(Session, {}),
    await shop.em().find(CartLine, {}),
    await shop.em().find(RateLimit, {}),
  ]
  expect(alive).toMatchObject([[{ sid: 'alive' }], [{ id: 3 }], [{ key: 'just over' }, { key: 'alive' }]])
})

test('housekeeping forgets mails thirty days after they went out, and keeps those that still wait', async () => {
  const now = shop.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
  const mail = (subject: string, facts: object) =>
    shop.em().insert(OutgoingMail, { recipient: 'ana@exemple.fr', subject, text: '', dueAt: now, ...facts })
  await mail('sent long ago', { createdAt: daysAgo(31), sentAt: daysAgo(31) })
  await mail('given up long ago', { createdAt: daysAgo(31), attempts: 7 })
  await mail('sent lately', { createdAt: daysAgo(29), sentAt: daysAgo(29) })
  await mail('still waits', { createdAt: daysAgo(31), attempts: 2 })
  await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
  const kept = await shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
  expect(kept.map(({ subject }) => subject)).toEqual(['sent lately', 'still waits'])
})

describe('what people left with the shop goes when its time is over', () => {
  /** The clock says 21 November 2026, 9:00 UTC. */
  const [due, notYet] = [(day: string) => `${day}T08:59:59Z`, (day: string) => `${day}T09:00:01Z`]
  const kept = async (entity: typeof ContactMessage | typeof WaitlistEntry | typeof Subscriber) => {
    await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
    const rows = await shop.em().find(entity as typeof Subscriber, {}, { orderBy: { id: 'asc' } })
    return rows.map(({ email }) => email.split('@')[0])
  }

  const addReply = (message: number, createdAt: string, internal = false) =>
    shop.em().insert(ContactReply, {
      ...{ message, internal, text: 'Bonjour', authorName: 'Ada', createdAt: new Date(createdAt) },
    })

  test('messages three years after they came in, or were answered', async () => {
    const message = (name: string, createdAt: string, repliedAt?: string) =>
      createContactMessage(shop, {
        email: `${name}@exemple.fr`,
        createdAt: new Date(createdAt),
        repliedAt: repliedAt ? new Date(repliedAt) : null,
      })
    await message('old', due('2023-11-21'))
    await message('answered-long-ago', due('2023-11-19'), due('2023-11-21'))
    await message('answered-later', due('2023-11-21'), notYet('2023-11-21'))
    await message('young', notYet('2023-11-21'))
    const { id } = await message('went-on', due('2023-11-19'), due('2023-11-20'))
    await addReply(id, notYet('2023-11-21'))
    const noted = await message('only-noted', due('2023-11-19'))
    await addReply(noted.id, notYet('2023-11-21'), true)
    expect(await kept(ContactMessage)).toEqual(['answered-later', 'young', 'went-on'])
    // What was answered and noted goes with its message.
    expect((await shop.em().find(ContactReply, {})).map((reply) => reply.message.id)).toEqual([id])
  })

  test('entries of the waitlist after two years', async () => {
    for (const [name, createdAt] of [
      ['old', due('2024-11-21')],
      ['young', notYet('2024-11-21')],
    ] as const)
      await createWaitlistEntry(shop, { email: `${name}@exemple.fr`, createdAt: new Date(createdAt) })
    expect(await kept(WaitlistEntry)).toEqual(['young'])
  })

  test('addresses never confirmed after thirty days, those that left after three years, readers never', async () => {
    const long = new Date('2020-01-01T00:00:00Z')
    const address = (name: string, changedAt: string, facts: object = {}) =>
      createSubscriber(shop, {
        ...{ email: `${name}@exemple.fr`, createdAt: long, changedAt: new Date(changedAt) },
        ...facts,
      })
    await address('never-confirmed', due('2026-10-22'))
    await address('asked-lately', notYet('2026-10-22'))
    await address('left-unconfirmed', due('2026-10-22'), { subscribed: false })
    await address('left-long-ago', due('2023-11-21'), { subscribed: false, confirmedAt: long })
    await address('left', notYet('2023-11-21'), { subscribed: false, confirmedAt: long })
    await address('reads', '2020-01-01T00:00:00Z', { confirmedAt: long })
    expect(await kept(Subscriber)).toEqual(['asked-lately', 'left', 'reads'])
  })
})

test('housekeeping forgets usage events, and makes room for those to come', async () => {
  const insert = (instant: string) =>
    shop
      .em()
      .execute(`insert into analytics (page_url, page_name, created_at) values ('/', 'Home', ?)`, [instant])
  await insert('2024-10-21T08:59:00Z')
  await insert('2024-10-21T09:01:00Z')
  await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
  expect(await shop.em().execute('select count(*)::int as events from analytics')).toEqual([{ events: 1 }])
  expect(await shop.em().execute(`select to_regclass('analytics_2027_01')::text as month`)).toEqual([
    { month: 'analytics_2027_01' },
  ])
})

test('the ages are the owner’s to choose', async () => {
  await createContactMessage(shop, { createdAt: new Date('2026-10-20T09:00:00Z') })
  await cleanUp(
    shop.database.orm,
    { ...shop.env, CONTACT_MESSAGES_KEPT_MONTHS: 1 },
    shop.clock.now(),
    shop.storage,
  )
  expect(await shop.em().count(ContactMessage)).toBe(0)
})

test('housekeeping forgets idempotency keys after ORDER_REQUEST_HOURS, and no order with them', async () => {
  const ana = await createUser(shop)
  const { ORDER_REQUEST_HOURS: hours } = shop.env
  const hoursAgo = (count: number) => new Date(shop.clock.now().getTime() - count * 3_600_000)
  for (const [key, createdAt] of [
    ['over', new Date(hoursAgo(hours).getTime() - 1)],
    ['just over', hoursAgo(hours)],
    ['alive', hoursAgo(hours - 1)],
  ] as const) {
    const { id: order } = await createOrder(shop, { user: ana.id })
    await shop
      .em()
      .insert(OrderRequest, { user: ana.id, key, bodyHash: 'x', answer: { id: order }, order, createdAt })
  }
  await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
  const kept = await shop.em().find(OrderRequest, {}, { orderBy: { createdAt: 'asc' } })
  expect(kept.map(({ key }) => key)).toEqual(['just over', 'alive'])
  expect(await shop.em().count(Order)).toBe(3)
})

describe('a machine whose clock is wrong', () => {
  const minute = 60_000
  const log: string[] = []
  const round = (ownAheadMs: number) =>
    cleanUpInTime(
      shop.database.orm,
      shop.env,
      { now: () => new Date(Date.now() + ownAheadMs) },
      shop.storage,
      pino({}, { write: (line) => log.push(line) }),
    )
  /** All that housekeeping judges, of a moment ago, beside one session whose time is over by the database's clock. */
  async function fill() {
    const now = new Date()
    const em = shop.em()
    await prepareAnalyticsMonths(em, now)
    const { id: user } = await createUser(shop)
    const expire = new Date(now.getTime() + 60 * minute)
    await createCartLine(shop, { user, expiresAt: expire })
    await em.insert(Session, { sid: 'alive', sess: {}, expire })
    await em.insert(Session, { sid: 'over', sess: {}, expire: new Date(now.getTime() - 60 * minute) })
    await em.insert(RateLimit, { key: 'alive', points: 1, expire: String(expire.getTime()) })
    const { id: order } = await createOrder(shop, { user })
    await em.insert(OrderRequest, { user, key: 'k', bodyHash: 'x', answer: {}, order, createdAt: now })
    await em.insert(OutgoingMail, {
      ...{ recipient: 'ana@exemple.fr', subject: 'x', text: '' },
      ...{ createdAt: now, dueAt: now, sentAt: now },
    })
    await createContactMessage(shop, { createdAt: now })
    await createWaitlistEntry(shop, { createdAt: now })
    await createSubscriber(shop, { createdAt: now, changedAt: now })
    await em.insert(StoredImage, { name: 'a.webp', state: 'stored', createdAt: now, expiresAt: now })
    await em.execute(
      `insert into analytics (page_url, page_name, session_id, created_at) values ('/', 'Home', 's', ?)`,
      [now],
    )
  }
  const rows = async (): Promise<Record<string, unknown>> => ({
    ...(await fingerprints(shop)),
    sessions: (await shop.em().find(Session, {}, { orderBy: { sid: 'asc' } })).map(({ sid }) => sid),
    limits: await shop.em().count(RateLimit),
  })

  test.each([
    ['32 days ahead', 32 * 24 * 60],
    ['40 months ahead', 40 * 31 * 24 * 60],
    ['3 minutes ahead', 3],
    ['3 minutes behind', -3],
  ])('by %s deletes nothing, not even what has expired, and tells both times', async (_what, minutes) => {
    await fill()
    const before = await rows()
    await round(minutes * minute)
    expect(await rows()).toEqual(before)
    const told = JSON.parse(log.splice(0).join(''))
    expect(told).toMatchObject({
      level: 50,
      msg: expect.stringContaining(`${Math.abs(minutes)}\u00a0minutes`),
    })
    const aheadMs = Date.parse(told.machine) - Date.parse(told.database)
    expect(Math.round(aheadMs / minute)).toBe(minutes)
  })

  test('by a minute is right enough: what has expired by the database’s clock goes, and nothing else', async () => {
    await fill()
    const { sessions: _, retention_runs: __, job_runs: ___, ...before } = await rows()
    await round(minute)
    const written = { retention_runs: expect.any(String), job_runs: expect.stringMatching(/^8:/) }
    expect(await rows()).toEqual({ ...before, sessions: ['alive'], ...written })
    expect(log).toEqual([])
  })
})
