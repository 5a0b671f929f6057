import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import type { MailTransport } from './mail-transport.ts'
import { startMailWorker } from './mail-worker.ts'
import { queueMail, sendNextMail } from './outbox.ts'
import { OutgoingMail } from './outgoing-mail.entity.ts'

const shop = openTestShop()
const log = pino({ level: 'silent' })
const seconds = 1_000
const [minutes, hours] = [60 * seconds, 3_600 * seconds]

const queue = async (...recipients: string[]) => {
  const em = shop.em()
  for (const recipient of recipients)
    queueMail(em, { recipient, subject: 'Bonjour', text: 'Bonjour' }, shop.clock.now())
  await em.flush()
}
const mails = () => shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
const later = (ms: number) => (shop.clock.current = new Date(shop.clock.now().getTime() + ms))
const sendNext = (send: MailTransport) => sendNextMail(shop.database.orm, send, shop.clock, log)

/** A transport that notes what it was given. */
function noting() {
  const sent: string[] = []
  return { sent, send: async (mail: OutgoingMail) => void sent.push(mail.recipient) }
}
const down: MailTransport = () => Promise.reject(new Error('connect ECONNREFUSED'))

describe('the outbox', () => {
  test('sends each mail once, the longest due first, and says when there is none', async () => {
    await queue('a@exemple.fr', 'b@exemple.fr')
    const { sent, send } = noting()
    while (await sendNext(send));
    expect(await sendNext(send)).toBe(false)
    expect(sent).toEqual(['a@exemple.fr', 'b@exemple.fr'])
    for (const mail of await mails())
      expect(mail).toMatchObject({ sentAt: shop.clock.now(), attempts: 1, lastError: null })
  })

  test('leaves alone what is not due yet', async () => {
    const em = shop.em()
    const tomorrow = new Date(shop.clock.now().getTime() + 24 * hours)
    queueMail(em, { recipient: 'a@exemple.fr', subject: 'x', text: 'x' }, tomorrow)
    await em.flush()
    expect(await sendNext(noting().send)).toBe(false)
  })

  test('a mail server that is down never fails a subscription, and the welcome goes out later', async () => {
    expect((await shop.post('/api/newsletter', { body: { email: 'ana@exemple.fr' } })).status).toBe(201)
    await sendNext(down)
    expect(await mails()).toMatchObject([
      { sentAt: null, attempts: 1, lastError: 'Error: connect ECONNREFUSED' },
    ])
    expect((await shop.post('/api/newsletter', { body: { email: 'bob@exemple.fr' } })).status).toBe(201)
    later(30 * seconds)
    const { sent, send } = noting()
    while (await sendNext(send));
    expect(sent.toSorted()).toEqual(['ana@exemple.fr', 'bob@exemple.fr'])
    expect(await mails()).toMatchObject([{ attempts: 2, lastError: null }, { attempts: 1 }])
  })

  test('waits longer after each failure, then gives up and keeps the mail with its last error', async () => {
    await queue('a@exemple.fr')
    const waits = [30 * seconds, 2 * minutes, 10 * minutes, 1 * hours, 6 * hours, 24 * hours]
    for (const wait of waits) {
      expect(await sendNext(down)).toBe(true)
      const [mail] = await mails()
      expect(mail?.dueAt).toEqual(new Date(shop.clock.now().getTime() + wait))
      later(wait - 1)
      expect(await sendNext(down)).toBe(false)
      later(1)
    }
    expect(await sendNext(down)).toBe(true)
    later(365 * 24 * hours)
    const { sent, send } = noting()
    expect(await sendNext(send)).toBe(false)
    expect(sent).toEqual([])
    expect(await mails()).toMatchObject([
      { attempts: 7, sentAt: null, lastError: expect.stringMatching(/ECONN/) },
    ])
  })

  test('one address that is refused holds up nobody', async () => {
    await queue('mauvaise@exemple.fr', 'b@exemple.fr')
    const { sent, send } = noting()
    const picky: MailTransport = (mail) =>
      mail.recipient.startsWith('mauvaise') ? Promise.reject(new Error('550 no')) : send(mail)
    while (await sendNext(picky));
    expect(sent).toEqual(['b@exemple.fr'])
    expect(await mails()).toMatchObject([{ sentAt: null, lastError: 'Error: 550 no' }, { attempts: 1 }])
  })

  test('a worker that died with a mail in hand holds it for five minutes; then another sends it', async () => {
    await queue('a@exemple.fr')
    void sendNext(() => new Promise(() => {}))
    await expect.poll(async () => (await mails())[0]?.attempts).toBe(1)
    const { sent, send } = noting()
    later(5 * minutes - 1)
    expect(await sendNext(send)).toBe(false)
    later(1)
    expect(await sendNext(send)).toBe(true)
    expect(sent).toEqual(['a@exemple.fr'])
    expect(await mails()).toMatchObject([{ attempts: 2, sentAt: shop.clock.now() }])
  })

  test('a slow server keeps only the mail in hand from other workers', async () => {
    await queue('lente@exemple.fr', 'b@exemple.fr')
    void sendNext(() => new Promise(() => {}))
    await expect.poll(async () => (await mails())[0]?.attempts).toBe(1)
    const { sent, send } = noting()
    while (await sendNext(send));
    expect(sent).toEqual(['b@exemple.fr'])
  })
})

describe.runIf(onPostgres)('two copies of the shop at once', () => {
  test('send each of forty mails once', async () => {
    const all = Array.from({ length: 40 }, (_, i) => `a${i}@exemple.fr`)
    await queue(...all)
    const { sent, send } = noting()
    const slow: MailTransport = async (mail) => {
      await pause(Math.random() * 5)
      await send(mail)
    }
    const worker = async () => {
      while (await sendNext(slow));
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    expect(sent.toSorted()).toEqual(all.toSorted())
    for (const mail of await mails()) expect(mail).toMatchObject({ attempts: 1, sentAt: shop.clock.now() })
  })
})

describe('the worker', () => {
  test('sends what waits by itself, and stops after the mail in hand', async () => {
    await queue('a@exemple.fr', 'b@exemple.fr')
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    const { sent, send } = noting()
    const stop = startMailWorker(
      shop.database.orm,
      async (mail) => {
        await held
        await send(mail)
      },
      shop.clock,
      log,
    )
    await expect.poll(async () => (await mails())[0]?.attempts, { timeout: 10_000 }).toBe(1)
    const stopped = stop()
    release()
    await stopped
    expect(sent).toEqual(['a@exemple.fr'])
    expect(await mails()).toMatchObject([{ sentAt: shop.clock.now() }, { sentAt: null, attempts: 0 }])
  })
})
