import { beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../../housekeeping.ts'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Subscriber } from './subscriber.entity.ts'

const shop = openTestShop()
const ana = 'ana@exemple.fr'
const day = 24 * 3_600_000

const subscribe = () => shop.post('/api/newsletter', { body: { email: ana } })
const leave = (token: unknown) => shop.post('/api/newsletter/unsubscribe', { body: { token } })
const row = () => shop.em().findOneOrFail(Subscriber, { email: ana })
const mails = () => shop.em().count(OutgoingMail)
const later = (ms: number) => (shop.clock.current = new Date(shop.clock.now().getTime() + ms))

/** The same by either edge: whether it was done, or the code of the refusal and its sentence. */
async function confirm(edge: string, token: unknown) {
  if (edge === 'REST') {
    const { status, body } = await shop.post('/api/newsletter/confirm', { body: { token } })
    return status === 200 ? body : { code: body.code, message: body.message }
  }
  const query = 'mutation ($token: String!) { confirmNewsletter(token: $token) }'
  const { body } = await shop.graphql(query, { token })
  const [error] = body.errors ?? []
  return error ? { code: error.extensions.code, message: error.message } : { success: true }
}

describe.each(['REST', 'GraphQL'])('confirming by %s', (edge) => {
  let token: string
  beforeEach(async () => {
    await subscribe()
    token = (await row()).token
  })

  test('keeps when the owner of the address said yes; again changes nothing', async () => {
    const first = later(60_000)
    for (let time = 1; time <= 2; time++) {
      expect(await confirm(edge, token)).toEqual({ success: true })
      expect(await row()).toMatchObject({ subscribed: true, confirmedAt: first })
      later(60_000)
    }
  })

  test('an address that is not confirmed gets the mail again, with the same links', async () => {
    later(60_000)
    expect((await subscribe()).status).toBe(201)
    expect(await mails()).toBe(2)
    expect(await row()).toMatchObject({ token, confirmedAt: null, changedAt: shop.clock.now() })
  })

  test('a stranger cannot fill its mailbox: three mails an hour, and « done » all the same', async () => {
    for (let time = 1; time <= 5; time++) expect((await subscribe()).status).toBe(201)
    expect(await mails()).toBe(3)
    const keys = await shop.em().execute<{ key: string }[]>('select key from rate_limits')
    expect(JSON.stringify(keys)).not.toContain(ana)
  })

  test('who has left confirms nothing, and after subscribing again must confirm anew', async () => {
    await confirm(edge, token)
    const left = later(60_000)
    await leave(token)
    expect(await row()).toMatchObject({ subscribed: false, changedAt: left })
    expect(await confirm(edge, token)).toMatchObject({ code: 'CONFLICT' })
    expect(await row()).toMatchObject({ subscribed: false })
    const again = later(60_000)
    await subscribe()
    expect(await mails()).toBe(2)
    expect(await row()).toMatchObject({ token, subscribed: true, confirmedAt: null, changedAt: again })
    expect(await confirm(edge, token)).toEqual({ success: true })
    expect(await row()).toMatchObject({ subscribed: true, confirmedAt: again })
  })

  test('a stranger who types the address of who has left does not undo that it has', async () => {
    const clean = () => cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
    await confirm(edge, token)
    const left = later(60_000)
    await leave(token)
    later(60_000)
    await subscribe()
    later(29 * day)
    await clean()
    expect(await row()).toMatchObject({ subscribed: true, leftAt: left })
    later(day + 1)
    await clean()
    expect(await row()).toMatchObject({ subscribed: false, changedAt: left })
    // Its owner, who means it, is a reader like any other.
    await subscribe()
    await confirm(edge, token)
    later(31 * day)
    await clean()
    expect(await row()).toMatchObject({ subscribed: true, leftAt: null })
  })

  test.each([
    ['x'.repeat(32), 'NOT_FOUND', 'Ce lien de confirmation n’est plus valable.'],
    ['abc', 'BAD_USER_INPUT', 'Lien invalide.'],
    ["' or 1=1 -- aaaaaaaaaaaaaaaaa", 'BAD_USER_INPUT', 'Lien invalide.'],
    ['a\u0000'.repeat(12), 'BAD_USER_INPUT', 'Lien invalide.'],
  ])('%j is refused, and nothing is confirmed', async (wrong, code, message) => {
    expect(await confirm(edge, wrong)).toEqual({ code, message })
    expect(await row()).toMatchObject({ confirmedAt: null })
  })
})

test('no GET confirms: mail programs open links by themselves', async () => {
  await subscribe()
  const { token } = await row()
  expect((await shop.get(`/api/newsletter/confirm?token=${token}`)).status).toBe(405)
  await shop.get(`/newsletter/confirmation?token=${token}`)
  const query = encodeURIComponent(`mutation { confirmNewsletter(token: "${token}") }`)
  await shop.get(`/graphql?query=${query}`, { headers: { 'apollo-require-preflight': 'true' } })
  expect(await row()).toMatchObject({ confirmedAt: null })
})
