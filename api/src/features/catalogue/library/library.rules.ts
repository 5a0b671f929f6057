import { z } from 'zod'
import { enumRule, requiredLine, text } from '../../../platform/field.rules.ts'
import { pageRules } from '../../../platform/page.rules.ts'
import { imageRegionRules } from '../../media/images.rules.ts'

/** Which images of the library: what shows them, and whether it says what they show. */
export const imageFilters = ['ALL', 'USED', 'UNUSED', 'NO_ALT'] as const

/** One of them. */
export type ImageFilter = (typeof imageFilters)[number]

/** Pages and searches of the library. */
export const libraryLimits = { pageSize: 24, searchLength: 200 } as const

export const libraryListRules = z.object({
  filter: enumRule('Filtre', imageFilters).default('ALL'),
  search: text('Recherche', libraryLimits.searchLength).trim().default(''),
  ...pageRules(libraryLimits.pageSize),
})

const nameRules = requiredLine('Image', 125)

export const imageNameRules = z.object({ name: nameRules })

export const cropRules = imageRegionRules.and(imageNameRules)
