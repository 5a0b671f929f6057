import type { Trail } from '../audit/recorded-change.ts'
import type { Category } from './category.entity.ts'

/** How changes of categories are kept. */
export const categoryTrail: Trail<Category> = {
  subjectType: 'CATEGORY',
  subjectIdOf: ({ id }) => id,
  factsOf: ({ name, slug, description }) => ({ name, slug, description: description ?? null }),
}
