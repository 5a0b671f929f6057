import { beforeEach, describe, expect, test } from 'vitest'
import { Subscriber } from '../../features/engagement/newsletter/subscriber.entity.ts'
import { openTestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'

const shop = openTestShop({ WEB_FOLDER: createWebFolder() })
const urlencoded = 'application/x-www-form-urlencoded'
const oneClick = 'List-Unsubscribe=One-Click'

let token = ''
beforeEach(async () => {
  await shop.post('/api/newsletter', { body: { email: 'ana@exemple.fr' } })
  token = (await rows())[0]?.token ?? ''
})
const rows = () => shop.em().find(Subscriber, {}, { orderBy: { id: 'asc' } })

const press = (body: string, type: string, headers: Record<string, string> = {}, query = `?token=${token}`) =>
  shop.post(`/newsletter/desinscription${query}`, { body, headers: { 'content-type': type, ...headers } })

describe('the one press of a mail program (RFC 8058)', () => {
  const boundary = 'x1y2'
  const part = (value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n${value}\r\n--${boundary}--\r\n`

  test.each([
    ['urlencoded', oneClick, urlencoded],
    ['multipart', part('One-Click'), `multipart/form-data; boundary=${boundary}`],
  ])(
    '%s takes the reader off, from another site, without cookie or redirection, twice',
    async (_kind, body, type) => {
      const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
      for (let time = 1; time <= 2; time++) {
        const { status, headers } = await press(body, type, foreign)
        expect([status, headers.get('location'), headers.getSetCookie()]).toEqual([200, null, []])
        expect(headers.get('cache-control')).toBe('no-store')
        expect(await rows()).toMatchObject([{ subscribed: false, changedAt: shop.clock.now() }])
      }
    },
  )

  test.each([
    ['another value', 'List-Unsubscribe=Two-Clicks', urlencoded],
    ['another field', 'Unsubscribe=One-Click', urlencoded],
    ['nothing', '', urlencoded],
    ['JSON', '{"List-Unsubscribe":"One-Click"}', 'application/json'],
    ['text', oneClick, 'text/plain'],
    ['another value in parts', part('Two-Clicks'), `multipart/form-data; boundary=${boundary}`],
    ['parts without boundary', part('One-Click'), 'multipart/form-data'],
    ['parts that never end', part('One-Click').slice(0, -8), `multipart/form-data; boundary=${boundary}`],
  ])('%s is 400, and nobody leaves', async (_what, body, type) => {
    const { status, body: answer } = await press(body, type)
    expect([status, answer.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect(await rows()).toMatchObject([{ subscribed: true }])
  })

  test.each([
    ['', 400],
    ['?token=abc', 400],
    [`?token=${'x'.repeat(32)}`, 404],
    [`?token=${'x'.repeat(32)}&token=${'y'.repeat(32)}`, 400],
  ])('with « %s » it is %i', async (query, expected) => {
    expect((await press(oneClick, urlencoded, {}, query)).status).toBe(expected)
    expect(await rows()).toMatchObject([{ subscribed: true }])
  })

  test('a body of 5 kB is 413', async () => {
    expect((await press(`${oneClick}&x=${'y'.repeat(5_000)}`, urlencoded)).status).toBe(413)
  })

  test('the token stays out of the log', async () => {
    await press(oneClick, urlencoded)
    expect(shop.logged.join()).toContain('/newsletter/desinscription')
    expect(shop.logged.join()).not.toContain(token)
  })

  test('a GET shows the page, and changes nothing', async () => {
    const { status, text } = await shop.get(`/newsletter/desinscription?token=${token}`)
    expect([status, text]).toEqual([200, expect.stringContaining('<!doctype html>')])
    expect(await rows()).toMatchObject([{ subscribed: true }])
  })

  test('no other page takes a POST', async () => {
    const form = { body: oneClick, headers: { 'content-type': urlencoded } }
    expect((await shop.post(`/newsletter/confirmation?token=${token}`, form)).status).toBe(404)
    expect(await rows()).toMatchObject([{ confirmedAt: null }])
  })
})
