import { type EntityManager, raw } from '@mikro-orm/postgresql'
import { withoutDeadline } from '../../../platform/database/request-deadline.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Holding, Person } from '../declarations/declaration.ts'

/** Rows that are in memory at a time. */
const pageRows = 200

export type OwnRow = Record<string, unknown>

interface KeyColumn {
  name: string
  type: string
}

/**
 * All rows of a table that belong to a person, without what is withheld, a page at a time in the order of the primary
 * key: no transaction stays open, and however many there are few are in memory.
 */
export async function* ownRows(
  em: EntityManager,
  table: string,
  { rows, withheld = {} }: Holding,
  person: Person,
): AsyncGenerator<OwnRow> {
  const keys = await em.execute<KeyColumn[]>(
    `select attname as name, format_type(atttypid, atttypmod) as type
     from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
     where indrelid = cast(? as regclass) and indisprimary order by array_position(cast(indkey as int[]), cast(attnum as int))`,
    [table],
  )
  const columns = keys.map(({ name }) => `"${name}"`).join(', ')
  const hidden = Object.keys(withheld).map((column) => ` - '${column}'`)
  const shown = raw(`to_jsonb("${table}".*)${hidden.join('')}`)
  const key = raw(`jsonb_build_array(${keys.map(({ name }) => `cast("${name}" as text)`).join(', ')})`)
  for (let last: string[] | null = null; ; ) {
    const further = last
      ? sql`and (${raw(columns)}) > (${last
          .map((value, place) => sql`cast(${value} as ${raw(keys[place]?.type ?? 'text')})`)
          .reduce((all, next) => sql`${all}, ${next}`)})`
      : sql``
    const page = sql`select ${shown} as facts, ${key} as key from ${raw(`"${table}"`)}
      where (${rows(person)}) ${further} order by ${raw(columns)} limit ${pageRows}`
    const found: { facts: OwnRow; key: string[] }[] = await withoutDeadline(() =>
      em.execute(page.sql, [...page.params]),
    )
    for (const { facts } of found) yield facts
    last = found.at(-1)?.key ?? null
    if (found.length < pageRows) return
  }
}
