import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createHttpServer } from '../../platform/http/http-server.ts'
import { openTestShop, TestShop } from '../../test/shop.ts'

const shop = openTestShop()

afterEach(() => {
  shop.lifecycle.draining = false
})

describe('what a load balancer is told', () => {
  test('a shop that serves lives and is ready, and says no more', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, body, headers } = await shop.get(path)
      expect([status, body, headers.get('set-cookie')]).toEqual([200, { status: 'ok' }, null])
    }
    expect((await shop.call('HEAD', '/readyz')).status).toBe(200)
  })

  test('a shop that is stopping lives, but is not ready', async () => {
    shop.lifecycle.draining = true
    expect((await shop.get('/healthz')).status).toBe(200)
    const { status, body } = await shop.get('/readyz')
    expect([status, body]).toEqual([503, { status: 'unavailable' }])
  })

  test('without its database it lives, is not ready, and tells nothing of why', async () => {
    const alone = new TestShop()
    await alone.open({})
    // Connected once: before that, MikroORM would create a missing database anew.
    expect((await alone.get('/readyz')).status).toBe(200)
    await alone.database.close()
    expect((await alone.get('/healthz')).status).toBe(200)
    const { status, text, headers } = await alone.get('/readyz')
    expect([status, text, headers.get('set-cookie')]).toEqual([503, '{"status":"unavailable"}', null])
    await alone.close().catch(() => {})
  })

  test('while it opens it lives; everything else is « come back in a moment »', async () => {
    const { server, serve, close } = createHttpServer(shop.env)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    for (const path of ['/readyz', '/', '/api/products', '/graphql']) {
      const answer = await fetch(origin + path)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      expect(await answer.json()).toMatchObject({ status: 'starting', code: 'SERVICE_UNAVAILABLE' })
    }
    serve((_request, response) => void response.end('open'))
    expect(await (await fetch(origin)).text()).toBe('open')
    await close(1_000)
    await expect(fetch(origin)).rejects.toThrow()
  })
})
