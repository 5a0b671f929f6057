import { describe, expect, it } from 'vitest'
import { createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { AnalyticsEvent } from './analytics-event.entity.ts'

const shop = openTestShop({ ANALYTICS_EVENTS_PER_TEN_SECONDS: '100000' })

const click = {
  eventType: 'click',
  pageUrl: '/produit/12',
  pageName: 'Product Detail',
  elementType: 'button',
  elementId: 'ajouter',
  elementText: 'Ajouter au panier',
  metadata: {
    referrer: '/produits',
    timestamp: '2026-11-21T08:59:59.120Z',
    tagName: 'BUTTON',
    classes: 'chakra-button',
    type: 'submit',
  },
}

/** The stored events, oldest first. */
async function stored() {
  await shop.settle()
  return shop.em().find(AnalyticsEvent, {}, { orderBy: { id: 'asc' } })
}

describe('POST /api/analytics', () => {
  it('takes one event as documented, answers 202 and keeps every field', async () => {
    const answer = await shop.post('/api/analytics', { body: click })
    expect([answer.status, answer.body]).toEqual([202, { success: true }])
    const { timestamp, ...metadata } = click.metadata
    expect(await stored()).toMatchObject([
      { ...click, metadata, createdAt: shop.clock.now(), userId: null, sessionId: null },
    ])
  })

  it('takes a list, in its order', async () => {
    const body = ['view', 'scroll', 'submit', 'search', 'add_to_cart', 'waitlist'].map((eventType) => ({
      ...click,
      eventType,
    }))
    expect((await shop.post('/api/analytics', { body })).status).toBe(202)
    expect((await stored()).map(({ eventType }) => eventType)).toEqual(body.map(({ eventType }) => eventType))
  })

  it('is a click where nothing is said, with no more than its page', async () => {
    await shop.post('/api/analytics', { body: { pageUrl: '/panier', pageName: 'Cart' } })
    expect(await stored()).toMatchObject([
      { eventType: 'click', elementType: null, elementId: null, elementText: null, metadata: {} },
    ])
  })

  it.each<[string, unknown, number?]>([
    ['a type that is none', { ...click, eventType: 'purchase' }],
    ['no page', { ...click, pageUrl: undefined }],
    ['an empty page', { ...click, pageUrl: '  ' }],
    ['no name of a page', { ...click, pageName: undefined }],
    ['text that is a number', { ...click, elementText: 7 }],
    ['text of 101 characters', { ...click, elementText: 'a'.repeat(101) }],
    ['a page of two lines', { ...click, pageUrl: '/a\r\nSet-Cookie: a=b' }],
    ['NUL', { ...click, elementText: 'a\u0000' }],
    ['half a character', { ...click, elementText: '\ud800' }],
    ['a page of 2001 characters', { ...click, pageUrl: `/${'a'.repeat(2000)}` }],
    ['a page of a megabyte', { ...click, pageUrl: `/${'a'.repeat(1_000_000)}` }, 413],
    ['metadata that is a list', { ...click, metadata: [] }],
    ['metadata that is a text', { ...click, metadata: 'x' }],
    ['metadata over 4 kB', { ...click, metadata: { note: 'é'.repeat(2_100) } }],
    ['metadata of 200 kB', { ...click, metadata: { referrer: 'a'.repeat(200_000) } }, 413],
    ['metadata with 10,000 keys', { ...click, metadata: Object.fromEntries(keys(10_000)) }, 413],
    ['metadata with 900 keys', { ...click, metadata: Object.fromEntries(keys(900)) }],
    ['metadata 1,000 deep', { ...click, metadata: { href: nested(1_000) } }],
    ['metadata 20,000 deep', `{"pageUrl":"/","pageName":"Home","metadata":${deep(20_000)}}`],
    ['a percentage between milestones', { ...click, metadata: { scrollPercentage: 33 } }],
    ['a time that is none', { ...click, metadata: { timestamp: 'hier' } }],
    ['a negative number of results', { ...click, metadata: { searchTerm: 'a', resultCount: -1 } }],
    ['nothing', []],
    ['101 events', Array.from({ length: 101 }, () => click)],
    ['a number', '7'],
    ['null', 'null'],
    ['a list with one bad event', [click, { ...click, eventType: 'x' }, click]],
  ])('refuses %s in French, and keeps nothing', async (_name, body, status = 400) => {
    const answer = await shop.post('/api/analytics', {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status, answer.text).toBe(status)
    expect(answer.body.message).toMatch(/\p{L}/u)
    expect(answer.body.message).not.toMatch(/invalid |expected|required|nonoptional/i)
    expect(await stored()).toEqual([])
  })

  it('believes no identity, address, time or unknown key, and no key of the language itself', async () => {
    const body = JSON.stringify({
      ...click,
      id: 999,
      userId: 'someone',
      sessionId: 'chosen',
      ipAddress: '203.0.113.9',
      userAgent: 'forged',
      country: 'Nulle part',
      createdAt: '2001-01-01T00:00:00Z',
      entrance: true,
    }).replace('"metadata":{', '"metadata":{"__proto__":{"polluted":1},"constructor":{"a":1},"secret":"x",')
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.7',
      'user-agent': 'Robot/1',
    }
    expect((await shop.post('/api/analytics?consent=accepted', { body, headers })).status).toBe(202)
    const [event] = await stored()
    expect(event).toMatchObject({
      userId: null,
      ipAddress: expect.stringMatching(/127\.0\.0\.1$/),
      userAgent: 'Robot/1',
      country: null,
      createdAt: shop.clock.now(),
      entrance: false,
      metadata: click.metadata,
    })
    expect(event?.sessionId).not.toBe('chosen')
    expect(event?.id).not.toBe(999)
    expect(Object.keys(event?.metadata ?? {}).sort()).toEqual(Object.keys(click.metadata).sort())
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('keeps the events of an account that is deleted before they are written, without their link', async () => {
    const user = await createUser(shop)
    await shop.post('/api/analytics?consent=accepted', { as: user, body: click })
    await shop.em().execute('delete from users where id = ?', [user.id])
    expect(await stored()).toMatchObject([{ userId: null, elementId: 'ajouter' }])
  })

  it('forgets whose they were when an account is deleted', async () => {
    const user = await createUser(shop)
    await shop.post('/api/analytics?consent=accepted', { as: user, body: click })
    expect(await stored()).toMatchObject([{ userId: user.id }])
    await shop.em().execute('delete from users where id = ?', [user.id])
    expect(await stored()).toMatchObject([{ userId: null }])
    expect(await shop.em().execute('select 1 from analytics_people')).toEqual([])
  })
})

function keys(n: number): [string, number][] {
  return Array.from({ length: n }, (_, i) => [`key${i}`, i])
}

function nested(depth: number): unknown {
  let value: unknown = 'x'
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

function deep(depth: number) {
  return '['.repeat(depth) + ']'.repeat(depth)
}
