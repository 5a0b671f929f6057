import { type PageSlug, structureOf } from '../../../api/src/features/content/pages/page-structure.rules.ts'
import { firstPages } from '../../../api/src/features/content/pages/texts/first-pages.ts'

interface PageFields {
  slug: PageSlug
  group?: string | null
  [field: string]: unknown
}

/** An information page as the API gives it, with its first texts. */
export function makeInformationPage({ slug, ...fields }: PageFields) {
  const { updatedAt, lead, description, sections } = firstPages[slug]
  const { title, path, groups } = structureOf(slug)
  const counts = new Map<string, number>()
  const told = sections.map((section) => {
    const n = counts.get(section.group) ?? 0
    counts.set(section.group, n + 1)
    const fixed = groups.find(({ name }) => name === section.group)?.titles?.[n]
    return { ...section, title: fixed ?? section.title }
  })
  return {
    ...{ slug, title, path, lead, description, version: 1, claimPoints: 0, demonstrationFacts: [] },
    updatedAt: `${updatedAt}T00:00:00.000Z`,
    sections: ({ group }: { group?: string | null }) =>
      told.filter((section) => !group || section.group === group),
    ...fields,
  }
}
