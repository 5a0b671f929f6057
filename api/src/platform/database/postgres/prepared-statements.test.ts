import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../test/shop.ts'
import { sql } from '../sql.ts'
import { transactionally } from '../transaction.ts'
import { executePrepared } from './prepared-statements.ts'

const shop = openTestShop()

beforeAll(async () => {
  await shop.em().execute('create table prepared_trial (id int primary key, name text)')
  await shop.em().execute(`insert into prepared_trial values (1, 'un'), (2, 'deux')`)
})
afterAll(() => shop.em().execute('drop table prepared_trial'))

const named = (id: number) =>
  executePrepared<{ name: string }>(shop.em(), sql`select * from prepared_trial where id = ${id}`)

it('answers other values by the same statement', async () => {
  expect([await named(1), await named(2), await named(3)]).toEqual([
    [{ id: 1, name: 'un' }],
    [{ id: 2, name: 'deux' }],
    [],
  ])
})

it('sees what its own transaction has written, and nobody else does', async () => {
  await expect(
    transactionally({ em: shop.em() }, async (em) => {
      await em.execute(`update prepared_trial set name = 'un peu' where id = 1`)
      expect(await executePrepared(em, sql`select name from prepared_trial where id = ${1}`)).toEqual([
        { name: 'un peu' },
      ])
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await named(1)).toEqual([{ id: 1, name: 'un' }])
})

describe.runIf(onPostgres)('a connection', () => {
  it('prepares each text once', () =>
    transactionally({ em: shop.em() }, async (em) => {
      for (const id of [1, 2, 3])
        await executePrepared(em, sql`select name from prepared_trial where id < ${id}`)
      const kept = await em.execute(
        `select statement from pg_prepared_statements where statement like '%prepared_trial where id <%'`,
      )
      expect(kept).toEqual([{ statement: 'select name from prepared_trial where id < $1' }])
    }))

  it('prepares it anew when a newer copy of the shop has changed the table', async () => {
    await named(1)
    // PostgreSQL refuses the old one: « cached plan must not change result type ».
    await shop.em().execute('alter table prepared_trial add column rank int default 7')
    expect(await named(1)).toEqual([{ id: 1, name: 'un', rank: 7 }])
  })
})
