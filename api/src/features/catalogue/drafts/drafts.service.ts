import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { conflict, invalidInput, ShopError } from '../../../platform/errors.ts'
import { omitUndefined, parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { audited } from '../../audit/audit.service.ts'
import { requireCategory } from '../catalogue-locks.ts'
import { Product } from '../products/product.entity.ts'
import { isShownUnpriced, priceMissing } from '../products/product.rules.ts'
import { auditedProduct, lockProducts, rowOf } from '../products/product-aggregate.ts'
import { type ProductRow, writtenProducts } from '../products/products.service.ts'
import { draftChangesRules, newDraftsRules } from './drafts.rules.ts'

/**
 * Hidden products that have a name and nothing else yet, one for each name, all or none. The price and the eco-score of
 * such a draft are 0, and no product is shown at that price by the verbs that show one.
 * @returns them in the order of the names.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function createDrafts(ctx: RequestContext, input: unknown): Promise<ProductRow[]> {
  requirePermission(ctx, 'catalogue.write')
  const { names } = parseInput(newDraftsRules, input)
  const now = ctx.clock.now()
  return transactionally(ctx, async (em) => {
    const { create } = audited(ctx, em, auditedProduct)
    const ids: number[] = []
    for (const name of names) {
      const facts = { name, price: '0.00', ecoScore: '0.0', visible: false }
      const { id } = await create(em.create(Product, { ...facts, createdAt: now, updatedAt: now }))
      ids.push(id)
    }
    return writtenProducts(em, ids)
  })
}

/**
 * Writes to each of some products its own facts and, to `publish`, shows all of them: in one transaction, so either all
 * of them or none. Each has its own entry in the history, as with every change of several.
 * @returns them in the order of the input.
 * @throws UNAUTHENTICATED, FORBIDDEN; BAD_USER_INPUT, NOT_FOUND (gone), CONFLICT (another version), with `fields` by place: `products.3.price`.
 */
export async function saveDrafts(ctx: RequestContext, input: unknown): Promise<ProductRow[]> {
  requirePermission(ctx, 'catalogue.write')
  const { products, publish } = parseInput(draftChangesRules, input)
  return transactionally(ctx, async (em) => {
    // In the order of their ids, as everywhere that several categories are held.
    for (const id of distinct(products.map(({ categoryId }) => categoryId))) await requireCategory(em, id)
    const locked = await lockDrafts(em, products)
    const { change } = audited(ctx, em, auditedProduct)
    for (const [place, { id: _id, version: _version, ...facts }] of products.entries()) {
      const draft = locked[place] as Product
      const row = { ...rowOf(omitUndefined(facts)), ...(publish && { visible: true, publishAt: null }) }
      if (isShownUnpriced(draft, row))
        throw invalidInput(priceMissing, { [`products.${place}.price`]: priceMissing })
      await change(draft, row)
    }
    const written = await writtenProducts(
      em,
      products.map(({ id }) => id),
    )
    return products.flatMap(({ id }) => written.find((product) => product.id === id) ?? [])
  })
}

const distinct = (ids: (number | null | undefined)[]) =>
  [...new Set(ids.filter((id) => id != null))].toSorted((a, b) => a - b)

/** Locks the drafts of an input, in its order, and holds each to the version that was read. */
async function lockDrafts(
  em: EntityManager,
  given: { id: number; version?: number | null }[],
): Promise<Product[]> {
  const ids = given.map(({ id }) => id).toSorted((a, b) => a - b)
  const byId = new Map((await lockProducts(em, ids)).map((product) => [product.id, product]))
  return given.map(({ id, version }, place) => {
    const product = byId.get(id)
    if (!product) throw new ShopError('NOT_FOUND', gone, { fields: { [`products.${place}.id`]: gone } })
    if (version != null && version !== product.version)
      throw conflict(`${product.name}\u00a0: ${changed}`, { [`products.${place}.version`]: changed })
    return product
  })
}

const gone = 'Un des brouillons n’existe plus.'
const changed = 'ce brouillon a été modifié entre-temps par une autre personne.'
