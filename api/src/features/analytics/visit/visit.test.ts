import { describe, expect, test } from 'vitest'
import { createUser } from '../../../test/data/factories.ts'
import { type Answer, openTestShop } from '../../../test/shop.ts'
import { AnalyticsEvent } from '../analytics-event.entity.ts'

const shop = openTestShop()
const view = { eventType: 'view', pageUrl: '/produits', pageName: 'Products' }

/** « name=value » of a cookie that an answer sets. */
const cookieOf = (answer: Answer, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

/** Some events of one visit; the cookie that it is told by. */
async function visitWith(count: number): Promise<string> {
  const body = Array.from({ length: count }, () => view)
  const answer = await shop.post('/api/analytics?consent=accepted', { body })
  await shop.settle()
  return cookieOf(answer, 'visite')
}

const asked = 'isToldApart isSignedIn refusesTracking knownSince eventCount events { id pageUrl eventType }'

async function read(edge: string, cookie: string) {
  const ask = { headers: { cookie } }
  if (edge === 'REST') return (await shop.get('/api/visit', ask)).body
  return (await shop.graphql(`{ visit { ${asked} } }`, {}, ask)).body.data.visit
}

const erase = async (edge: string, cookie: string) =>
  edge === 'REST'
    ? shop.delete('/api/visit', { headers: { cookie } })
    : shop.graphql('mutation { eraseVisit }', {}, { headers: { cookie } })

describe.each(['REST', 'GraphQL'])('by %s', (edge) => {
  test('a visit is told to its own browser, and to nobody else', async () => {
    const [mine, other] = [await visitWith(3), await visitWith(2)]
    const told = await read(edge, mine)
    expect(told).toMatchObject({ isToldApart: true, isSignedIn: false, eventCount: 3, knownSince: [] })
    expect(told.events.map(({ pageUrl }: { pageUrl: string }) => pageUrl)).toEqual(Array(3).fill('/produits'))
    const nothing = { isToldApart: false, eventCount: 0, events: [] }
    const [id = ''] = other.slice('visite='.length).split('.')
    for (const wrong of ['', `visite=${id}`, `visite=${id}.${mine.split('.')[1]}`])
      expect(await read(edge, wrong)).toMatchObject(nothing)
  })

  test('erasing takes its rows, those that wait, and its cookies; other visits stay', async () => {
    const [mine, other] = [await visitWith(3), await visitWith(2)]
    const answer = await erase(edge, mine)
    expect(edge === 'REST' ? answer.body.erased : answer.body.data.eraseVisit).toBe(3)
    expect(answer.headers.getSetCookie().join()).toMatch(/visite=;.*Expires=Thu, 01 Jan 1970/)
    // A batch that another copy of the shop had still in its queue.
    await shop.post('/api/analytics?consent=accepted', { body: view, headers: { cookie: mine } })
    await shop.settle()
    expect((await read(edge, mine)).eventCount).toBe(0)
    expect((await read(edge, other)).eventCount).toBe(2)
    expect(await shop.em().count(AnalyticsEvent)).toBe(2)
  })

  test('Sec-GPC: 1 leaves no row, sets no cookie and ends the visit, consent or not', async () => {
    const headers = { 'sec-gpc': '1', cookie: await visitWith(1) }
    const mutation =
      'mutation ($events: [UsageEventInput!]!) { recordEvents(events: $events, consented: true) }'
    const answers =
      edge === 'REST'
        ? [
            await shop.post('/api/analytics?consent=accepted', { headers, body: [view, view] }),
            await shop.post('/api/analytics', { headers, body: view }),
          ]
        : [await shop.graphql(mutation, { events: [view] }, { headers })]
    await shop.settle()
    for (const answer of answers) {
      expect(answer.status).toBe(edge === 'REST' ? 202 : 200)
      expect(answer.headers.getSetCookie().join()).toMatch(/^visite=;/)
    }
    expect(await shop.em().count(AnalyticsEvent)).toBe(1)
  })
})

test('events come by GraphQL as by REST: of nobody without consent, of the visit with it', async () => {
  const mutation = (consented: boolean) =>
    shop.graphql(
      'mutation ($events: [UsageEventInput!]!, $consented: Boolean!) { recordEvents(events: $events, consented: $consented) }',
      { events: [view], consented },
    )
  expect(cookieOf(await mutation(false), 'visite')).toBe('')
  const cookie = cookieOf(await mutation(true), 'visite')
  await shop.settle()
  expect((await read('REST', cookie)).eventCount).toBe(1)
  expect(await shop.em().count(AnalyticsEvent, { sessionId: null })).toBe(1)
})

test('a device that an account knows is told and forgotten; whoever is signed in stays so', async () => {
  const user = await createUser(shop, { email: 'ana@exemple.fr' })
  const password = 'un mot bien long'
  const person = { email: 'lea@exemple.fr', firstName: 'Léa', lastName: 'Petit', password }
  const device = cookieOf(await shop.post('/api/register', { body: person }), 'appareil')
  expect((await read('REST', device)).knownSince).toEqual(['2026-11-21T09:00:00.000Z'])
  const gone = await erase('REST', device)
  expect(gone.headers.getSetCookie().join()).toMatch(/^appareil=;/)
  expect((await shop.get('/api/visit', { as: user })).body.isSignedIn).toBe(true)
})

test('a no in the banner ends the visit', async () => {
  const cookie = await visitWith(1)
  const body = { choice: 'withdrawn' }
  const answer = await shop.post('/api/consents/measurement', { headers: { cookie }, body })
  expect(answer.headers.getSetCookie().join()).toMatch(/^visite=;/)
})
