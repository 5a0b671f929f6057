import { wholeNumber } from './field.rules.ts'

/** Most rows that one page of a list holds. */
export const maxPageSize = 100

/**
 * `limit` and `offset` of a list, to be spread into its rules.
 * @param defaultSize rows of a page when nothing is asked.
 */
export const pageRules = (defaultSize: number, maxOffset?: number) => ({
  limit: wholeNumber('limit', 1, maxPageSize).default(defaultSize),
  offset: wholeNumber('offset', 0, maxOffset).default(0),
})
