import type { PageSection } from '../page-structure.rules.ts'

/** What a page says until its owner changes it. */
export interface FirstPage {
  /** Day of the last change, ISO 8601. */
  updatedAt: string
  lead: string
  description: string
  /** In the order of the page; a title that is fixed is left blank. */
  sections: readonly PageSection[]
}
