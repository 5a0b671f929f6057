import { describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { cpuMsOf } from '../../../test/cpu-time.ts'
import { createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Subscriber } from './subscriber.entity.ts'

const shop = openTestShop({ PUBLIC_URL: 'http://ramure.example/', BODY_LIMIT_BYTES: '200000' })
const ana = 'ana@exemple.fr'

const subscribe = (email: unknown, more: object = {}) =>
  shop.post('/api/newsletter', { body: { email, ...more } })
const unsubscribe = (token: unknown) => shop.post('/api/newsletter/unsubscribe', { body: { token } })
const rows = () => shop.em().find(Subscriber, {}, { orderBy: { id: 'asc' } })
const mails = () => shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
const tokenOf = async () => (await rows())[0]?.token ?? ''

/** The same by either edge: whether it was done, and the sentence of a refusal. */
async function send(edge: string, email: unknown, website?: string) {
  if (edge === 'REST') {
    const { status, body } = await subscribe(email, { website })
    return { done: status === 201 && body.success === true, code: body.code, message: body.message }
  }
  const query =
    'mutation ($email: String!, $website: String) { subscribeToNewsletter(email: $email, website: $website) }'
  const { body } = await shop.graphql(query, { email, website })
  const [error] = body.errors ?? []
  return {
    done: body.data?.subscribeToNewsletter === true,
    code: error?.extensions.code,
    message: error?.message,
  }
}

describe.each(['REST', 'GraphQL'])('subscribing by %s', (edge) => {
  test('keeps one row, in lower case, and writes one mail with the links to confirm and to leave', async () => {
    expect(await send(edge, '  Ana@Exemple.FR ')).toMatchObject({ done: true })
    const [row] = await rows()
    const now = shop.clock.now()
    expect(row).toMatchObject({ id: 1, email: ana, subscribed: true, confirmedAt: null, createdAt: now })
    expect(row?.changedAt).toEqual(now)
    expect(row?.token).toMatch(/^[\w-]{32}$/)
    const [mail, ...others] = await mails()
    const [confirm, leave] = ['confirmation', 'desinscription'].map(
      (page) => `http://ramure.example/newsletter/${page}?token=${row?.token}`,
    )
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: ana, sentAt: null, attempts: 0, dueAt: now })
    expect(mail?.unsubscribeUrl).toBe(leave)
    for (const link of [confirm, leave]) {
      expect(mail?.text).toContain(link)
      expect(mail?.html).toContain(`href="${link}"`)
    }
    expect(mail?.html).toContain('>Confirmer mon inscription</a>')
    expect(mail?.html).toContain('lang="fr"')
  })

  test('a confirmed address, in any case, answers the same and changes nothing', async () => {
    const first = await send(edge, ana)
    const token = await tokenOf()
    await shop.post('/api/newsletter/confirm', { body: { token } })
    const before = await rows()
    for (const email of [ana, 'ANA@exemple.fr', ' Ana@EXEMPLE.fr'])
      expect(await send(edge, email)).toEqual(first)
    expect(await rows()).toEqual(before)
    expect(await mails()).toHaveLength(1)
  })

  test('a robot that fills in the trap is told « done », and nothing is kept', async () => {
    expect(await send(edge, ana, 'http://spam.example')).toEqual(await send(edge, 'bob@exemple.fr'))
    expect(await rows()).toMatchObject([{ email: 'bob@exemple.fr' }])
    expect(await mails()).toHaveLength(1)
  })

  test.each([
    '',
    '   ',
    'ana',
    'ana@',
    '@exemple.fr',
    'ana@exemple',
    'ana petit@exemple.fr',
    'ana@exemple.fr, bob@exemple.fr',
    'ana@exemple.fr\r\nBcc: tous@exemple.fr',
    'ana@exemple.fr\nBcc: tous@exemple.fr',
    'Ana <ana@exemple.fr>',
    'a\u0000na@exemple.fr',
    'ana\ud800@exemple.fr',
    `${'a'.repeat(250)}@exemple.fr`,
  ])('refuses %j in French, and keeps nothing', async (email) => {
    expect(await send(edge, email)).toEqual({
      done: false,
      code: 'BAD_USER_INPUT',
      message: 'Email invalide',
    })
    expect(await rows()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('an address of 50,000 characters is refused fast', async () => {
    await send(edge, 'x')
    for (const email of [`${'a@a.'.repeat(12_500)}!`, `${'a'.repeat(50_000)}@`, ' '.repeat(50_000)]) {
      const used = await cpuMsOf(async () =>
        expect(await send(edge, email)).toMatchObject({ done: false, message: 'Email invalide' }),
      )
      expect(used).toBeLessThan(500)
    }
  })
})

describe('REST by itself', () => {
  test('says the same words for a new, a known and a robot’s address, and sets no cookie', async () => {
    const answers = [
      await subscribe(ana),
      await subscribe(ana),
      await subscribe('bob@exemple.fr', { website: 'x' }),
    ]
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([201, '{"success":true}'])
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  test.each([null, 5, {}, [], ['ana@exemple.fr'], { $ne: '' }])(
    '%j is refused as an address with 400',
    async (email) => {
      const { status, body } = await subscribe(email)
      expect([status, body]).toEqual([
        400,
        { code: 'BAD_USER_INPUT', message: 'Email invalide', fields: { email: 'Email invalide' } },
      ])
    },
  )

  test('id, token and subscribed are not the caller’s', async () => {
    await subscribe(ana, { id: 99, token: 'x'.repeat(32), subscribed: false, createdAt: '2000-01-01' })
    const [row] = await rows()
    expect(row).toMatchObject({ id: 1, subscribed: true, createdAt: shop.clock.now() })
    expect(row?.token).not.toContain('xxx')
  })

  test('nobody can read who subscribed', async () => {
    await subscribe(ana)
    const as = await createUser(shop)
    for (const path of ['/api/newsletter', '/api/newsletter/unsubscribe'])
      expect((await shop.get(path, { as })).status).toBe(405)
  })
})

describe('leaving', () => {
  test('takes a POST with the token; again changes nothing and is no error', async () => {
    await subscribe(ana)
    const token = await tokenOf()
    for (let time = 1; time <= 2; time++) {
      const { status, body } = await unsubscribe(token)
      expect([status, body]).toEqual([200, { success: true }])
      expect(await rows()).toMatchObject([{ email: ana, token, subscribed: false }])
    }
  })

  test('GraphQL tells whether it was now or before', async () => {
    await subscribe(ana)
    const query = 'mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }'
    const leave = async () => (await shop.graphql(query, { token: await tokenOf() })).body.data
    expect(await leave()).toEqual({ unsubscribeFromNewsletter: true })
    expect(await leave()).toEqual({ unsubscribeFromNewsletter: false })
  })

  test('no GET does: 405, and the reader stays', async () => {
    await subscribe(ana)
    const token = await tokenOf()
    const { status, headers } = await shop.get(`/api/newsletter/unsubscribe?token=${token}`)
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
    await shop.get(`/newsletter/desinscription?token=${token}`)
    const query = encodeURIComponent(`mutation { unsubscribeFromNewsletter(token: "${token}") }`)
    await shop.get(`/graphql?query=${query}`, { headers: { 'apollo-require-preflight': 'true' } })
    expect(await rows()).toMatchObject([{ subscribed: true }])
  })

  test.each([
    ['a token that nobody has', 'x'.repeat(32), 404, 'Ce lien de désinscription n’est pas valable.'],
    ['no token', undefined, 400, 'Lien invalide.'],
    ['an operator', { $ne: '' }, 400, 'Lien invalide.'],
    ['a short one', 'abc', 400, 'Lien invalide.'],
    ['NUL', 'a\u0000'.repeat(12), 400, 'Lien invalide.'],
    ['50,000 characters', 'a'.repeat(50_000), 400, 'Lien invalide.'],
    ['SQL', "' or 1=1 -- aaaaaaaaaaaaaaaaa", 400, 'Lien invalide.'],
  ])('%s is refused, and nobody leaves', async (_what, token, expected, message) => {
    await subscribe(ana)
    const { status, body } = await unsubscribe(token)
    expect([status, body.message]).toEqual([expected, message])
    expect(await rows()).toMatchObject([{ subscribed: true }])
  })
})
