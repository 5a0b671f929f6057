import type { EntityManager } from '@mikro-orm/postgresql'
import { countDeletion, requirePermission, requireRecentSignIn } from '../../../platform/authorize.ts'
import { withoutDeadline } from '../../../platform/database/request-deadline.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { conflict } from '../../../platform/errors.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { audited } from '../../audit/audit.service.ts'
import { AuditEntry, type Snapshot } from '../../audit/audit-entry.entity.ts'
import { batchParts, findBatch, recordBatch } from '../../audit/batches.service.ts'
import { restoredPlan } from '../../content/publication-plan.ts'
import { lockProductRows } from '../catalogue-locks.ts'
import { Product } from '../products/product.entity.ts'
import { auditedProduct, type ProductState, rowOf } from '../products/product-aggregate.ts'
import { type DeletedProduct, deleteLocked, undeleteProducts } from '../products/product-deletions.ts'
import { productFields } from '../products/products.service.ts'
import { orderedFormula } from '../savings/savings-formula.rules.ts'

/** What was undone: how many products are as they were, and how many that it had made are gone. */
export interface UndoneProducts {
  /** The change that undid it, in the history. */
  entryId: number
  restoredCount: number
  deletedCount: number
}

/**
 * Undoes a change of many products, all of it or nothing: each is again as that change found it, those that it made are
 * deleted, those that it deleted are back with their images. A category that is no longer there is left out, as everywhere.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, STEP_UP_REQUIRED when several products would be deleted, NOT_FOUND for an unknown change; CONFLICT for one that has been
 *   undone, and when somebody has changed a product since: `fields` then names up to 20 of them, by id.
 */
export async function undoProducts(ctx: RequestContext, input: unknown): Promise<UndoneProducts> {
  requirePermission(ctx, 'catalogue.write')
  const { id: undoes, subjectId } = await findBatch(ctx, ctx.em, 'PRODUCTS', input)
  await requireProof(ctx, undoes)
  // As many statements as its import took, which has no deadline either.
  return withoutDeadline(() => undoWhole(ctx, input, undoes, subjectId))
}

const undoWhole = (
  ctx: RequestContext,
  input: unknown,
  undoes: number,
  subjectId: string,
): Promise<UndoneProducts> =>
  transactionally(ctx, async (em) => {
    const categories = await holdCategories(em, undoes)
    await lockProductRows(em, await idsOf(em, undoes))
    // Somebody may have been faster: they are waited for above.
    await findBatch(ctx, em, 'PRODUCTS', input)
    await requireUntouched(em, undoes)
    const done = { restoredCount: 0, deletedCount: 0 }
    const batch = { action: 'RESTORED', subjectType: 'PRODUCTS', subjectId } as const
    const entryId = await recordBatch(ctx, em, batch, async (batchId) => {
      for await (const { entries, products } of partsWithProducts(em, undoes)) {
        const found = new Map(entries.map(({ subjectId, before }) => [Number(subjectId), before]))
        const gone = entries
          .filter(isDeletion)
          .map(({ subjectId, before }) => deletedProduct(subjectId, before, categories))
        if (gone.length > 0) await undeleteProducts(ctx, em, gone, batchId)
        const [changed, made] = partition(products, ({ id }) => Boolean(found.get(id)))
        if (made.length > 0) await deleteLocked(ctx, em, made, batchId)
        const fieldsOf = (product: Product) => {
          const before = found.get(product.id) ?? {}
          return { ...rowFound(before, categories), publishAt: planFound(ctx.clock.now(), product, before) }
        }
        await audited(ctx, em, auditedProduct, batchId).changeAll(changed, fieldsOf, 'RESTORED')
        done.deletedCount += made.length
        done.restoredCount += changed.length + gone.length
        em.clear()
      }
      return { ...done, undoes }
    })
    return { ...done, entryId: entryId ?? undoes }
  })

/** The categories that products go back into, held until the transaction ends, as far as they are still there. */
async function holdCategories(em: EntityManager, batchId: number): Promise<Set<number>> {
  const rows = await em.execute<{ id: number }[]>(
    `select id from categories where id in (select (before->>'categoryId')::int from audit_entries where batch_id = ?)
     order by id for key share`,
    [batchId],
  )
  return new Set(rows.map(({ id }) => id))
}

const idsOf = async (em: EntityManager, batchId: number): Promise<number[]> =>
  (
    await em.execute<{ id: number }[]>(
      'select subject_id::int as id from audit_entries where batch_id = ? order by 1',
      [batchId],
    )
  ).map(({ id }) => id)

/** Undoing an import deletes what it made: many at once take the proof that the deletion of many takes. */
async function requireProof(ctx: RequestContext, batchId: number): Promise<void> {
  const made = await ctx.em.count(AuditEntry, { batchId, action: 'CREATED' })
  if (made > 1) requireRecentSignIn(ctx)
  else if (made === 1) await countDeletion(ctx)
}

/** A part of what the change did, with the products as they are now. */
async function* partsWithProducts(em: EntityManager, batchId: number) {
  for await (const entries of batchParts(em, batchId)) {
    const ids = entries.map(({ subjectId }) => Number(subjectId))
    yield { entries, products: await em.find(Product, { id: { $in: ids } }) }
  }
}

const partition = <T>(items: T[], isFirst: (item: T) => boolean): [T[], T[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
]

const isDeletion = ({ action }: AuditEntry) => action === 'DELETED'

/** What a change found of a product, for its row. */
const rowFound = ({ categoryId, ...fields }: Snapshot, categories: ReadonlySet<number>) =>
  rowOf({ ...fields, categoryId: stillThere(categoryId, categories) })

const stillThere = (categoryId: unknown, categories: ReadonlySet<number>) =>
  typeof categoryId === 'number' && categories.has(categoryId) ? categoryId : null

const deletedProduct = (
  subjectId: string,
  before: Snapshot | null | undefined,
  categories: ReadonlySet<number>,
): DeletedProduct => {
  const state: ProductState = before ?? {}
  return { id: Number(subjectId), state, category: stillThere(state.categoryId, categories) }
}

/** Its plan; one whose time is over comes back hidden, and without a plan. */
const planFound = (now: Date, { visible, publishAt }: Product, before: Snapshot) =>
  restoredPlan(
    now,
    { isShown: visible, publishAt },
    { isShown: before.visible as boolean | undefined, publishAt: before.publishAt },
  )

/** Most products that a refusal names. */
const namedProducts = 20

/** Products that have been brought back since the change deleted them, whatever became of them then. */
async function broughtBack(em: EntityManager, batchId: number): Promise<Set<string>> {
  const rows = await em.execute<{ id: string }[]>(
    `select deletion.subject_id as id from audit_entries deletion
     where deletion.batch_id = ? and deletion.action = 'DELETED' and exists (
       select 1 from audit_entries later where later.subject_type = deletion.subject_type
         and later.subject_id = deletion.subject_id and later.id > deletion.id)`,
    [batchId],
  )
  return new Set(rows.map(({ id }) => id))
}

/** @throws CONFLICT when a product is no longer as the change left it. */
async function requireUntouched(em: EntityManager, batchId: number): Promise<void> {
  const touched: [id: string, why: string][] = []
  const back = await broughtBack(em, batchId)
  for await (const { entries, products } of partsWithProducts(em, batchId)) {
    const byId = new Map(products.map((product) => [String(product.id), product]))
    for (const entry of entries) {
      const { subjectId, before, after } = entry
      const product = byId.get(subjectId)
      const name = `«\u00a0${product?.name ?? after?.name ?? before?.name}\u00a0» (n°\u00a0${subjectId})`
      if (isDeletion(entry)) {
        if (back.has(subjectId)) touched.push([subjectId, `${name} a été restauré depuis.`])
      } else if (!product) touched.push([subjectId, `${name} a été supprimé depuis.`])
      else if (!isAsLeft(productFields(product), after ?? {}))
        touched.push([subjectId, `${name} a été modifié depuis.`])
    }
    em.clear()
  }
  if (touched.length === 0) return
  const many = touched.length > 1
  throw conflict(
    `${many ? `${touched.length} produits ont changé` : 'Un produit a changé'} depuis, rien n’a été annulé. ${touched
      .slice(0, 3)
      .map(([, why]) => why)
      .join(' ')}${touched.length > 3 ? ' …' : ''}`,
    Object.fromEntries(touched.slice(0, namedProducts)),
  )
}

/** The database orders the keys of what it keeps as it likes; a fact that is newer than the entry is not held against it. */
const isAsLeft = (now: Snapshot, left: Snapshot) =>
  Object.entries(now).every(
    ([field, value]) => !(field in left) || text(field, value) === text(field, left[field]),
  )

const text = (field: string, value: unknown) =>
  JSON.stringify(field === 'savingsFormula' && value ? orderedFormula(value as never) : value)
