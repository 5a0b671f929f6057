import DataLoader from 'dataloader'
import type { RequestContext } from '../../../platform/request-context.ts'

/** Where the score of a product stands among those of its category. */
export interface ScoreRank {
  /** 1 for the best. */
  place: number
  /** Products that the shop shows in the category. */
  count: number
  /** Others have the same score. */
  isShared: boolean
  /** The category's name. */
  category: string
}

/** Among fewer a place says nothing. */
const fewestRanked = 3

/** The places of products that the shop shows, in categories that show a total; null of every other. */
export const scoreRankLoader = (ctx: RequestContext) =>
  new DataLoader<number, ScoreRank | null>(async (ids) => {
    const rows = await ctx.em.execute<(ScoreRank & { id: number })[]>(
      `select p.id, c.name as category, others.* from products p
         join categories c on c.id = p.category_id and c.score_display = 'SCORE'
         cross join lateral (select count(*)::int as count, count(*) filter (where eco_score = p.eco_score) > 1 as "isShared",
             1 + count(*) filter (where eco_score > p.eco_score)::int as place
           from products where category_id = p.category_id and visible) as others
       where p.id = any(?::int[]) and p.visible and others.count >= ?`,
      [`{${ids}}`, fewestRanked],
    )
    const found = new Map(rows.map(({ id, ...rank }) => [id, rank]))
    return ids.map((id) => found.get(id) ?? null)
  })
