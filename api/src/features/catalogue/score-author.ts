import type { EntityManager } from '@mikro-orm/postgresql'
import type { Author } from '../audit/audit.service.ts'

/**
 * Tells the database who changes products in this transaction, and when: its triggers write it down with what they note
 * of the change (migrations/sql/score-history.ts).
 */
export async function signProducts(em: EntityManager, { viewer, clock }: Author): Promise<void> {
  await em.execute(`select set_config('shop.author', ?, true), set_config('shop.now', ?, true)`, [
    viewer?.email ?? '',
    clock.now().toISOString(),
  ])
}

/** Says why scores change in this transaction, where they are not typed. */
export async function nameScoreCause(
  em: EntityManager,
  cause: 'ASSESSED' | 'EVIDENCE_EXPIRED' | 'METHOD_CHANGED',
): Promise<void> {
  await em.execute(`select set_config('shop.score_cause', ?, true)`, [cause])
}
