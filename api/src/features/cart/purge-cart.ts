import type { EntityManager } from '@mikro-orm/postgresql'
import { CartLine } from './cart-line.entity.ts'

/** Deletes lines that have expired. */
export async function purgeExpiredLines(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(CartLine, { expiresAt: { $lte: now } })
}
