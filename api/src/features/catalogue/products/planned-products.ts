import type { EntityManager } from '@mikro-orm/postgresql'
import type { Clock } from '../../../platform/clock.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { audited, plannerOf } from '../../audit/audit.service.ts'
import { auditedProduct, lockProducts } from './product-aggregate.ts'

/**
 * Shows the products whose planned time has come, each in the name of whoever planned it. Any copy of the shop may do
 * it, at any time: what is due is looked at again under the lock of the product, so that it happens once.
 * @returns the ids of those that it has shown.
 */
export async function publishDueProducts(em: EntityManager, clock: Clock): Promise<number[]> {
  const now = clock.now()
  const due = await em.execute<{ id: number }[]>(
    'select id from products where publish_at <= ? order by id limit 500',
    [now],
  )
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  return transactionally({ em }, async (locked) => {
    const products = (await lockProducts(locked, ids)).filter(
      ({ publishAt }) => publishAt && publishAt <= now,
    )
    for (const product of products) {
      const viewer = await plannerOf(locked, 'PRODUCT', product.id)
      const { change } = audited({ viewer, clock }, locked, auditedProduct)
      await change(product, { visible: true, publishAt: null }, 'PUBLISHED')
    }
    return products.map(({ id }) => id)
  })
}
