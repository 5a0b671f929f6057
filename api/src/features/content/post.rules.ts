import { z } from 'zod'
import {
  clearableInstant,
  clearableText,
  enumRule,
  flag,
  numericId,
  readVersion,
  requiredLine,
  requiredText,
  text,
  wholeNumber,
} from '../../platform/field.rules.ts'
import { maxPageSize, pageRules } from '../../platform/page.rules.ts'
import { clearableImageUrl } from '../media/images.rules.ts'

/** Limits of an article (specification, section 3). */
export const postLimits = {
  titleLength: 200,
  contentLength: 100_000,
  excerptLength: 300,
  searchLength: 200,
} as const

/** How a list of articles can be ordered; the newest first when not said. */
export const postSorts = ['NEWEST', 'OLDEST', 'TITLE'] as const

export type PostSort = (typeof postSorts)[number]

export const postListRules = z.object({
  published: flag('published').optional(),
  featured: flag('featured').optional(),
  planned: flag('planned').optional(),
  /** Only articles that nobody has changed for so many days. */
  untouchedDays: wholeNumber('untouchedDays', 1, 3_650).optional(),
  search: text('Recherche', postLimits.searchLength).trim().optional(),
  sort: enumRule('Tri', postSorts).default('NEWEST'),
  ...pageRules(maxPageSize),
})

export const postIdRules = z.object({ id: numericId('Article') })

export const postRules = z.object({
  title: requiredLine('Titre', postLimits.titleLength),
  content: requiredText('Contenu', postLimits.contentLength),
  excerpt: clearableText('Extrait', postLimits.excerptLength),
  imageUrl: clearableImageUrl,
  published: flag('Publié').optional(),
  publishAt: clearableInstant('Publication programmée'),
  featured: flag('Article vedette').optional(),
})

/** One article, and the copy of it that was read. */
export const readPostRules = postIdRules.extend({ version: readVersion })

/** A change of an article: what is not given stays as it is. */
export const postChangeRules = postRules.partial().extend(readPostRules.shape)
