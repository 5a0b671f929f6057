import type { SqlPart } from '../../platform/read-rows.ts'
import { imageUrl } from './image-variants.ts'

/** A column that shows pictures by their address; named by code, never by a request. */
export interface ImageColumn {
  table: string
  column: string
}

/** Condition: the picture whose name is `name`, an SQL expression, is shown by one of the columns. */
export const isShown = (columns: readonly ImageColumn[], name: string): SqlPart => ({
  sql: `(${columns.map(({ table, column }) => `exists (select 1 from ${table} where ${column} = ? || ${name})`).join(' or ')})`,
  params: columns.map(() => imageUrl('')),
})
