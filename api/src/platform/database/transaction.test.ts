import { request } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Category } from '../../features/catalogue/categories/category.entity.ts'
import { createCartLine, createCategory, createProduct, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { ShopError } from '../errors.ts'
import type { RequestContext } from '../request-context.ts'
import { deadlineOver } from './request-deadline.ts'
import { requireVersion, transactionally } from './transaction.ts'

const shop = openTestShop()

/** Runs work that writes a category and then fails with this SQLSTATE the first `failures` times. */
async function run(state: string, failures: number) {
  let attempts = 0
  const ctx = { em: shop.em() } as RequestContext
  const result = transactionally(ctx, async (em) => {
    attempts++
    await em.execute(`insert into categories (name, slug) values ('Essai', 'essai-${attempts}')`)
    if (attempts <= failures)
      await em.execute(`do $$ begin raise exception 'met' using errcode = '${state}'; end $$`)
    return 'done'
  })
  const outcome = await result.catch((error: Error) => error.message)
  const slugs = await shop.em().execute<{ slug: string }[]>('select slug from categories')
  return { outcome, attempts, slugs: slugs.map(({ slug }) => slug) }
}

describe('a transaction', () => {
  test.each(['40P01', '40001'])('undone by PostgreSQL with %s is tried again', async (state) => {
    expect(await run(state, 2)).toEqual({ outcome: 'done', attempts: 3, slugs: ['essai-3'] })
  })

  test('gives up after the fourth time, and leaves nothing', async () => {
    const { outcome, attempts, slugs } = await run('40P01', 9)
    expect([attempts, slugs]).toEqual([4, []])
    expect(outcome).toContain('met')
  })

  test.each(['23503', '23505', '23514', 'P0001'])('that failed with %s is not tried again', async (state) => {
    expect(await run(state, 1)).toMatchObject({ attempts: 1, slugs: [] })
  })

  test('that did well runs once', async () => {
    expect(await run('40P01', 0)).toEqual({ outcome: 'done', attempts: 1, slugs: ['essai-1'] })
  })

  test('sees nothing of what the caller’s entity manager holds unsaved', async () => {
    const category = await createCategory(shop)
    const em = shop.em()
    const mine = await em.findOneOrFail(Category, category.id)
    Object.assign(mine, { name: 'autre' })
    await transactionally({ em } as RequestContext, (inner) => inner.flush())
    const [row] = await shop.em().execute<{ name: string }[]>('select name from categories')
    expect(row?.name).toBe(category.name)
  })
})

describe('a request that is cut in the middle of its transaction takes no neighbour with it', () => {
  afterEach(() => vi.restoreAllMocks())
  const ten = Array.from({ length: 10 }, (_, i) => i)

  /**
   * One change of Ana's cart comes as far as its commit; ten additions by her and ten by Bob queue up behind it, on the
   * embedded database for the one connection that there is. Then `cut` happens to it.
   */
  async function race(cut: (leave: () => void) => void, commit: 'goes through' | 'is not sent any more') {
    await createProduct(shop)
    const [ana, bob] = [await createUser(shop), await createUser(shop)]
    const cookies = [await shop.cookieOf(ana), await shop.cookieOf(bob)]
    const line = await createCartLine(shop, { user: ana.id, product: 1, quantity: 1 })
    const connection = shop.database.orm.em.getConnection()
    const committed = connection.commit.bind(connection)
    let go = () => {}
    const held = new Promise<void>((done) => {
      go = done
    })
    const commits = vi.spyOn(connection, 'commit').mockImplementationOnce(async (...given) => {
      await held
      if (commit === 'is not sent any more') throw deadlineOver()
      return committed(...given)
    })
    const add = (cookie: string) => shop.post('/api/cart', { headers: { cookie }, body: { productId: 1 } })

    const headers = { 'content-type': 'application/json', cookie: cookies[0] }
    const first = request(`${shop.origin}/api/cart/${line.id}`, { method: 'PUT', headers })
    const end = new Promise<string>((done) => {
      first.on('response', ({ statusCode }) => done(String(statusCode))).on('error', () => done('broken'))
    })
    first.end(JSON.stringify({ quantity: 5 }))
    await expect.poll(() => commits.mock.calls.length, { interval: 5, timeout: 10_000 }).toBe(1)
    const neighbours = cookies.flatMap((cookie) => ten.map(() => add(cookie)))
    cut(() => first.destroy())
    go()
    const statuses = (await Promise.all(neighbours)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    // No transaction from before is still open on the connection that answers this.
    const [earlier] = await shop.em().execute<{ time: string }[]>('select clock_timestamp()::text as time')
    expect(
      await shop.em().execute('select now() >= cast(? as timestamptz) as "isNew"', [earlier?.time]),
    ).toEqual([{ isNew: true }])
    const carts = await shop
      .em()
      .execute<{ quantity: number }[]>('select quantity from cart order by user_id = ?', [bob.id])
    return { end: await end, quantities: carts.map(({ quantity }) => quantity) }
  }

  test('its connection breaks: it goes on to its own end, and so do they', async () => {
    // Nobody was told: done or not, both are true to what was said.
    expect(await race((leave) => leave(), 'goes through')).toEqual({ end: 'broken', quantities: [15, 10] })
  })

  test('its deadline with the database ends before the commit: it alone is undone, and told so', async () => {
    expect(await race(() => {}, 'is not sent any more')).toEqual({ end: '503', quantities: [11, 10] })
    for (const line of shop.errors.splice(0)) expect(JSON.parse(line).res.status).toBe(503)
  })
})

describe('a change from a copy', () => {
  test.each([undefined, null, 3])('of version %s may be made to version 3', (given) => {
    expect(() => requireVersion(3, given)).not.toThrow()
  })

  test.each([2, 4])('of version %s may not', (given) => {
    const message = 'Cette fiche a été modifiée entre-temps par une autre personne.'
    expect(() => requireVersion(3, given)).toThrow(
      new ShopError('CONFLICT', message, { fields: { version: message } }),
    )
  })
})
