import type { PageSlug } from '../../../../../api/src/features/content/pages/page-structure.rules.ts'
import { freshFor, useFreshQuery } from '../../../graphql/freshness.ts'
import { readFragment } from '../../../graphql/generated/information/fragment-masking.ts'
import {
  InformationPageDocument,
  PageTexts_PageFragmentDoc,
} from '../../../graphql/generated/information/graphql.ts'

/** A part of a page. */
export interface PagePart {
  title: string
  text: string
}

/** What the owner says on a page. */
export interface PageTexts {
  lead: string
  description: string
  updatedAt: string
  sections: readonly (PagePart & { group: string })[]
}

/** The texts of a page, or the parts of one kind alone, and how to ask again when they cannot be had. */
export function useInformationPage(slug: PageSlug, group?: string) {
  const { data, error, retry } = useFreshQuery(InformationPageDocument, {
    maxAgeMs: freshFor.settings,
    variables: { slug, group },
  })
  const page = readFragment(PageTexts_PageFragmentDoc, data?.informationPage)
  return { page: page as PageTexts | null | undefined, failed: error !== undefined && !page, retry }
}

/** The parts of one kind, in their order. */
export const partsOf = ({ sections }: Pick<PageTexts, 'sections'>, group: string): PagePart[] =>
  sections.filter((section) => section.group === group)
