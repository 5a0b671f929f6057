import { raw } from '@mikro-orm/postgresql'
import { requireRecentSignIn, requireViewer } from '../../../platform/authorize.ts'
import { sql } from '../../../platform/database/sql.ts'
import { notFound } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import type { User } from '../../accounts/user.entity.ts'
import { declarations } from '../declarations/declarations.ts'
import { personOf, viewerAccount } from '../declarations/person.ts'
import { findDeletion, type PlannedDeletion } from '../deletion/account-deletion.service.ts'
import { nameRules, ownRowsRules, shownOwnRows } from './account-data.rules.ts'
import { factsOf } from './export-page.ts'
import { ownRows } from './own-rows.ts'

/** What erasing does with some rows, as it is told beforehand. */
export type Fate = 'DELETED' | 'ANONYMISED' | 'KEPT'

/** Rows of one kind that the shop holds of a person. */
export interface HeldRows {
  /** By which they are asked for. */
  kind: string
  table: string
  label: string
  rows: number
  fate: Fate
  /** Why something stays, and until when; null where nothing does. */
  why: string | null
  until: string | null
}

/** What the shop holds of a person, and what would become of it. */
export interface AccountData {
  held: HeldRows[]
  /** What hangs on the address alone is left out until it is confirmed. */
  isEmailConfirmed: boolean
  deletion: PlannedDeletion | null
}

/** Everything that can be held of somebody, in the order of erasing. */
export const holdings = Object.entries(declarations).flatMap(([table, declared]) =>
  'holdings' in declared
    ? declared.holdings.map((holding, place) => ({
        ...{ kind: `${table}-${place + 1}`, table, stays: declared.stays ?? null },
        ...holding,
      }))
    : [],
)

const fateOf = ({ erase, stays }: (typeof holdings)[number]): Fate => {
  if (erase === 'DELETE') return 'DELETED'
  return stays ? 'KEPT' : 'ANONYMISED'
}

/** What the shop holds of the viewer, by kind, counted in one statement. @throws UNAUTHENTICATED. */
export async function readAccountData(ctx: RequestContext): Promise<AccountData> {
  const viewer = requireViewer(ctx)
  const user = await viewerAccount(ctx, viewer.id)
  const person = personOf(user)
  const counts = holdings
    .map(({ table, rows }) => sql`(select count(*) from ${raw(table)} where ${rows(person)})`)
    .reduce((all, next) => sql`${all}, ${next}`)
  const statement = sql`select json_build_array(${counts}) as counts`
  const [row] = await ctx.em.execute<{ counts: number[] }[]>(statement.sql, [...statement.params])
  const held = holdings.flatMap((holding, place) => {
    const rows = row?.counts[place] ?? 0
    const fate = fateOf(holding)
    const rest = fate === 'KEPT' ? holding.stays : null
    const { kind, table, label } = holding
    return rows > 0
      ? [{ kind, table, label, rows, fate, why: rest?.why ?? null, until: rest?.until(ctx.env) ?? null }]
      : []
  })
  const deletion = await findDeletion(ctx.em, viewer.id)
  return { held: held.toReversed(), isEmailConfirmed: person.ownsEmail, deletion }
}

/** A row as it is read: its columns in words. */
export interface ShownRow {
  facts: { name: string; value: string }[]
}

/** The first rows of a kind, and what is left out of each. */
export interface ShownKind {
  rows: ShownRow[]
  withheld: { name: string; value: string }[]
}

/**
 * The very rows of one kind that the shop holds of the viewer, the first twenty. As with the file, whoever finds a
 * browser signed in does not read them.
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED, BAD_USER_INPUT, NOT_FOUND for a kind that there is not.
 */
export async function listOwnRows(ctx: RequestContext, input: unknown): Promise<ShownKind> {
  const viewer = requireRecentSignIn(ctx)
  const { kind } = parseInput(ownRowsRules, input)
  const holding = holdings.find((each) => each.kind === kind)
  if (!holding) throw notFound('Données introuvables')
  const person = personOf(await viewerAccount(ctx, viewer.id))
  const rows: ShownRow[] = []
  for await (const row of ownRows(ctx.em.fork(), holding.table, holding, person)) {
    rows.push({ facts: factsOf(row) })
    if (rows.length === shownOwnRows) break
  }
  return { rows, withheld: factsOf(holding.withheld ?? {}) }
}

/** Corrects how the viewer is called. @throws UNAUTHENTICATED, BAD_USER_INPUT. */
export async function changeOwnName(ctx: RequestContext, input: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const name = parseInput(nameRules, input)
  const user = await viewerAccount(ctx, viewer.id)
  ctx.em.assign(user, name)
  await ctx.em.flush()
  return user
}
