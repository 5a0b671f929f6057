import { expect, test } from 'vitest'
import { openTestShop } from '../test/shop.ts'

const shop = openTestShop()

/** Written in SQL alone: partitions, triggers and their functions (migrations/sql). */
const sqlOnly = /"analytics|^drop (trigger|function) /

/** A check that is dropped and added under the same name is there: PostgreSQL only words it differently. */
const reworded = (statement: string, _: number, all: string[]) => {
  const name = statement.match(/ (?:drop|add) constraint ("\w+")(?: check|;)/)?.[1]
  return name !== undefined && all.filter((other) => other.includes(` constraint ${name}`)).length === 2
}

test('the migrated tables have each column, index and constraint that the entities declare', async () => {
  const changes = await shop.database.orm.schema.getUpdateSchemaSQL({ wrap: false, dropTables: false })
  const statements = changes.split('\n').filter((line) => line !== '' && !sqlOnly.test(line))
  expect(statements.filter((...each) => !reworded(...each))).toEqual([])
})
