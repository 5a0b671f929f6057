import { describe, expect, it } from 'vitest'
import { createUser } from '../../test/data/factories.ts'
import { type Answer, openTestShop } from '../../test/shop.ts'
import { AnalyticsEvent } from './analytics-event.entity.ts'

const shop = openTestShop({
  TRUST_PROXY: '1',
  GEO_COUNTRY_HEADER: 'CF-IPCountry',
  GEO_CITY_HEADER: 'CF-IPCity',
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
const headers = {
  'user-agent': firefox,
  'x-forwarded-for': '203.0.113.7',
  'cf-ipcountry': 'FR',
  'cf-ipcity': Buffer.from('Besançon').toString('latin1'),
}
const view = {
  eventType: 'view',
  pageUrl: '/produits?category=cuisine&page=2&search=ana%40exemple.fr&token=secret&email=ana@exemple.fr#a',
  pageName: 'Products',
  elementText: 'Écrire à ana@exemple.fr',
  metadata: {
    referrer: 'https://ailleurs.example/a?q=ana&token=b#c',
    href: '/newsletter/desinscription?token=secret',
    timestamp: '2026-11-21T08:59:59Z',
    searchTerm: 'ana@exemple.fr',
  },
}

const send = async (query: string, extra: Record<string, string> = {}, as = undefined as never) =>
  shop.post(`/api/analytics${query}`, { as, body: view, headers: { ...headers, ...extra } })

async function lastEvent(): Promise<AnalyticsEvent> {
  await shop.settle()
  const [event] = await shop.em().find(AnalyticsEvent, {}, { orderBy: { id: 'desc' }, limit: 1 })
  if (!event) throw new Error('Nothing was stored.')
  return event
}

const visitCookie = (answer: Answer) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith('visite='))

describe.each(['', '?consent=declined', '?consent=', '?consent=ACCEPTED', '?consent=accepted%20'])(
  'without consent (« %s »)',
  (query) => {
    it('nothing that could tell who it was is stored, and no cookie is set, even of a signed-in customer', async () => {
      const answer = await send(query, {}, (await createUser(shop)) as never)
      expect(answer.status).toBe(202)
      expect(visitCookie(answer)).toBeUndefined()
      expect(await lastEvent()).toMatchObject({
        userId: null,
        sessionId: null,
        ipAddress: null,
        country: null,
        city: null,
        userAgent: 'Firefox',
        pageUrl: '/produits',
        pageName: 'Products',
        metadata: {
          referrer: 'https://ailleurs.example/a',
          href: '/newsletter/desinscription',
          searchTerm: '…@…',
        },
        elementText: 'Écrire à …@…',
      })
      expect((await lastEvent()).metadata).not.toHaveProperty('timestamp')
      expect(await shop.em().execute('select 1 from analytics_people')).toEqual([])
    })
  },
)

describe('without consent, of the browser', () => {
  it.each([
    ['ana.dupont@exemple.fr appareil-8842/7 build/3 (x)', null],
    ['MonAppli/3.2 (appareil 8842)', null],
    ['', null],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari',
    ],
  ])('« %s » is kept as %s', async (userAgent, family) => {
    await send('', { 'user-agent': userAgent })
    expect((await lastEvent()).userAgent).toBe(family)
  })

  it('no e-mail address is kept of its page and element', async () => {
    const body = { ...view, pageUrl: '/compte/ana@exemple.fr', elementId: 'ligne-ana@exemple.fr' }
    await shop.post('/api/analytics', { body, headers })
    expect(await lastEvent()).toMatchObject({ pageUrl: '/compte/…@…', elementId: '…@…' })
  })
})

describe('with consent', () => {
  it('everything is stored that the specification lists, by the shop’s own knowledge', async () => {
    const user = await createUser(shop)
    const answer = await send('?consent=accepted', {}, user as never)
    const cookie = visitCookie(answer)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\/;/)
    expect(cookie).toMatch(/Max-Age=1800;/)
    expect(await lastEvent()).toMatchObject({
      userId: user.id,
      sessionId: expect.stringMatching(/^[\w-]{22}$/),
      ipAddress: '203.0.113.7',
      userAgent: firefox,
      country: 'FR',
      city: 'Besançon',
      pageUrl: '/produits?category=cuisine&page=2',
      metadata: { timestamp: '2026-11-21T08:59:59Z' },
    })
  })

  it('addresses keep no token, e-mail or typed word', async () => {
    await send('?consent=accepted')
    expect(JSON.stringify(await lastEvent())).not.toMatch(/secret|ana@|ana%40/)
  })

  it.each([
    ['no address', { 'x-forwarded-for': `${'a'.repeat(500)}` }, { ipAddress: null }],
    ['the address of a network in IPv6', { 'x-forwarded-for': '2001:db8::1' }, { ipAddress: '2001:db8::1' }],
    [
      'a place of 300 letters outside of the plane',
      { 'cf-ipcity': Buffer.from('𐐷'.repeat(300)).toString('latin1') },
      { city: '𐐷'.repeat(100) },
    ],
    ['a place that is no name', { 'cf-ipcity': '<script>' }, { city: 'script' }],
    ['a browser of two kilobytes', { 'user-agent': 'é'.repeat(2_000) }, { userAgent: 'é'.repeat(500) }],
  ])('a proxy that tells of %s loses nobody’s events', async (_name, told, kept) => {
    expect((await send('?consent=accepted', told)).status).toBe(202)
    expect(await lastEvent()).toMatchObject(kept)
  })

  it('an address whose query grows when it is written anew is cut', async () => {
    const pageUrl = `/produits?category=${'é'.repeat(1_900)}`
    await shop.post('/api/analytics?consent=accepted', { body: { ...view, pageUrl } })
    expect((await lastEvent()).pageUrl).toHaveLength(2_000)
  })

  it('one visit goes on for as long as its cookie comes back; another browser has another', async () => {
    const first = visitCookie(await send('?consent=accepted'))?.split(';')[0] ?? ''
    const visit = (await lastEvent()).sessionId
    await send('?consent=accepted', { cookie: `autre=1; ${first}` })
    expect((await lastEvent()).sessionId).toBe(visit)
    await send('?consent=accepted')
    expect((await lastEvent()).sessionId).not.toBe(visit)
  })

  it.each(['visite=AAAAAAAAAAAAAAAAAAAAAA', 'visite=AAAAAAAAAAAAAAAAAAAAAA.BBBB', 'visite=', 'visite=é%00'])(
    'a visit that nobody gave (%s) is not believed',
    async (cookie) => {
      await send('?consent=accepted', { cookie: Buffer.from(cookie).toString('latin1') })
      expect((await lastEvent()).sessionId).toMatch(/^[\w-]{22}$/)
      expect((await lastEvent()).sessionId).not.toBe('AAAAAAAAAAAAAAAAAAAAAA')
    },
  )

  it('a withdrawal takes the cookie away, and what follows is anonymous', async () => {
    const cookie = visitCookie(await send('?consent=accepted'))?.split(';')[0] ?? ''
    const gone = await send('?consent=declined', { cookie })
    expect(visitCookie(gone)).toMatch(/^visite=;.*Expires=Thu, 01 Jan 1970/)
    expect(await lastEvent()).toMatchObject({ sessionId: null, ipAddress: null })
  })
})

describe('a visit begins', () => {
  it.each<[string, string | undefined, boolean]>([
    ['from elsewhere', 'https://ailleurs.example/', true],
    ['by a typed address', undefined, true],
    ['not from a page of the shop', '/produits', false],
    ['not from a page of the shop, told whole', 'http://localhost:4000/produits', false],
    ['from a shop of a similar name', 'http://localhost:40001/', true],
  ])('%s', async (_name, referrer, entrance) => {
    await shop.post('/api/analytics', { body: { ...view, metadata: { referrer } } })
    expect((await lastEvent()).entrance).toBe(entrance)
  })

  it.each([
    ['/admin', false],
    ['/admin/messages?page=2', false],
    ['/administrer', true],
  ])('of %s: %s', async (pageUrl, entrance) => {
    await shop.post('/api/analytics', { body: { ...view, pageUrl, metadata: {} } })
    expect((await lastEvent()).entrance).toBe(entrance)
  })

  it('with a page alone, never with a click', async () => {
    await shop.post('/api/analytics', { body: { ...view, eventType: 'click' } })
    expect((await lastEvent()).entrance).toBe(false)
  })
})
