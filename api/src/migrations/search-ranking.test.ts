import { MikroORM } from '@mikro-orm/pglite'
import { describe, expect, test } from 'vitest'
import { model } from '../model.ts'
import { embeddedExtensions, sharedOptions } from '../platform/database.ts'
import { onPostgres } from '../test/cloned-database.ts'

describe.skipIf(onPostgres)('a shop that was there before the table for searches', () => {
  test('keeps its products searchable, in the order of before', async () => {
    const orm = await MikroORM.init({
      ...sharedOptions(model),
      logger: () => {},
      dbName: 'memory://',
      driverOptions: { extensions: embeddedExtensions },
    } as never)
    await orm.migrator.up({ to: '20261121064046_administration' })
    const em = orm.em.fork()
    const query = `'gourd'::tsquery`
    const ordered = (title: string) => `order by ts_rank(${title}, ${query}) desc, rating desc, id desc`
    await em.execute(`insert into products (name, description, price, eco_score, rating)
      values ('Café', 'Loin de la gourde.', 5, 8, 5), ('Gourde', null, 9, 8, 1), ('Gourde', null, 9, 8, 4)`)
    const before = await em.execute(
      `select id, price from products where search_document @@ ${query} ${ordered('search_title')}`,
    )
    expect(before.map(({ id }) => id)).toEqual([3, 2, 1])
    await orm.migrator.up({ to: '20261121070000_search-ranking' })
    expect(
      await em.execute(`select id, price from product_search where document @@ ${query} ${ordered('title')}`),
    ).toEqual(before)
    await orm.close(true)
    // A database from nothing: seconds even on an idle machine.
  }, 60_000)
})
