import type { Category } from './category.entity.ts'

/** A category as documented for REST. */
export const presentCategory = (category: Category) => ({
  id: category.id,
  name: category.name,
  description: category.description ?? null,
  slug: category.slug,
  goods: category.goods,
  scoreDisplay: category.scoreDisplay,
  scoreDisplayReason: category.scoreDisplayReason ?? null,
  createdAt: category.createdAt.toISOString(),
  version: category.version,
})
