import { z } from 'zod'
import { flag, numericId, wholeNumber } from '../../platform/number.rules.ts'

/** Largest page of articles. */
export const postPageSize = 100

/** What narrows a list of articles down, and which part of it. */
export const postListRules = z.object({
  published: flag('published').optional(),
  featured: flag('featured').optional(),
  limit: wholeNumber('limit', 1, postPageSize).default(postPageSize),
  offset: wholeNumber('offset', 0).default(0),
})

/** An article. */
export const postIdRules = z.object({ id: numericId('Article') })
