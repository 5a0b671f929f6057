import type { EntityManager } from '@mikro-orm/postgresql'
import { transactionally } from '../../../platform/database/transaction.ts'
import { type Author, audited, plannerOf } from '../../audit/audit.service.ts'
import { productClaimTexts } from '../../claims/claims.rules.ts'
import type { HeldPublications } from '../../claims/held-publications.ts'
import { auditedProduct, lockProducts } from './product-aggregate.ts'

/**
 * Shows the products whose planned time has come, each in the name of whoever planned it. Any copy of the shop may do
 * it, at any time: what is due is looked at again under the lock of the product, so that it happens once.
 * @param held what the guard against claims keeps from being shown; it stays hidden, its plan overdue.
 * @returns the ids of those that it has shown.
 */
export async function publishDueProducts(
  em: EntityManager,
  author: Pick<Author, 'clock' | 'env'>,
  held: HeldPublications,
): Promise<number[]> {
  const now = author.clock.now()
  const due = await em.execute<{ id: number }[]>(
    'select id from products where publish_at <= ? and id <> all(?::int[]) order by id limit 500',
    [now, `{${held.waiting(now)}}`],
  )
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  return transactionally({ em }, async (locked) => {
    const products = (await lockProducts(locked, ids)).filter(
      ({ publishAt }) => publishAt && publishAt <= now,
    )
    const shown: number[] = []
    for (const product of products) {
      const texts = Object.fromEntries(productClaimTexts.map((field) => [field, product[field]]))
      if (await held.holds(author, locked, product.id, texts)) continue
      const viewer = await plannerOf(locked, 'PRODUCT', product.id)
      const { change } = audited({ ...author, viewer }, locked, auditedProduct)
      await change(product, { visible: true, publishAt: null }, 'PUBLISHED')
      shown.push(product.id)
    }
    return shown
  })
}
