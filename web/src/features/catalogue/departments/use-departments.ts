import { freshFor, useFreshQuery } from '../../../graphql/freshness.ts'
import { DepartmentsDocument, type DepartmentsQuery } from '../../../graphql/generated/graphql.ts'

/** A category of the shop, as its menus name it. */
export type Department = DepartmentsQuery['categories'][number]

/** The departments: those that the owner has made, in their order. Asked once for all parts of a page. */
export function useDepartments() {
  const { data, error } = useFreshQuery(DepartmentsDocument, { maxAgeMs: freshFor.categories })
  return { departments: data?.categories, failed: !data && error !== undefined }
}

/** What a department holds, in a few words: its description up to the first pause. */
export function hintOf({ description }: Pick<Department, 'description'>): string {
  return description?.split(/\s[:;]|[.]/u)[0]?.trim() ?? ''
}
