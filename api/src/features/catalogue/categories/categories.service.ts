import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { countDeletion, requirePermission } from '../../../platform/authorize.ts'
import { onUniqueViolation } from '../../../platform/database/database-errors.ts'
import {
  changedMeanwhile,
  lockRow,
  requireVersion,
  transactionally,
} from '../../../platform/database/transaction.ts'
import { conflict, invalidInput, notFound } from '../../../platform/errors.ts'
import { omitUndefined, parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type AuditedEntity, audited, findEarlierState } from '../../audit/audit.service.ts'
import { lastDeletion, reinsert } from '../../audit/deletions.service.ts'
import { categoryClaimTexts } from '../../claims/claims.rules.ts'
import { refuseForbiddenClaims } from '../../claims/claims.service.ts'
import { assertUsableImageUrl, usableImageUrlOrNull } from '../../media/usable-image-url.ts'
import { lockCatalogue } from '../catalogue-locks.ts'
import { displayDecisionLoader } from './categories.loaders.ts'
import { Category } from './category.entity.ts'
import {
  categoryChangeRules,
  categoryLookupRules,
  categoryRules,
  displayNeedsReason,
  readCategoryRules,
} from './category.rules.ts'
import { showsTotal } from './score-display.rules.ts'
import type { ScoreDisplayDecision } from './score-display.type.ts'

const unknownCategory = () => notFound('Catégorie non trouvée')

/** Every category, in the order in which they were made (specification, section 7). */
export function listCategories(ctx: RequestContext): Promise<Category[]> {
  return ctx.em.find(Category, {}, { orderBy: { id: 'asc' } })
}

/**
 * One category by its id or its slug.
 * @throws BAD_USER_INPUT without exactly one of them, NOT_FOUND « Catégorie non trouvée ».
 */
export async function findCategory(ctx: RequestContext, input: unknown): Promise<Category> {
  const { id, slug } = parseInput(categoryLookupRules, input)
  // Never both keys: an undefined one would mean « is null ».
  const category = await ctx.em.findOne(Category, id === undefined ? { slug } : { id })
  if (!category) throw unknownCategory()
  return category
}

/** Who last chose what a category shows of the eco-score. @throws UNAUTHENTICATED, FORBIDDEN, as findCategory. */
export async function findDisplayDecision(
  ctx: RequestContext,
  input: unknown,
): Promise<ScoreDisplayDecision | null> {
  requirePermission(ctx, 'catalogue.read')
  const { id } = await findCategory(ctx, input)
  return ctx.load(displayDecisionLoader).load(id)
}

const auditedCategory: AuditedEntity<Category> = {
  subjectType: 'CATEGORY',
  subjectIdOf: ({ id }) => id,
  fieldsOf: ({ name, slug, description, imageUrl, passportFacts, ...display }) => ({
    name,
    slug,
    description: description ?? null,
    imageUrl: imageUrl ?? null,
    passportFacts: passportFacts ?? null,
    goods: display.goods,
    scoreDisplay: display.scoreDisplay,
    scoreDisplayReason: display.scoreDisplayReason ?? null,
  }),
  // Visitors see every category.
  check: refuseForbiddenClaims(categoryClaimTexts, () => true),
}

/**
 * Takes the products of a category out of it, in the transaction of `em`, and tells which. The foreign key would do so
 * too, but silently: the version of each product moves, so that whoever has one open is told.
 */
async function releaseProducts(em: EntityManager, categoryId: number): Promise<number[]> {
  // Held before they are written, in the order of every writer: two that write products never wait in a circle.
  await lockCatalogue(em)
  const held = await em.execute<{ id: number }[]>(
    'select id from products where category_id = ? order by id for update',
    [categoryId],
  )
  await em.execute(
    'update products set category_id = null, version = version + 1, updated_at = now() where category_id = ?',
    [categoryId],
  )
  return held.map(({ id }) => id)
}

/** Puts products back into a category that came back, in the transaction of `em`; those that found another stay there. */
async function regainProducts(em: EntityManager, categoryId: number, ids: number[]): Promise<void> {
  const list = `{${ids}}`
  await lockCatalogue(em)
  await em.execute('select id from products where id = any(?::int[]) order by id for update', [list])
  await em.execute(
    `update products set category_id = ?, version = version + 1, updated_at = now()
     where id = any(?::int[]) and category_id is null`,
    [categoryId, list],
  )
}

/**
 * Makes a category (specification, section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT for a taken slug.
 */
export async function createCategory(ctx: RequestContext, input: unknown): Promise<Category> {
  requirePermission(ctx, 'catalogue.write')
  const fields = parseInput(categoryRules, input)
  requireReason(fields)
  await assertUsableImageUrl(ctx, fields.imageUrl)
  return withFreeSlug(
    transactionally(ctx, (em) =>
      audited(ctx, em, auditedCategory).create(
        em.create(Category, { ...fields, createdAt: ctx.clock.now() }),
      ),
    ),
  )
}

/**
 * Changes what is given of a category (specification, section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for a taken slug or an old `version`.
 */
export async function updateCategory(ctx: RequestContext, input: unknown): Promise<Category> {
  requirePermission(ctx, 'catalogue.write')
  const { id, version, ...changes } = parseInput(categoryChangeRules, input)
  await assertUsableImageUrl(ctx, changes.imageUrl, isImageOf(ctx, id))
  return withFreeSlug(
    transactionally(ctx, async (em) => {
      const category = await lockCategory(em, id)
      requireVersion(category.version, version)
      const fields = omitUndefined(changes)
      requireReason({ ...category, ...fields })
      return audited(ctx, em, auditedCategory).change(category, fields)
    }),
  )
}

/**
 * Deletes a category; its products stay, without category (specification, section 3). The history names them, so
 * that restoring the category can give them back.
 * @throws UNAUTHENTICATED, FORBIDDEN, STEP_UP_REQUIRED (`countDeletion`), BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function deleteCategory(ctx: RequestContext, input: unknown): Promise<number> {
  requirePermission(ctx, 'catalogue.write')
  const { id, version } = parseInput(readCategoryRules, input)
  await countDeletion(ctx)
  await transactionally(ctx, async (em) => {
    const category = await lockCategory(em, id)
    requireVersion(category.version, version)
    const productIds = await releaseProducts(em, id)
    const createdAt = category.createdAt.toISOString()
    await audited(ctx, em, auditedCategory).delete([category], () => ({ createdAt, productIds }))
  })
  return id
}

/** Whoever hides a total says why: the reason stands in the history beside their name. */
function requireReason({
  scoreDisplay = 'SCORE',
  scoreDisplayReason,
}: Partial<Pick<Category, 'scoreDisplay' | 'scoreDisplayReason'>>): void {
  if (!showsTotal({ scoreDisplay }) && !scoreDisplayReason)
    throw invalidInput(displayNeedsReason, { scoreDisplayReason: displayNeedsReason })
}

/** Whether the category shows this image already. */
const isImageOf =
  ({ em }: RequestContext, id: number) =>
  async (imageUrl: string) =>
    (await em.count(Category, { id, imageUrl })) > 0

const lockCategory = (em: EntityManager, id: number) => lockRow(em, Category, { id }, unknownCategory())

const taken = 'Une autre catégorie a déjà ce slug.'

/** A slug that another category has is refused; so is an id that somebody else has just brought back. */
const withFreeSlug = <T>(work: Promise<T>): Promise<T> =>
  onUniqueViolation(work, {
    categories_slug_unique: conflict(taken, { slug: taken }),
    categories_pkey: changedMeanwhile(),
  })

/** A state from the history. Its image is checked by itself: one that is gone does not prevent the rest. */
const stateRules = categoryRules.extend({ imageUrl: z.string().nullish() })

/** What the entry of a deletion has beside the fields. */
const deletionRules = z.object({
  createdAt: z.coerce.date().optional(),
  productIds: z.array(z.int()).default([]),
})

/**
 * Puts a category back into the state in which a change left it, or found it. A deleted one comes back with its id,
 * and with those of its products that have no other category; an image that is gone stays gone.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for a slug that another has meanwhile.
 */
export async function restoreCategory(ctx: RequestContext, input: unknown): Promise<Category> {
  requirePermission(ctx, 'catalogue.write')
  const { subjectId, state } = await findEarlierState(ctx, 'CATEGORY', input)
  const earlier = parseInput(stateRules, state)
  const id = Number(subjectId)
  const fields = {
    ...earlier,
    // A state of before there was a choice is that of any category, and shows the total.
    goods: earlier.goods ?? ('OTHER' as const),
    scoreDisplay: earlier.scoreDisplay ?? ('SCORE' as const),
    imageUrl: await usableImageUrlOrNull(ctx, earlier.imageUrl, isImageOf(ctx, id)),
  }
  return withFreeSlug(
    transactionally(ctx, async (em) => {
      const category = await em.findOne(Category, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      const { change, undelete } = audited(ctx, em, auditedCategory)
      if (category) return change(category, fields, 'RESTORED')
      const { before, nextVersion: version } = await lastDeletion(em, 'CATEGORY', subjectId)
      const { productIds, ...dates } = parseInput(deletionRules, before)
      const row = { id, ...fields, ...omitUndefined(dates), version }
      const restored = await undelete(() => reinsert(em, Category, row))
      await regainProducts(em, id, productIds)
      return restored
    }),
  )
}
