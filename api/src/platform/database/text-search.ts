import { type FilterQuery, raw } from '@mikro-orm/postgresql'

/**
 * Rows that hold what a person typed in one of these columns, or across columns that follow each other (first and
 * last name). Case and accents do not matter; no sign of the search has a meaning.
 * @param columns names in the database, constants of the code.
 */
export function containsText<T extends object>(
  columns: readonly string[],
  typed: string | undefined,
): FilterQuery<T> {
  if (!typed) return {} as FilterQuery<T>
  const plain = (text: string) => `lower(unaccent(${text}))`
  const condition = `strpos(${plain(`concat_ws(' ', ${columns.join(', ')})`)}, ${plain('?')}) > 0`
  return { [raw(condition, [typed])]: [] } as FilterQuery<T>
}
