import type { ProductFilterInput } from '../../../graphql/generated/admin/graphql.ts'

/** Where the products are a file. */
export const exportPath = '/api/admin/products/export.csv'

/** A filter as that address says it; all products are there, hidden ones too, unless something narrows it. */
export const exportQuery = (filter: ProductFilterInput): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([name, value]) => value != null && !(name === 'visibility' && value === 'ALL'))
      .map(([name, value]) => [name, String(value)]),
  )

/** The address of the selected products as a file. */
export const exportOf = (ids: readonly string[]): string => `${exportPath}?ids=${ids.join(',')}`
