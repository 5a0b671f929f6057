import { z } from 'zod'
import { decimal, flag, numericId, wholeNumber } from '../../platform/number.rules.ts'
import { exactText, text } from '../../platform/text.rules.ts'
import { wordOf } from '../../platform/word.rules.ts'

/** Limits of the catalogue (spec sections 3 and 9). */
export const catalogueLimits = {
  searchLength: 200,
  slugLength: 100,
  /** Largest page of a list. */
  pageSize: 100,
  /** Euros; numeric(10,2). */
  maxPrice: 99_999_999.99,
  maxEcoScore: 10,
} as const

/** How a product list can be ordered; RELEVANCE needs a search and is then the default. */
export const productSorts = ['RELEVANCE', 'PRICE_ASC', 'PRICE_DESC', 'ECO_SCORE', 'RATING', 'NEWEST'] as const

/** One of the orders of a product list. */
export type ProductSort = (typeof productSorts)[number]

/** A text that may be left out; an empty one means the same. */
const given = (rules: z.ZodType<string, string>) => rules.transform((typed) => typed || undefined).optional()

/** What narrows a product list down; each key may be left out. */
export const productFilterRules = z.object({
  search: given(text('Recherche', catalogueLimits.searchLength).trim()),
  categoryId: numericId('Catégorie').optional(),
  categorySlug: given(exactText('Catégorie', catalogueLimits.slugLength)),
  minPrice: decimal('Prix minimum', 2, 0, catalogueLimits.maxPrice).optional(),
  maxPrice: decimal('Prix maximum', 2, 0, catalogueLimits.maxPrice).optional(),
  minEcoScore: decimal('Éco-score minimum', 1, 0, catalogueLimits.maxEcoScore).optional(),
  featured: flag('featured').optional(),
  weeklySpecial: flag('weeklySpecial').optional(),
  inStock: flag('inStock').optional(),
})

/** A checked filter. */
export type ProductFilter = z.output<typeof productFilterRules>

/** Which part of a list, in which order. */
export const productWindowRules = z.object({
  sort: wordOf('Tri', productSorts).optional(),
  limit: wholeNumber('limit', 1, catalogueLimits.pageSize),
  offset: wholeNumber('offset', 0).default(0),
})

/** A checked part of a list. */
export type ProductWindow = z.output<typeof productWindowRules>

/** Identifier of a product or category. */
export const idRules = z.object({ id: numericId() })

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
