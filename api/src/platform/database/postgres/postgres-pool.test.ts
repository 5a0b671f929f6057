import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '../../../features/accounts/user.entity.ts'
import { createCartLine, createProduct, createUser } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openShopBehindProxy, type ShopBehindProxy } from '../../../test/servers/shop-behind-proxy.ts'
import type { Line } from '../../../test/servers/tcp-proxy.ts'

const poolMax = 5
const times = <T>(n: number, work: (i: number) => T) => Array.from({ length: n }, (_, i) => work(i))

describe.runIf(onPostgres)('a pool of five connections', { timeout: 60_000 }, () => {
  let parts: ShopBehindProxy
  const held: (() => Promise<void>)[] = []
  beforeEach(async () => {
    parts = await openShopBehindProxy({
      DATABASE_POOL_MAX: String(poolMax),
      DATABASE_CONNECT_TIMEOUT_MS: '1000',
      DATABASE_STATEMENT_TIMEOUT_MS: '2000',
      DATABASE_REQUEST_TIMEOUT_MS: '2500',
    })
  })
  afterEach(async () => {
    for (const letGo of held.splice(0)) await letGo()
    await parts.close()
  })

  let askedLists = 0
  /** Another list each time: one that was asked for before comes from memory. */
  const anyList = () => `/api/products?offset=${++askedLists}`
  const list = async () => (await parts.shop.get(anyList())).status
  const isWhole = () => expect.poll(parts.held, { interval: 20 }).toEqual([0, 0])
  /** Holds a table against everybody, until the end of the test at the latest. @returns lets it go. */
  async function hold(table: string) {
    const em = parts.direct()
    await em.begin()
    const letGo = async () => {
      if (em.isInTransaction()) await em.rollback()
    }
    held.push(letGo)
    await em.execute(`lock table ${table} in access exclusive mode`)
    return letGo
  }
  const waitingForLocks = async () => {
    const [row] = await parts
      .direct()
      .execute<{ n: number }[]>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    return row?.n ?? 0
  }

  test('compiles no statement, whatever the server would', async () => {
    expect(await parts.shop.em().execute(`select current_setting('jit') as jit`)).toEqual([{ jit: 'off' }])
    expect(await parts.direct().execute(`select current_setting('jit') as jit`)).toEqual([{ jit: 'off' }])
  })

  test('serves or refuses 300 slow requests and 100 whose clients leave, and is whole again', async () => {
    await createProduct(parts.shop)
    const letGo = await hold('products')
    const port = Number(new URL(parts.shop.origin).port)
    const leaving = times(100, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`GET ${anyList()} HTTP/1.1\r\nHost: shop\r\n\r\n`)
      return socket
    })
    await expect.poll(waitingForLocks, { interval: 20 }).toBe(poolMax)
    let answered = 0
    const asked = times(300, async () => {
      const { status, body } = await parts.shop.get(anyList())
      answered++
      return { status, code: body.code }
    })
    for (const socket of leaving) socket.resetAndDestroy()
    // Most have been told by now that there is no place for them; the others get their answer.
    await expect.poll(() => answered, { timeout: 5_000, interval: 20 }).toBeGreaterThan(200)
    await letGo()
    for (const { status, code } of await Promise.all(asked))
      expect([200, 'SERVICE_UNAVAILABLE']).toContain(status === 200 ? status : code)
    await isWhole()
    expect(new Set(await Promise.all(times(50, list)))).toEqual(new Set([200]))
    await isWhole()
  })

  test.each<Line>(['reset', 'black hole'])(
    'keeps its places when %s cuts every one in the middle of an order; the orders were never made',
    async (disturbance) => {
      const { shop, line, direct } = parts
      const people: User[] = []
      for (const _ of times(poolMax, () => 0)) people.push(await createUser(shop))
      for (const { id } of people) await createCartLine(shop, { user: id })
      const cookies = await Promise.all(people.map((person) => shop.cookieOf(person)))
      const order = (cookie: string) => shop.post('/api/orders', { headers: { cookie }, body: {} })

      const letGo = await hold('cart')
      const asked = cookies.map(order)
      await expect.poll(waitingForLocks, { timeout: 10_000, interval: 20 }).toBe(poolMax)
      line.set(disturbance)
      for (const { status } of await Promise.all(asked)) expect(status).toBe(503)
      line.set('open')
      await isWhole()
      expect(await list()).toBe(200)

      // Those who wait for the lock still would otherwise hold it a while: their clients are gone.
      await direct().execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      await letGo()
      const answers = await Promise.all(cookies.map(order))
      expect(answers.map(({ status, body }) => [status, body.items?.length])).toEqual(
        people.map(() => [201, 1]),
      )
      const [row] = await direct().execute<{ n: number }[]>('select count(*)::int as n from orders')
      expect(row?.n).toBe(poolMax)
      await isWhole()
    },
  )

  test('one silence is enough: connections as old as the silent one are not asked again', async () => {
    await Promise.all(times(poolMax, list))
    parts.line.set('black hole')
    expect(await list()).toBe(503)
    parts.line.set('open')
    expect(new Set(await Promise.all(times(poolMax, list)))).toEqual(new Set([200]))
  })
})
