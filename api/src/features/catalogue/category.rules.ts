import { z } from 'zod'
import { readVersion } from '../../platform/change.rules.ts'
import { numericId } from '../../platform/number.rules.ts'
import { clearableText, requiredLine } from '../../platform/text.rules.ts'
import { slugRules } from './slug.rules.ts'

/** Limits of a category (spec section 3). */
export const categoryLimits = { nameLength: 100, descriptionLength: 2_000 } as const

/** What an administrator says of a category. */
export const categoryRules = z.object({
  name: requiredLine('Nom', categoryLimits.nameLength),
  slug: slugRules,
  description: clearableText('Description', categoryLimits.descriptionLength),
})

/** One category, and the copy of it that was read. */
export const readCategoryRules = z.object({ id: numericId('Catégorie'), version: readVersion })

/** A change of a category: what is not given stays as it is. */
export const categoryChangeRules = categoryRules.partial().extend(readCategoryRules.shape)
