import { notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { categoryLookupRules } from './catalogue.rules.ts'
import { Category } from './category.entity.ts'

/** Said of an id or slug that no category has. */
export const unknownCategory = () => notFound('Catégorie non trouvée')

/** Every category, in the order in which they were made (spec section 7). */
export function listCategories(ctx: RequestContext): Promise<Category[]> {
  return ctx.em.find(Category, {}, { orderBy: { id: 'asc' } })
}

/**
 * One category by its id or its slug.
 * @throws BAD_USER_INPUT without exactly one of them, NOT_FOUND « Catégorie non trouvée ».
 */
export async function findCategory(ctx: RequestContext, input: unknown): Promise<Category> {
  const { id, slug } = parseInput(categoryLookupRules, input)
  // Never both: a key that was not given would mean « is null ».
  const category = await ctx.em.findOne(Category, id === undefined ? { slug } : { id })
  if (!category) throw unknownCategory()
  return category
}
