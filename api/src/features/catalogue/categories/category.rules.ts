import { z } from 'zod'
import {
  clearableLine,
  clearableText,
  enumRule,
  exactText,
  numericId,
  readVersion,
  requiredLine,
} from '../../../platform/field.rules.ts'
import { wordsOf } from '../../../platform/word-address.rules.ts'
import { clearableImageUrl } from '../../media/images.rules.ts'
import { catalogueLimits } from '../catalogue.rules.ts'
import { requiredFactsRules } from './required-facts.rules.ts'
import { goodsKinds, scoreDisplays } from './score-display.rules.ts'

/** Unique name in addresses. Case is kept: « Energie » is one of the documented ones. */
const slugRules = requiredLine('Slug', catalogueLimits.slugLength).refine(
  (slug) => /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(slug),
  'Slug : lettres sans accent, chiffres et tirets uniquement.',
)

/** The name of a category as its slug: at most 100 characters, cut between words; empty when none are left. */
export const slugOf = (name: string): string => wordsOf(name, catalogueLimits.slugLength)

const categoryLimits = { nameLength: 100, descriptionLength: 2_000, reasonLength: 300 } as const

/** Null is « not said »: there is no category without one. */
const unlessNull = <T extends z.ZodType>(rule: T) => z.preprocess((given) => given ?? undefined, rule)

export const categoryRules = z.object({
  name: requiredLine('Nom', categoryLimits.nameLength),
  slug: slugRules,
  description: clearableText('Description', categoryLimits.descriptionLength),
  imageUrl: clearableImageUrl,
  passportFacts: requiredFactsRules.nullish(),
  goods: unlessNull(enumRule('Nature des produits', goodsKinds).optional()),
  scoreDisplay: unlessNull(enumRule('Affichage de l’éco-score', scoreDisplays).optional()),
  scoreDisplayReason: clearableLine('Raison de l’affichage', categoryLimits.reasonLength),
})

/** What is said of another display than the total without a reason. */
export const displayNeedsReason = 'Dites pourquoi cette catégorie ne montre pas la note.'

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
