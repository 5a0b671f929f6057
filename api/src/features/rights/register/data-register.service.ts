import type { Env } from '../../../env.ts'
import { requirePermission } from '../../../platform/authorize.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { JobRun } from '../../operations/jobs/job-run.entity.ts'
import type { Declaration, Holding, Kept, Rest } from '../declarations/declaration.ts'
import { declarations } from '../declarations/declarations.ts'
import { type RetentionRule, retentionRules } from '../declarations/retention.rules.ts'
import { AccountDeletion } from '../deletion/account-deletion.entity.ts'
import type {
  DataRegister,
  DataUse,
  Erasure,
  ErasureProof,
  RetentionCount,
  RetentionRuleFacts,
  TableDeclaration,
  TableHolding,
} from './data-register.type.ts'
import { treatments } from './register.rules.ts'
import { RetentionRun } from './retention-run.entity.ts'
import { rehearseRetention } from './run-retention.ts'

/** Rounds and erasures that are shown. */
const shown = 20

/** Every use of personal data, with the ages that this shop is set to: what the privacy page tells everybody. */
export const listDataUses = ({ env }: { env: Env }): DataUse[] =>
  treatments.map(({ purpose, data, ground, duration }) => ({
    purpose,
    data,
    ground,
    duration: duration(env),
  }))

/**
 * The register of personal data, as the declarations, the rules of forgetting and their last rounds have it.
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function readDataRegister(ctx: RequestContext): Promise<DataRegister> {
  requirePermission(ctx, 'registry')
  const { em, env } = ctx
  const [lastRun] = await em
    .fork()
    .find(JobRun, { job: 'RETENTION', endedAt: { $ne: null } }, { orderBy: { slot: 'desc' }, limit: 1 })
  const runs = await em
    .fork()
    .find(RetentionRun, {}, { orderBy: { startedAt: 'desc', id: 'desc' }, limit: shown })
  const ended = await em
    .fork()
    .find(
      AccountDeletion,
      { erasedAt: { $ne: null } },
      { orderBy: { erasedAt: 'desc', id: 'desc' }, limit: shown },
    )
  return {
    uses: listDataUses(ctx),
    rules: ruleFacts(env),
    tables: tableFacts(env),
    lastAppliedAt: lastRun?.endedAt ?? null,
    rounds: runs.map(({ startedAt, counts, failures }) => ({
      startedAt,
      counts: Object.entries(counts).map(([rule, rows]) => ({ rule, rows })),
      failures: Object.entries(failures).map(([rule, error]) => ({ rule, error })),
    })),
    plannedErasures: await em.fork().count(AccountDeletion, { state: 'PLANNED' }),
    erasures: ended.flatMap(proofOf),
  }
}

/**
 * What the rules of forgetting would find now; changes nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function rehearseForgetting(ctx: RequestContext): Promise<RetentionCount[]> {
  requirePermission(ctx, 'registry')
  const due = await rehearseRetention(ctx.em, ctx.env, ctx.clock.now())
  return Object.entries(due).map(([rule, rows]) => ({ rule, rows }))
}

const ruleFacts = (env: Env): RetentionRuleFacts[] =>
  (Object.keys(retentionRules) as RetentionRule[]).map((rule) => {
    const { what, after, does } = retentionRules[rule]
    return { rule, what, after: after(env), does, tables: tablesOf(rule) }
  })

/** The tables whose rows a rule forgets, as their declarations have it. */
export const tablesOf = (rule: RetentionRule): string[] =>
  Object.entries(declarations)
    .filter(([, declared]) => rulesOf(declared).includes(rule))
    .map(([table]) => table)

const rulesOf = (declared: Declaration): RetentionRule[] =>
  'nothing' in declared
    ? (declared.kept ?? [])
    : declared.holdings.flatMap(({ kept }) => (Array.isArray(kept) ? kept : []))

const tableFacts = (env: Env): TableDeclaration[] =>
  Object.entries(declarations)
    .map(([table, declared]) => ({
      table,
      purposes: treatments.filter(({ tables }) => tables.includes(table)).map(({ purpose }) => purpose),
      ...heldOf(declared, env),
    }))
    .toSorted((a, b) => a.table.localeCompare(b.table))

const heldOf = (declared: Declaration, env: Env): Pick<TableDeclaration, 'holdings' | 'nothing' | 'stays'> =>
  'nothing' in declared
    ? { holdings: [], nothing: declared.nothing, stays: null }
    : {
        holdings: declared.holdings.map((each) => holdingFacts(each, env)),
        nothing: null,
        stays: restOf(declared.stays, env),
      }

const restOf = (stays: Rest | undefined, env: Env) =>
  stays ? { columns: stays.columns, why: stays.why, until: stays.until(env) } : null

const holdingFacts = ({ label, kept, erase, withheld = {} }: Holding, env: Env): TableHolding => ({
  label,
  kept: keptWords(kept, env),
  erase: erasureOf(erase),
  withheld: Object.entries(withheld).map(([column, why]) => ({ column, why })),
})

/** For how long, in French, by the ages of this shop. */
function keptWords(kept: Kept, env: Env): string {
  if (kept === 'WITH_ACCOUNT') return 'Jusqu’à la suppression du compte.'
  if (!Array.isArray(kept)) return `${kept.until} ${kept.why}`
  return kept
    .map((rule) => `${retentionRules[rule].what}\u00a0: ${lowered(retentionRules[rule].after(env))}.`)
    .join(' ')
}

const lowered = (text: string) => text.charAt(0).toLocaleLowerCase('fr-FR') + text.slice(1)

const erasureOf = (erase: Holding['erase']): Erasure => (typeof erase === 'function' ? 'ANONYMISE' : erase)

const proofOf = ({ requestedAt, erasedAt, report }: AccountDeletion): ErasureProof[] =>
  erasedAt ? [{ requestedAt, erasedAt, columns: report?.columns ?? 0, found: report?.found ?? [] }] : []
