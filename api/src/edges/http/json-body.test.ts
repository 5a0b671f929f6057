import { describe, expect, test } from 'vitest'
import { createAdmin, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()

/** JSON of about this many bytes, otherwise a good article. */
const article = (bytes: number) => ({ title: 'Le compost', content: 'Simple.', rest: 'x'.repeat(bytes) })

describe('the size of a request', () => {
  test.each(['/api/posts', '/graphql'])(
    '%s: more than 100 kB from a visitor or customer is 413',
    async (path) => {
      for (const asking of [{}, { as: await createUser(shop) }]) {
        const { status, body } = await shop.post(path, { ...asking, body: article(100_001) })
        expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
      }
    },
  )

  test('an administrator may send a whole article, and not more', async () => {
    const as = await createAdmin(shop)
    expect((await shop.post('/api/posts', { as, body: article(600_000) })).status).toBe(201)
    expect((await shop.post('/api/posts', { as, body: article(701_000) })).status).toBe(413)
  })

  test('a body that hides its length has the smaller limit, whoever sends it', async () => {
    const cookie = await shop.cookieOf(await createAdmin(shop))
    const { status } = await fetch(`${shop.origin}/api/posts`, {
      ...{ method: 'POST', headers: { cookie, 'content-type': 'application/json' }, duplex: 'half' },
      body: new Blob([JSON.stringify(article(150_000))]).stream(),
    } as RequestInit)
    expect(status).toBe(413)
  })
})
