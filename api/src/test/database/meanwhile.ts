import type { EntityManager } from '@mikro-orm/postgresql'
import { expect } from 'vitest'
import { readEnv } from '../../env.ts'
import { model } from '../../model.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { TestShop } from '../shop.ts'

/** How many statements wait for a lock in this test's database. */
export async function waitingForLocks(shop: TestShop): Promise<number> {
  const [row] = await shop
    .em()
    .execute<{ waiting: number }[]>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  return row?.waiting ?? 0
}

/**
 * A race with a known end: `first` runs in a transaction that stays open until `second` waits for a lock that it
 * holds; `third` then ends it. PostgreSQL only. @returns what `second` came to.
 */
export async function meanwhile<T>(
  shop: TestShop,
  first: (em: EntityManager) => Promise<unknown>,
  second: () => Promise<T>,
  third: (em: EntityManager) => Promise<unknown> = async () => {},
): Promise<T> {
  const open = shop.em()
  await open.begin()
  await first(open)
  const result = second()
  try {
    await expect.poll(() => waitingForLocks(shop), { timeout: 5_000, interval: 20 }).toBeGreaterThan(0)
    await third(open)
  } finally {
    await open.commit()
  }
  return result
}

/** A second copy of the shop, with connections of its own to the same PostgreSQL. The caller closes it. */
export async function openCopy(shop: TestShop): Promise<TestShop> {
  const clientUrl = shop.database.orm.config.get('clientUrl')
  const env = readEnv({ SESSION_SECRET: shop.env.SESSION_SECRET, DATABASE_URL: clientUrl })
  const copy = new TestShop()
  await copy.open({}, { ...(await openDatabase(env, model)), statements: [] })
  return copy
}
