import { z } from 'zod'
import {
  decimal,
  enumRule,
  exactText,
  flag,
  numericId,
  text,
  wholeNumber,
} from '../../../platform/field.rules.ts'
import { maxPageSize, pageRules } from '../../../platform/page.rules.ts'
import { catalogueLimits } from '../catalogue.rules.ts'

/** How a product list can be ordered; RELEVANCE needs a search and is then the default. */
export const productSorts = [
  'RELEVANCE',
  'NAME_ASC',
  'NAME_DESC',
  'CATEGORY_ASC',
  'CATEGORY_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'ECO_SCORE',
  'ECO_SCORE_ASC',
  'STOCK_ASC',
  'STOCK_DESC',
  'FLAGS_ASC',
  'FLAGS_DESC',
  'RATING',
  'SAVINGS',
  'NEWEST',
  'UPDATED_ASC',
  'UPDATED_DESC',
] as const

/** One of the orders of a product list. */
export type ProductSort = (typeof productSorts)[number]

/** Which products a list has by whether the shop shows them; administrators alone ask for more than visible ones. */
export const productVisibilities = ['VISIBLE', 'HIDDEN', 'PLANNED', 'STALE', 'ALL'] as const

/** One of the visibilities. */
export type ProductVisibility = (typeof productVisibilities)[number]

/** A hidden product that nobody has changed or planned for so many days may have been forgotten. */
export const staleHiddenDays = 14

/** What a product may lack, for those who keep the shop in order. */
export const productGaps = ['IMAGE', 'TEXT', 'SCORE', 'CATEGORY'] as const

/** One of these. */
export type ProductGap = (typeof productGaps)[number]

/** A text that may be left out; an empty one means the same. */
const given = (rules: z.ZodType<string, string>) => rules.transform((typed) => typed || undefined).optional()

/** What narrows a product list down; each key may be left out. */
export const productFilterRules = z.object({
  search: given(text('Recherche', catalogueLimits.searchLength).trim()),
  ids: z
    .preprocess(
      (given) => (typeof given === 'string' ? given.split(',') : given),
      z.array(numericId('Produits'), { error: 'Produits : liste d’identifiants attendue.' }).max(maxPageSize),
    )
    .optional(),
  exactWords: flag('exactWords').optional(),
  categoryId: numericId('Catégorie').optional(),
  categorySlug: given(exactText('Catégorie', catalogueLimits.slugLength)),
  origin: given(text('Origine', catalogueLimits.searchLength).trim()),
  typeWords: given(text('Type de produit', catalogueLimits.searchLength).trim()),
  minPrice: decimal('Prix minimum', 2, 0, catalogueLimits.maxPrice).optional(),
  maxPrice: decimal('Prix maximum', 2, 0, catalogueLimits.maxPrice).optional(),
  minEcoScore: decimal('Éco-score minimum', 1, 0, catalogueLimits.maxEcoScore).optional(),
  maxEcoScore: decimal('Éco-score maximum', 1, 0, catalogueLimits.maxEcoScore).optional(),
  featured: flag('featured').optional(),
  weeklySpecial: flag('weeklySpecial').optional(),
  inStock: flag('inStock').optional(),
  maxPaybackMonths: wholeNumber('Remboursement', 1, 600).optional(),
  visibility: enumRule('Visibilité', productVisibilities).default('VISIBLE'),
  missing: enumRule('missing', productGaps).optional(),
})

/** A checked filter. */
export type ProductFilter = z.output<typeof productFilterRules>

/** Which part of a list, in which order. */
export const productWindowRules = z.object({
  sort: enumRule('Tri', productSorts).optional(),
  /**
   * Whatever the order, what can be bought comes first; by relevance, among what matches equally well.
   * The documented REST call does without.
   */
  inStockFirst: flag('inStockFirst').optional(),
  // A client of the documented REST call knows no pages: it gets as many products as one answer may hold.
  ...pageRules(maxPageSize),
})

/** A checked part of a list. */
export type ProductWindow = z.output<typeof productWindowRules>
