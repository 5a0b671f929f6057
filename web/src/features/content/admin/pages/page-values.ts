import {
  fieldNames,
  type PageSlug,
  type PageTexts,
  type SectionGroup,
  sectionsOf,
  structureOf,
  textsOf,
} from '../../../../../../api/src/features/content/pages/page-structure.rules.ts'
import type {
  InformationPageChanges,
  PageForm_PageFragment,
} from '../../../../graphql/generated/admin/graphql.ts'

/** What the administration calls the `n`-th section of a group, from 1: « Valeur 2 », or its fixed title. */
export const sectionLabel = ({ label, max, titles }: SectionGroup, n: number): string =>
  titles?.[n - 1] ?? (max > 1 ? `${label}\u00a0${n}` : label)

/** The fields of a page in the order of the screen, with their French names. */
export function pageLabels(slug: PageSlug): Record<string, string> {
  const labels: Record<string, string> = { lead: 'Introduction', description: 'Description' }
  for (const group of structureOf(slug).groups)
    for (let n = 1; n <= group.max; n++) {
      const { title, text } = fieldNames(group.name, n)
      const called = sectionLabel(group, n)
      if (group.hasTitle) labels[title] = `${called}, titre`
      labels[text] = group.hasTitle ? `${called}, texte` : called
    }
  return labels
}

/** The values of the form: every field that the page can have, blank ones too. */
export function toPageForm(slug: PageSlug, page: PageForm_PageFragment): PageTexts {
  const blank = Object.fromEntries(Object.keys(pageLabels(slug)).map((name) => [name, '']))
  return { ...blank, lead: page.lead, description: page.description, ...textsOf(slug, page.sections) }
}

/**
 * What is sent: sections go all together, as soon as one of them has changed.
 * @param base the texts that were read.
 */
export function toPageInput(
  slug: PageSlug,
  base: PageTexts,
  { lead, description, ...changed }: PageTexts,
): InformationPageChanges {
  const titled = new Set(structureOf(slug).groups.flatMap(({ name, hasTitle }) => (hasTitle ? [name] : [])))
  const sections = sectionsOf(slug, { ...base, ...changed }).map(({ group, title, text }) => ({
    ...{ group, text },
    ...(titled.has(group) && { title }),
  }))
  return {
    ...(lead !== undefined && { lead }),
    ...(description !== undefined && { description }),
    ...(Object.keys(changed).length > 0 && { sections }),
  }
}
