import { raw } from '@mikro-orm/postgresql'
import { requireViewer } from '../../../platform/authorize.ts'
import { sql } from '../../../platform/database/sql.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import type { User } from '../../accounts/user.entity.ts'
import { declarations } from '../declarations/declarations.ts'
import { personOf, viewerAccount } from '../declarations/person.ts'
import { findDeletion, type PlannedDeletion } from '../deletion/account-deletion.service.ts'
import { nameRules } from './account-data.rules.ts'

/** What erasing does with some rows, as it is told beforehand. */
export type Fate = 'DELETED' | 'ANONYMISED' | 'KEPT'

/** Rows of one kind that the shop holds of a person. */
export interface HeldRows {
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
    ? declared.holdings.map((holding) => ({ table, stays: declared.stays ?? null, ...holding }))
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
    const { table, label } = holding
    return rows > 0 ? [{ table, label, rows, fate, why: rest?.why ?? null, until: rest?.until ?? null }] : []
  })
  const deletion = await findDeletion(ctx.em, viewer.id)
  return { held: held.toReversed(), isEmailConfirmed: person.ownsEmail, deletion }
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
