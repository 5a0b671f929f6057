import type { EntityManager } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { conflict } from '../../platform/errors.ts'
import { givenChanges } from '../../platform/given-changes.ts'
import { lockRow } from '../../platform/lock-row.ts'
import { parseInput } from '../../platform/parse-input.ts'
import { refuseTaken } from '../../platform/refuse-taken.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { changedMeanwhile, requireVersion } from '../../platform/version-check.ts'
import { saveChanges, saveDeletion, saveNew } from '../audit/recorded-change.ts'
import { unknownCategory } from './categories.service.ts'
import { Category } from './category.entity.ts'
import { categoryChangeRules, categoryRules, readCategoryRules } from './category.rules.ts'
import { categoryTrail } from './category-trail.ts'
import { releaseProducts } from './products-of-category.ts'

/**
 * Makes a category (spec section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT for a taken slug.
 */
export async function createCategory(ctx: RequestContext, input: unknown): Promise<Category> {
  requireAdmin(ctx)
  const facts = parseInput(categoryRules, input)
  return withFreeSlug(
    transactionally(ctx, (em) =>
      saveNew(ctx, em, categoryTrail, em.create(Category, { ...facts, createdAt: ctx.clock.now() })),
    ),
  )
}

/**
 * Changes what is given of a category (spec section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for a taken slug or an old `version`.
 */
export async function updateCategory(ctx: RequestContext, input: unknown): Promise<Category> {
  requireAdmin(ctx)
  const { id, version, ...changes } = parseInput(categoryChangeRules, input)
  return withFreeSlug(
    transactionally(ctx, async (em) => {
      const category = await lockCategory(em, id)
      requireVersion(category.version, version)
      return saveChanges(ctx, em, categoryTrail, category, givenChanges(changes))
    }),
  )
}

/**
 * Deletes a category; its products stay, without category (spec section 3). The kept change names them, so that
 * restoring the category can give them back.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function deleteCategory(ctx: RequestContext, input: unknown): Promise<number> {
  requireAdmin(ctx)
  const { id, version } = parseInput(readCategoryRules, input)
  await transactionally(ctx, async (em) => {
    const category = await lockCategory(em, id)
    requireVersion(category.version, version)
    const productIds = await releaseProducts(em, id)
    const createdAt = category.createdAt.toISOString()
    await saveDeletion(ctx, em, categoryTrail, category, { createdAt, productIds })
  })
  return id
}

const lockCategory = (em: EntityManager, id: number) => lockRow(em, Category, { id }, unknownCategory())

const taken = 'Une autre catégorie a déjà ce slug.'

/** A slug that another category has is refused; so is an id that somebody else has just brought back. */
export const withFreeSlug = <T>(work: Promise<T>): Promise<T> =>
  refuseTaken(work, {
    categories_slug_unique: conflict(taken, { slug: taken }),
    categories_pkey: changedMeanwhile(),
  })
