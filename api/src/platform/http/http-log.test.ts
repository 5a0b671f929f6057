import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEnv } from '../../env.ts'
import { model } from '../../model.ts'
import { createAdmin, createUser } from '../../test/data/factories.ts'
import { openTestShop, TestShop } from '../../test/shop.ts'
import { openDatabase } from '../database/database.ts'
import { outageLog } from './http-log.ts'

interface Line {
  level: number
  msg: string
  address?: string
  userId?: string
  field?: string
  err?: { message: string; stack: string }
  req?: { path: string }
  res?: { status: number }
}

const [info, warn] = [30, 40]

/** The log lines that `work` leads to. */
async function linesOf(shop: { logged: string[] }, work: () => Promise<unknown>): Promise<Line[]> {
  const before = shop.logged.length
  await work()
  return shop.logged.slice(before).map((line) => JSON.parse(line))
}

describe('the request id', () => {
  describe.each([
    ['without a proxy', '0', false],
    ['behind a trusted proxy', '1', true],
  ])('%s', (_where, TRUST_PROXY, isTaken) => {
    const shop = openTestShop({ TRUST_PROXY })

    test(`that is given is ${isTaken ? 'kept' : 'nobody’s to choose'}, in log and answer alike`, async () => {
      const headers = { 'x-request-id': 'trace-0123456789' }
      const lines = await linesOf(shop, async () => {
        const answer = await shop.get('/api/inconnu', { headers })
        const id = answer.headers.get('x-request-id') ?? ''
        expect(id === 'trace-0123456789').toBe(isTaken)
        expect(id).toMatch(isTaken ? /^trace-/ : /^[0-9a-f-]{36}$/)
      })
      expect(JSON.stringify(lines).includes('trace-0123456789')).toBe(isTaken)
    })

    test.each(['short', 'x'.repeat(65), 'a b c d e f g', '<script>alert(1)</script>', '{"level":50}'])(
      'that is no id is replaced: %s',
      async (given) => {
        const { headers } = await shop.get('/api/products', { headers: { 'x-request-id': given } })
        expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      },
    )
  })
})

describe('a refusal', () => {
  const shop = openTestShop()

  test('for missing rights names who was refused, and from where, by both edges', async () => {
    const as = await createUser(shop)
    const who = { level: info, address: '127.0.0.1', userId: as.id }
    const rest = await linesOf(shop, () => shop.get('/api/admin/orders', { as }))
    expect(rest).toMatchObject([{ ...who, res: { status: 403 } }])
    const graphql = await linesOf(shop, () => shop.graphql('{ adminOrders { totalCount } }', {}, { as }))
    expect(graphql.filter(({ level }) => level >= info)).toMatchObject([
      { ...who, msg: 'refused', field: 'adminOrders' },
    ])
  })

  test('of what is allowed, or not found, names nobody', async () => {
    const as = await createAdmin(shop)
    const lines = await linesOf(shop, async () => {
      await shop.get('/api/admin/orders', { as })
      await shop.get('/api/inconnu', { as })
      await shop.get('/api/auth/user')
    })
    expect(lines).toHaveLength(3)
    expect(JSON.stringify(lines)).not.toMatch(/"(address|userId)"/)
  })
})

test('an outage is told once with its cause, not with each request, and is no fault of ours', async () => {
  const env = readEnv({
    SESSION_SECRET: 's'.repeat(32),
    DATABASE_URL: 'postgresql://postgres@%2Fnowhere/shop',
  })
  const shop = new TestShop()
  await shop.open({}, { ...(await openDatabase(env, model)), statements: [] })
  const lines = await linesOf(shop, async () => {
    for (let i = 0; i < 5; i++) {
      expect((await shop.get('/api/products')).status).toBe(503)
      expect((await shop.graphql('{ products { totalCount } }')).status).toBe(503)
    }
  })
  await shop.close()
  const [told, ...more] = lines.filter(({ level }) => level >= info)
  expect(more).toEqual([])
  expect(told).toMatchObject({ level: warn, msg: 'unavailable', req: { path: '/api/products' } })
  expect(JSON.stringify(lines)).not.toContain('failed with status code')
})

describe('an outage that lasts', () => {
  const logger = { warn: vi.fn(), info: vi.fn() }
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.clearAllMocks()
  })

  test('is told every ten seconds with how many it met, and its end; the next one is told anew', () => {
    const note = outageLog(logger as never)
    const away = new Error('connect ECONNREFUSED')
    for (let i = 0; i < 500; i++) note(away)
    expect(logger.warn.mock.calls).toEqual([[{ err: away }, 'unavailable']])
    vi.advanceTimersByTime(10_000)
    expect(logger.warn.mock.lastCall).toEqual([{ refused: 499, err: away }, 'still unavailable'])
    expect(logger.info).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(logger.info.mock.calls).toEqual([['available again']])
    note(away)
    expect(logger.warn).toHaveBeenCalledTimes(3)
    expect(logger.warn.mock.lastCall).toEqual([{ err: away }, 'unavailable'])
  })
})
