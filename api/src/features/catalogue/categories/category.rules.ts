import { z } from 'zod'
import {
  clearableText,
  exactText,
  numericId,
  readVersion,
  requiredLine,
} from '../../../platform/field.rules.ts'
import { catalogueLimits } from '../catalogue.rules.ts'

/** Unique name in addresses. Case is kept: « Energie » is one of the documented ones. */
const slugRules = requiredLine('Slug', catalogueLimits.slugLength).refine(
  (slug) => /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(slug),
  'Slug : lettres sans accent, chiffres et tirets uniquement.',
)

/** Letters that are two, which losing their accents does not part. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/**
 * The name of something as a part of an address: « L’œuf d’été à 5 € » → « l-oeuf-d-ete-a-5 ». At most 100
 * characters, cut between words; empty when no letter or digit is left.
 */
export function slugOf(name: string): string {
  const plain = name
    // More than enough for a slug: one sign may become eighteen below.
    .slice(0, 10 * catalogueLimits.slugLength)
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (plain.length <= catalogueLimits.slugLength) return plain
  const cut = plain.slice(0, catalogueLimits.slugLength + 1)
  const end = cut.lastIndexOf('-')
  return end > 0 ? cut.slice(0, end) : plain.slice(0, catalogueLimits.slugLength)
}

const categoryLimits = { nameLength: 100, descriptionLength: 2_000 } as const

export const categoryRules = z.object({
  name: requiredLine('Nom', categoryLimits.nameLength),
  slug: slugRules,
  description: clearableText('Description', categoryLimits.descriptionLength),
})

/** One category, and the copy of it that was read. */
export const readCategoryRules = z.object({ id: numericId('Catégorie'), version: readVersion })

/** A change of a category: what is not given stays as it is. */
export const categoryChangeRules = categoryRules.partial().extend(readCategoryRules.shape)

/** A category by its id or its slug, one of the two. */
export const categoryLookupRules = z
  .object({
    id: numericId('Catégorie').optional(),
    slug: exactText('Catégorie', catalogueLimits.slugLength).optional(),
  })
  .refine(
    ({ id, slug }) => (id === undefined) !== (slug === undefined),
    'Catégorie : id ou slug attendu, un seul des deux.',
  )
