import { countDeletion, requirePermission } from '../../../platform/authorize.ts'
import { requireVersion, transactionally } from '../../../platform/database/transaction.ts'
import { invalidInput } from '../../../platform/errors.ts'
import { omitUndefined, parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { audited, findEarlierState } from '../../audit/audit.service.ts'
import { lastDeletion, reinsert } from '../../audit/deletions.service.ts'
import { settledPlan } from '../../content/publication-plan.ts'
import { assertUsableImageUrl } from '../../media/usable-image-url.ts'
import { categoryOrNone, requireCategory } from '../catalogue-locks.ts'
import { changeTogether } from './change-together.ts'
import { Product } from './product.entity.ts'
import {
  bulkChangesRules,
  impactRefusal,
  isShownUnpriced,
  isWholeImpact,
  isWholeTest,
  priceMissing,
  productChangesRules,
  productIdsRules,
  productRules,
  testRefusal,
} from './product.rules.ts'
import {
  auditedProduct,
  auditedState,
  findImages,
  lockAllProducts,
  lockProduct,
  lockProducts,
  type ProductState,
  putBack,
  restorableState,
  rowOf,
} from './product-aggregate.ts'
import { deletedRow, deleteLocked } from './product-deletions.ts'
import { ProductImage } from './product-image.entity.ts'
import { type ProductRow, productImagesLoader, writtenProduct, writtenProducts } from './products.service.ts'

/**
 * Changes what is given of a product, and nothing else; with a `version`, only if it is still that one. The address
 * of a product that has images follows the primary one: another `imageUrl` is then ignored, as old forms send the whole
 * product back.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT with `fields.version`.
 */
export async function updateProduct(ctx: RequestContext, input: unknown): Promise<ProductRow> {
  requirePermission(ctx, 'catalogue.write')
  const { id, version } = parseInput(productRules, input)
  const changes = omitUndefined(parseInput(productChangesRules, input))
  await assertUsableImageUrl(ctx, changes.imageUrl, (imageUrl) => keepsImageUrl(ctx, id, imageUrl))
  return transactionally(ctx, async (em) => {
    await requireCategory(em, changes.categoryId)
    const product = await lockProduct(em, id)
    requireVersion(product.version, version)
    const row = rowOf(changes)
    const hasImages = row.imageUrl !== undefined && (await em.count(ProductImage, { product: id })) > 0
    const changed = hasImages ? { ...row, imageUrl: product.imageUrl } : row
    if (!isWholeImpact({ ...product, ...changed }))
      throw invalidInput(impactRefusal, { impactUnit: impactRefusal })
    if (!isWholeTest({ ...product, ...changed })) throw invalidInput(testRefusal, { ownFlow: testRefusal })
    if (isShownUnpriced(product, changed)) throw invalidInput(priceMissing, { price: priceMissing })
    await audited(ctx, em, auditedProduct).change(product, { ...changed, ...planOf(ctx, product, changed) })
    return writtenProduct(em, id)
  })
}

/** When a product is shown by itself after a change. */
const planOf = (
  { clock }: RequestContext,
  { visible, publishAt }: Product,
  changes: { visible?: boolean; publishAt?: Date | null },
) => ({
  publishAt: settledPlan(
    clock.now(),
    { isShown: visible, publishAt },
    { isShown: changes.visible, publishAt: changes.publishAt },
  ),
})

/** Whether an address sent back changes nothing: the product has it, or its images decide. */
const keepsImageUrl = async ({ em }: RequestContext, id: number, imageUrl: string) =>
  (await em.count(Product, { id, imageUrl })) + (await em.count(ProductImage, { product: id })) > 0

/**
 * Deletes a product with its images; cart lines go with it, orders keep their items (specification, section 3).
 * @returns its id.
 * @throws UNAUTHENTICATED, FORBIDDEN, STEP_UP_REQUIRED (`countDeletion`), BAD_USER_INPUT, NOT_FOUND, CONFLICT with `fields.version`.
 */
export async function deleteProduct(ctx: RequestContext, input: unknown): Promise<number> {
  requirePermission(ctx, 'catalogue.write')
  const { id, version } = parseInput(productRules, input)
  await countDeletion(ctx)
  return transactionally(ctx, async (em) => {
    const product = await lockProduct(em, id)
    requireVersion(product.version, version)
    await deleteLocked(ctx, em, [product])
    return id
  })
}

/** Several products after the same change, and its entry in the history; null unless several were given. */
export interface ChangedProducts {
  entryId: number | null
  products: ProductRow[]
}

/**
 * The same change of up to 500 products, all or none. Those that already are so stay as they are. Of several it is one
 * entry of the history, which `undoProducts` undoes.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND when one of them is unknown.
 */
export async function changeProducts(ctx: RequestContext, input: unknown): Promise<ChangedProducts> {
  requirePermission(ctx, 'catalogue.write')
  const { ids } = parseInput(productIdsRules, input)
  const changes = omitUndefined(parseInput(bulkChangesRules, input))
  return transactionally(ctx, async (em) => {
    await requireCategory(em, changes.categoryId)
    const products = await lockAllProducts(em, ids)
    const unpriced = products.find((product) => isShownUnpriced(product, changes))
    if (unpriced) throw invalidInput(`${unpriced.name}\u00a0: ${priceMissing}`, { visible: priceMissing })
    const batch = { subjectId: 'changes', fields: changes }
    const entryId = await changeTogether(ctx, em, batch, products, () => ({
      ...rowOf(changes),
      // Shown by hand: what was planned is over.
      ...(changes.visible && { publishAt: null }),
    }))
    return { entryId, products: await writtenProducts(em, ids) }
  })
}

/**
 * Puts a product back into the state in which a change left it, or found it, as a new change. The images are put back
 * only if that change was about them, or if they have changed since a state that was found. A deleted product comes
 * back under its id with the images that it had; orders and carts do not find it again. A category that is no longer
 * there is left out. The addresses are put back as they were: a file of ours that has been collected meanwhile shows
 * as the plant.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND for an unknown change.
 */
export async function restoreProduct(ctx: RequestContext, input: unknown): Promise<ProductRow> {
  requirePermission(ctx, 'catalogue.write')
  const earlier = await findEarlierState(ctx, 'PRODUCT', input)
  const id = Number(earlier.subjectId)
  const restored = await transactionally(ctx, async (em) => {
    const state = restorableState(earlier.state)
    const deletion = await lastDeletion(em, 'PRODUCT', id)
    const lastState: ProductState = deletion.before
    // An earlier deletion has a version of its own: the last one counts.
    const version = lastState.version ?? deletion.nextVersion
    const wholeState: ProductState = { ...lastState, ...state, version }
    // The category is held before the product is locked, as everywhere.
    const category = await categoryOrNone(em, wholeState.categoryId)
    const [product] = await lockProducts(em, [id])
    if (product) {
      const living = { product, images: await findImages(em, id) }
      const { changeBy } = audited(ctx, em, auditedState(state))
      await changeBy(living, () => putBack(em, living, state, category, ctx.clock.now()), 'RESTORED')
    } else {
      await audited(ctx, em, auditedState(wholeState)).undelete(async () => {
        const revived = { product: await reinsert(em, Product, deletedRow(id, wholeState)), images: [] }
        await putBack(em, revived, wholeState, category, ctx.clock.now())
        return revived
      })
    }
    return writtenProduct(em, id)
  })
  ctx.load(productImagesLoader).clear(id)
  return restored
}
