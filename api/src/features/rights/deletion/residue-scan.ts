import { type EntityManager, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import { wholeWord } from '../declarations/declaration.ts'
import { declarations } from '../declarations/declarations.ts'
import type { Needles, Residue, ResidueReport } from './account-deletion.entity.ts'

/** Blocks of 8 kB that one statement reads: none takes seconds, whatever the size of a table. */
const blocksAtOnce = 4_000

interface ScannedTable {
  name: string
  /** The table that it is a part of, which the declarations name. */
  declared: string
  columns: string[]
  blocks: number
}

/** Every text of the database: columns of text, lists of texts and JSON; of partitioned tables the parts. */
async function textColumns(em: EntityManager): Promise<ScannedTable[]> {
  return em.execute<ScannedTable[]>(
    `select c.relname as name, coalesce(parent.relname, c.relname) as declared,
       to_json(array_agg(cast(a.attname as text) order by a.attnum)) as columns,
       cast(pg_relation_size(c.oid) / current_setting('block_size')::int as int) as blocks
     from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
       left join pg_inherits i on i.inhrelid = c.oid left join pg_class parent on parent.oid = i.inhparent
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and (t.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb') or t.typname in ('_text', '_varchar'))
       and c.relname <> 'account_deletions'
     group by c.oid, c.relname, parent.relname order by c.relname`,
  )
}

/**
 * Looks for somebody in every text column of every table, by address, id and name.
 * @param most blocks that one statement reads.
 */
export async function scanForResidue(
  em: EntityManager,
  { id, email, name }: Needles,
  most = blocksAtOnce,
): Promise<ResidueReport> {
  const needles = [
    { by: 'EMAIL' as const, text: email },
    { by: 'ID' as const, text: id },
    { by: 'NAME' as const, text: name.toLowerCase() },
  ].filter(({ text }) => text !== '')
  const tables = await textColumns(em)
  const found: Residue[] = []
  for (const { name: table, declared, columns, blocks } of tables) {
    const looks = columns.flatMap((column) => needles.map((needle) => ({ column, ...needle })))
    const declaration = declarations[declared]
    const stays = declaration && 'stays' in declaration ? declaration.stays : undefined
    const counts = looks
      .flatMap(({ column, text }) => {
        const value = sql`cast(${raw(`"${column}"`)} as text)`
        const isThere = sql`position(${text} in lower(${value})) > 0 and ${value} ~* ${wholeWord(text)}`
        const mayStay = stays?.columns.includes(column) ? (stays.rows ?? sql`true`) : sql`false`
        return [true, false].map(
          (known) => sql`count(*) filter (where ${isThere} and coalesce(${mayStay}, false) = ${known})`,
        )
      })
      .reduce((all, next) => sql`${all}, ${next}`)
    const sums = looks.flatMap(() => [0, 0])
    for (let from = 0; from < blocks; from += most) {
      const part = sql`select to_json(array[${counts}]) as counts from ${raw(`"${table}"`)}
        where ctid >= ${raw(`'(${from},0)'`)} and ctid < ${raw(`'(${from + most},0)'`)}`
      const [row] = await em.execute<{ counts: number[] }[]>(part.sql, [...part.params])
      row?.counts.forEach((count, place) => {
        sums[place] = (sums[place] ?? 0) + count
      })
    }
    looks.forEach(({ column, by }, place) => {
      for (const known of [true, false]) {
        const rows = sums[place * 2 + (known ? 0 : 1)] ?? 0
        if (rows > 0) found.push({ table: declared, column, by, rows, declared: known })
      }
    })
  }
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0)
  return { tables: tables.length, columns, found }
}
