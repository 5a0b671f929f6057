import DataLoader from 'dataloader'
import type { RequestContext } from '../../../platform/request-context.ts'
import { dayInFrance } from '../../../platform/time-in-france.ts'
import { claimPointsOf } from '../../claims/claims.service.ts'
import { type ClaimPoint, type ClaimTexts, pointKey } from '../../claims/register/claim-points.ts'
import type { ClaimSubject } from '../../claims/register/claim-register.rules.ts'

const nameOf = (type: string, id: string) => `${type} ${id}`

/** The keys of the claims of each thing that somebody has justified or called quoted, as it stands today. */
const settledClaimsLoader = (ctx: RequestContext) =>
  new DataLoader<string, ReadonlySet<string>>(async (names) => {
    const rows = await ctx.em.execute<(Omit<ClaimPoint, 'kind'> & { name: string })[]>(
      `select c.subject_type || ' ' || c.subject_id as name, c.field, c.rule, c.words, c.sentence
       from claims c left join evidence e on e.id = c.evidence_id
       where (c.subject_type, c.subject_id) in (select split_part(name, ' ', 1), split_part(name, ' ', 2)
           from jsonb_array_elements_text(?::jsonb) as name)
         and (c.decision = 'QUOTED' or (c.decision = 'JUSTIFIED' and c.kind <> 'FORBIDDEN' and e.id is not null
           and coalesce(e.live_until >= ?::date, true)))`,
      [JSON.stringify(names), dayInFrance(ctx.clock.now())],
    )
    const byName = Map.groupBy(rows, ({ name }) => name)
    return names.map((name) => new Set(byName.get(name)?.map(pointKey)))
  })

/** The claims of something that are open, for administrators; null for others, and where the guard is off. */
export async function openPointsOf(
  ctx: RequestContext,
  type: ClaimSubject,
  id: number | string,
  texts: ClaimTexts,
): Promise<ClaimPoint[] | null> {
  const points = claimPointsOf(ctx, texts)
  if (!points || points.length === 0) return points
  const settled = await ctx.load(settledClaimsLoader).load(nameOf(type, String(id)))
  return points.filter((point) => !settled.has(pointKey(point)))
}
