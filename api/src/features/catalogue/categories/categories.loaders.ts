import DataLoader from 'dataloader'
import { may } from '../../../platform/authorize.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { Category } from './category.entity.ts'
import type { ScoreDisplay } from './score-display.rules.ts'
import type { ScoreDisplayDecision } from './score-display.type.ts'

/** Categories by id, one statement for all that a request asks for. */
export const categoryLoader = (ctx: RequestContext) =>
  new DataLoader<number, Category | null>(async (ids) => {
    const found = await ctx.em.find(Category, { id: { $in: [...ids] } })
    const byId = new Map(found.map((category) => [category.id, category]))
    return ids.map((id) => byId.get(id) ?? null)
  })

/**
 * What is shown of the eco-score of a product, by its id: as its category says, whether visitors see the product or not;
 * without a category, and of one that is gone, SCORE.
 */
export const scoreDisplayLoader = (ctx: RequestContext) =>
  new DataLoader<number, ScoreDisplay>(async (ids) => {
    const found = await ctx.em.execute<{ id: number; display: ScoreDisplay }[]>(
      `select p.id, c.score_display as display from products p join categories c on c.id = p.category_id
       where p.id = any(?::int[])`,
      [`{${ids}}`],
    )
    const byId = new Map(found.map(({ id, display }) => [id, display]))
    return ids.map((id) => byId.get(id) ?? 'SCORE')
  })

/** How many products of each category the shop shows, by its id, one statement for all that a request asks for. */
export const productCountLoader = (ctx: RequestContext) =>
  new DataLoader<number, number>(async (ids) => {
    const found = await ctx.em.execute<{ id: number; products: number }[]>(
      `select category_id as id, count(*)::int as products from products
       where category_id = any(?::int[]) and visible group by category_id`,
      [`{${ids}}`],
    )
    const byId = new Map(found.map(({ id, products }) => [id, products]))
    return ids.map((id) => byId.get(id) ?? 0)
  })

/**
 * Who last chose what a category shows of the eco-score, or why, by its id; null while nobody has. For administrators:
 * others are told nothing.
 */
export const displayDecisionLoader = (ctx: RequestContext) =>
  new DataLoader<number, ScoreDisplayDecision | null>(async (ids) => {
    if (!may(ctx, 'catalogue.read')) return ids.map(() => null)
    const found = await ctx.em.execute<{ id: number; by: string; at: Date }[]>(
      `select distinct on (subject_id) subject_id::int as id, actor_email as by, created_at as at
       from audit_entries
       where subject_type = 'CATEGORY' and subject_id = any(?::text[])
         and (coalesce(before->>'scoreDisplay', 'SCORE'), before->>'scoreDisplayReason')
           is distinct from (coalesce(after->>'scoreDisplay', 'SCORE'), after->>'scoreDisplayReason')
       order by subject_id, audit_entries.id desc`,
      [`{${ids}}`],
    )
    const byId = new Map(found.map(({ id, by, at }) => [id, { by, at: new Date(at) }]))
    return ids.map((id) => byId.get(id) ?? null)
  })
