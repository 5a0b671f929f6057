import { LockMode } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { requireAdmin } from '../../platform/authorize.ts'
import { givenChanges } from '../../platform/given-changes.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { findEarlierState } from '../audit/audit.service.ts'
import { saveChanges } from '../audit/recorded-change.ts'
import { lastDeletion, saveRevived } from '../audit/revived-row.ts'
import { withFreeSlug } from './categories-write.service.ts'
import { Category } from './category.entity.ts'
import { categoryRules } from './category.rules.ts'
import { categoryTrail } from './category-trail.ts'
import { regainProducts } from './products-of-category.ts'

/** What the entry of a deletion has besides the facts. */
const deletionRules = z.object({
  createdAt: z.coerce.date().optional(),
  productIds: z.array(z.int()).default([]),
})

/**
 * Puts a category back into the state in which a change left it, or found it. A deleted one comes back with its id, and with those
 * of its products that have no other category.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for a slug that another has meanwhile.
 */
export async function restoreCategory(ctx: RequestContext, input: unknown): Promise<Category> {
  requireAdmin(ctx)
  const { subjectId, state } = await findEarlierState(ctx, 'CATEGORY', input)
  const facts = parseInput(categoryRules, state)
  const id = Number(subjectId)
  return withFreeSlug(
    transactionally(ctx, async (em) => {
      const category = await em.findOne(Category, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (category) return saveChanges(ctx, em, categoryTrail, category, facts, 'RESTORED')
      const { before, nextVersion: version } = await lastDeletion(em, 'CATEGORY', subjectId)
      const { productIds, ...dates } = parseInput(deletionRules, before)
      const row = { id, ...facts, ...givenChanges(dates), version }
      const revived = await saveRevived(ctx, em, categoryTrail, Category, row)
      await regainProducts(em, id, productIds)
      return revived
    }),
  )
}
