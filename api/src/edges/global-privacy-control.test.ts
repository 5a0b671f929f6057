import { expect, test } from 'vitest'
import { createProduct, createUser } from '../test/data/factories.ts'
import { fingerprints } from '../test/data/small-world.ts'
import { openTestShop } from '../test/shop.ts'

const shop = openTestShop({ PAGE_PATIENCE_MS: '20000' })
const event = { eventType: 'view', pageUrl: '/produits', pageName: 'Products' }

/** Whatever a visit asks for by itself: by each edge what it reads, what is measured and what it chose. */
const visits = {
  async rest(headers: Record<string, string>) {
    return [
      await shop.get('/api/products', { headers }),
      await shop.get('/api/visit', { headers }),
      await shop.post('/api/analytics', { headers, body: event }),
      await shop.post('/api/analytics?consent=accepted', { headers, body: [event, event] }),
      await shop.post('/api/consents/measurement', { headers, body: { choice: 'accepted' } }),
    ]
  },
  async graphql(headers: Record<string, string>) {
    return [
      await shop.graphql(`{ products { totalCount } visit { eventCount } }`, {}, { headers }),
      await shop.graphql(
        'mutation ($events: [UsageEventInput!]!) { recordEvents(events: $events, consented: true) chooseMeasurement(choice: REFUSED) }',
        { events: [event, event] },
        { headers },
      ),
    ]
  },
  async pages(headers: Record<string, string>) {
    const paths = ['/', '/produits?recherche=gourde', '/produit/1-gourde', '/cette-visite', '/introuvable']
    return Promise.all(paths.map((path) => shop.get(path, { headers })))
  },
}

test.each(Object.entries(visits))(
  'a browser that sends Sec-GPC: 1 leaves no row in any table by %s, signed in or not',
  async (_edge, visit) => {
    await createProduct(shop, { name: 'Gourde' })
    const cookie = await shop.cookieOf(await createUser(shop))
    const before = await fingerprints(shop)
    for (const more of [{}, { cookie }] as Record<string, string>[]) {
      const answers = await visit({ 'sec-gpc': '1', ...more })
      for (const { status, headers, body } of answers) {
        expect([200, 202, 404]).toContain(status)
        expect(body?.errors).toBeUndefined()
        // The visit ends; who is signed in stays so.
        expect(headers.getSetCookie().filter((each) => !/^(visite=;|session=)/.test(each))).toEqual([])
      }
    }
    await shop.settle()
    expect(await fingerprints(shop)).toEqual(before)
    // The same visit without the signal does: nothing here is measured by mere chance.
    await visits.rest({})
    await shop.settle()
    expect(await fingerprints(shop)).not.toEqual(before)
  },
)
