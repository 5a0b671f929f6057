import type { EntityClass } from '@mikro-orm/core'
import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql'
import type { ShopError } from './errors.ts'

/**
 * The row with this key, held until the transaction ends: what is compared with it stays true while it is changed.
 * @throws `missing` when there is none.
 */
export async function lockRow<T extends object>(
  em: EntityManager,
  entity: EntityClass<T>,
  key: FilterQuery<NoInfer<T>>,
  missing: ShopError,
): Promise<T> {
  const row = await em.findOne(entity, key, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!row) throw missing
  return row
}
