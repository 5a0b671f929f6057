import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../../../env.ts'
import { sqlStateOf } from '../../../platform/database/database-errors.ts'
import type { RetentionRule } from '../declarations/retention.rules.ts'
import { RetentionRun } from './retention-run.entity.ts'
import { oldRuns, retentionSteps } from './retention-steps.ts'

const rules = Object.keys(retentionSteps) as RetentionRule[]

/**
 * Forgets all that is over and writes down what was forgotten, by rule. A round that found nothing leaves no row.
 * Any copy of the shop may do it at any time.
 * @param now by the clock of the database, which all copies share.
 * @throws AggregateError of the rules that failed, once all others are applied.
 */
export async function runRetention(em: EntityManager, env: Env, now: Date): Promise<void> {
  const counts: RetentionRun['counts'] = {}
  const failures: RetentionRun['failures'] = {}
  const errors: unknown[] = []
  for (const rule of rules)
    try {
      const count = await retentionSteps[rule].apply(em.fork(), env, now)
      if (count > 0) counts[rule] = count
    } catch (error) {
      failures[rule] = sqlStateOf(error) ?? (error instanceof Error ? error.name : 'Error')
      errors.push(error)
    }
  await oldRuns.apply(em.fork(), env, now)
  if (Object.keys(counts).length > 0 || errors.length > 0)
    await em.fork().insert(RetentionRun, { startedAt: now, endedAt: now, counts, failures })
  if (errors.length > 0) throw new AggregateError(errors, 'Some of what is over could not be forgotten')
}

/** What a round would forget now, by rule; changes nothing. */
export async function rehearseRetention(
  em: EntityManager,
  env: Env,
  now: Date,
): Promise<Record<RetentionRule, number>> {
  const due: [string, number][] = []
  for (const rule of rules) due.push([rule, await retentionSteps[rule].due(em.fork(), env, now)])
  return Object.fromEntries(due) as Record<RetentionRule, number>
}
