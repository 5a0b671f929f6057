import { describe, expect, test } from 'vitest'
import { Category } from '../features/catalogue/category.entity.ts'
import { createCategory } from '../test/factories.ts'
import { openTestShop } from '../test/shop.ts'
import type { RequestContext } from './request-context.ts'
import { transactionally } from './transaction.ts'

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

describe('R14: a transaction', () => {
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
