import type { EntityClass, EntityProperty, Platform } from '@mikro-orm/core'
import { type EntityManager, type RawQueryFragment, raw } from '@mikro-orm/postgresql'
import { executePrepared } from './postgres/prepared-statements.ts'

/** What a reader sees of an entity: of those it refers to, the id. The entity itself fits too. */
export type Row<T> = {
  [K in keyof T]: NonNullable<T[K]> extends { id: infer I } ? { id: I } | Absent<T[K]> : T[K]
}

type Absent<V> = Extract<V, null | undefined>

/**
 * Rows for showing alone, in the shape of their entity but without identity map and change tracking: nothing of
 * those serves a reader, and they are three quarters of the time of a list. Lazy and hidden columns stay out.
 * @param tail what follows « from table ».
 */
export async function readRows<F extends object>(
  em: EntityManager,
  entity: EntityClass<object>,
  tail: RawQueryFragment,
  { extra = [], only, isByKey = false }: ReadOptions = {},
): Promise<F[]> {
  const { tableName } = em.getMetadata().get(entity)
  const { columns, rowOf } = shownColumns<F>(em, entity, { only })
  const selected = [...columns, ...extra.map((column) => column.sql)].join(', ')
  const query = raw(
    `select ${selected} from ${tableName} ${tail.sql}`,
    [...extra, tail].flatMap(({ params }) => params),
  )
  const rows = isByKey
    ? await executePrepared<Record<string, unknown>>(em, query)
    : await em.execute<Record<string, unknown>[]>(query)
  return rows.map(rowOf)
}

interface ReadOptions {
  /** More columns, as SQL with their aliases. */
  extra?: RawQueryFragment[]
  /** Names of the properties that are read; all that are shown unless said. */
  only?: readonly string[]
  /** The rows are found by their keys: the statement is prepared once (prepared-statements.ts). */
  isByKey?: boolean
}

/** What a reader sees of an entity, for a statement that reads several of them together. */
export interface ShownColumns<F> {
  /** For « select », each with an alias that no other table's has. */
  columns: string[]
  /** What was selected, in the shape of the entity; further columns stay as they are. */
  rowOf: (selected: Record<string, unknown>) => F
}

const known = new WeakMap<object, Map<string, ShownColumns<object>>>()

/**
 * @param options.table what the statement calls its table, when it reads several: the aliases begin with it.
 * @param options.only names of the properties that are read; all that are shown unless said.
 */
export function shownColumns<F extends object>(
  em: EntityManager,
  entity: EntityClass<object>,
  options: ColumnOptions = {},
): ShownColumns<F> {
  const metadata = em.getMetadata().get(entity)
  const ofEntity = known.get(metadata) ?? new Map<string, ShownColumns<object>>()
  known.set(metadata, ofEntity)
  const key = `${options.table ?? ''} ${options.only?.join() ?? '*'}`
  const columns = ofEntity.get(key) ?? columnsOf(em.getPlatform(), metadata.props, options)
  ofEntity.set(key, columns)
  return columns as ShownColumns<F>
}

interface ColumnOptions {
  table?: string
  only?: readonly string[] | undefined
}

/** Worked out once: to find them anew with each request takes longer than to read a row. */
function columnsOf(
  platform: Platform,
  props: readonly EntityProperty[],
  { table, only }: ColumnOptions,
): ShownColumns<object> {
  const shown = props.filter(
    ({ name, persist, lazy, hidden }) =>
      persist !== false && !lazy && !hidden && (!only || only.includes(name)),
  )
  const alias = (name: string) => (table ? `${table}.${name}` : name)
  const places = shown.map(({ name }) => [name, alias(name)] as const)
  const converted = shown.filter((property) => isReference(property) || property.runtimeType === 'Date')
  return {
    columns: shown.map(
      ({ fieldNames, name }) => `${table ? `${table}.` : ''}${fieldNames[0]} as "${alias(name)}"`,
    ),
    rowOf(selected) {
      const row: Record<string, unknown> = table ? {} : selected
      if (table) for (const [name, place] of places) row[name] = selected[place]
      for (const property of converted) row[property.name] = convert(platform, property, row[property.name])
      return row
    },
  }
}

const isReference = ({ kind }: EntityProperty) => kind === 'm:1'

function convert(platform: Platform, property: EntityProperty, value: unknown): unknown {
  if (value === null) return null
  if (isReference(property)) return { id: value }
  // PostgreSQL hands dates over as text, the embedded database as dates.
  return typeof value === 'string' ? platform.parseDate(value) : value
}
