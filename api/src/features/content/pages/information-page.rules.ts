import { z } from 'zod'
import { clearableText, readVersion, requiredLine, requiredText } from '../../../platform/field.rules.ts'
import { blockOfLine, markProblem, pageBlocks, requiredBlocks } from './page-marks.rules.ts'
import { fieldNames, type PageSlug, type PageTexts, pageSlugs, structureOf } from './page-structure.rules.ts'

/** Longest texts of a page, in characters. */
export const pageLimits = {
  titleLength: 120,
  leadLength: 500,
  descriptionLength: 200,
  textLength: 10_000,
} as const

/** Which page, and the copy of it that was read. */
export const readPageRules = z.object({ slug: requiredLine('Page', 40), version: readVersion })

/** The slug of a page, if there is such a page. */
export const knownSlug = (slug: string): PageSlug | undefined => pageSlugs.find((each) => each === slug)

/** Sections as they come in; what they may hold is said by `pageTextsRules`. */
export const pageChangeRules = z.object({
  lead: z.string({ error: 'Introduction : texte attendu.' }).optional(),
  description: z.string({ error: 'Description : texte attendu.' }).optional(),
  sections: z
    .array(
      z.object(
        {
          group: z.string({ error: 'Groupe : texte attendu.' }),
          title: z.string({ error: 'Titre : texte attendu.' }).nullish(),
          text: z.string({ error: 'Texte : texte attendu.' }),
        },
        { error: 'Sections : groupe, titre et texte attendus.' },
      ),
      { error: 'Sections : liste attendue.' },
    )
    .max(50, 'Sections : 50 au plus.')
    .optional(),
})

const problemOf = (typed: unknown) => (typeof typed === 'string' ? markProblem(typed) : null)

/** Marks are checked after everything else, with the reason as the message. */
const marked = <R extends z.ZodType>(rules: R, label: string) =>
  rules.superRefine((typed, { addIssue }) => {
    const problem = problemOf(typed)
    if (problem) addIssue({ code: 'custom', message: `${label}\u00a0: ${problem}` })
  })

/** Of a text that is shown as it is: a mark would be read as signs. */
const unmarked = <R extends z.ZodType>(rules: R, label: string) =>
  rules.refine(
    (typed) => !/\*\*|\{\{|[[\]]|^(?:#|- |>)/m.test(String(typed)),
    `${label}\u00a0: ce texte se montre tel quel, sans marques ni champs.`,
  )

const shapes = new Map<PageSlug, z.ZodType<PageTexts>>()

/**
 * Rules of all texts of a page, by the names of its fields. A section that may be missing has title and text, or
 * neither.
 */
export function pageTextsRules(slug: PageSlug): z.ZodType<PageTexts> {
  const known = shapes.get(slug)
  if (known) return known
  const fields: Record<string, z.ZodType> = {
    lead: marked(requiredText('Introduction', pageLimits.leadLength), 'Introduction'),
    description: requiredLine('Description', pageLimits.descriptionLength),
  }
  const optional: { label: string; title: string; text: string }[] = []
  for (const { name, label, min, max, hasTitle, isPlain, titles } of structureOf(slug).groups)
    for (let n = 1; n <= max; n++) {
      const field = fieldNames(name, n)
      const isNeeded = n <= min
      const called = titles?.[n - 1] ?? (max > 1 ? `${label} ${n}` : label)
      if (!isNeeded) optional.push({ label: called, ...field })
      if (hasTitle) {
        const label = `${called}, titre`
        const line = requiredLine(label, pageLimits.titleLength)
        fields[field.title] = isNeeded ? line : line.or(blank)
      }
      const label2 = hasTitle ? `${called}, texte` : called
      fields[field.text] = isNeeded
        ? (isPlain ? unmarked : marked)(requiredText(label2, pageLimits.textLength), label2)
        : marked(
            clearableText(label2, pageLimits.textLength).transform((typed) => typed ?? ''),
            label2,
          )
    }
  const rules = z.object(fields).superRefine((typed, { addIssue }) => {
    const texts = typed as PageTexts
    for (const { label, title, text } of optional)
      if (Boolean(texts[title]) !== Boolean(texts[text]))
        addIssue({
          code: 'custom',
          path: [texts[title] ? text : title],
          message: `${label}\u00a0: un titre et un texte, ou ni l’un ni l’autre.`,
        })
    const blocks = Object.values(texts).flatMap((each) => `${each}`.split('\n').map(blockOfLine))
    for (const block of requiredBlocks[slug] ?? [])
      if (!blocks.includes(block))
        addIssue({
          code: 'custom',
          path: ['parts1Text'],
          message: `Cette page doit garder {{${block}}} seul sur une ligne\u00a0: ${pageBlocks[block].toLowerCase()}.`,
        })
  })
  shapes.set(slug, rules as unknown as z.ZodType<PageTexts>)
  return rules as unknown as z.ZodType<PageTexts>
}

const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => '')
