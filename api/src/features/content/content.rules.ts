import { z } from 'zod'
import { readVersion } from '../../platform/change.rules.ts'
import { flag, numericId, wholeNumber } from '../../platform/number.rules.ts'
import { clearableText, requiredLine, requiredText, text } from '../../platform/text.rules.ts'
import { wordOf } from '../../platform/word.rules.ts'
import { clearableImageUrl } from '../media/image-url.rules.ts'

/** Largest page of articles. */
export const postPageSize = 100

/** Limits of an article (spec section 3). */
export const postLimits = {
  titleLength: 200,
  contentLength: 100_000,
  excerptLength: 300,
  searchLength: 200,
} as const

/** How a list of articles can be ordered; the newest first when not said. */
export const postSorts = ['NEWEST', 'OLDEST', 'TITLE'] as const

/** One of the orders of a list of articles. */
export type PostSort = (typeof postSorts)[number]

/** What narrows a list of articles down, and which part of it. */
export const postListRules = z.object({
  published: flag('published').optional(),
  featured: flag('featured').optional(),
  search: text('Recherche', postLimits.searchLength).trim().optional(),
  sort: wordOf('Tri', postSorts).default('NEWEST'),
  limit: wholeNumber('limit', 1, postPageSize).default(postPageSize),
  offset: wholeNumber('offset', 0).default(0),
})

/** An article. */
export const postIdRules = z.object({ id: numericId('Article') })

/** What an administrator writes in an article. */
export const postRules = z.object({
  title: requiredLine('Titre', postLimits.titleLength),
  content: requiredText('Contenu', postLimits.contentLength),
  excerpt: clearableText('Extrait', postLimits.excerptLength),
  imageUrl: clearableImageUrl,
  published: flag('Publié').optional(),
  featured: flag('Article vedette').optional(),
})

/** One article, and the copy of it that was read. */
export const readPostRules = postIdRules.extend({ version: readVersion })

/** A change of an article: what is not given stays as it is. */
export const postChangeRules = postRules.partial().extend(readPostRules.shape)
