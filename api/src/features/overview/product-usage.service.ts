import { requirePermission } from '../../platform/authorize.ts'
import type { Page } from '../../platform/page.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { analyticsWindows, inWindow } from '../analytics/analytics-window.ts'
import { type ProductUsageSort, productUsageRules } from './product-usage.rules.ts'

/** What visitors did with one product. */
export interface ProductUsage {
  productId: number
  name: string
  /** Times that its page was seen in the period. */
  views: number
  /** Times that it was put into a cart in the period. */
  added: number
  /** `added` by `views`; null when nobody saw it. May be more than 1: lists have a button of their own. */
  rate: number | null
  /** People who wait for it now, whatever the period. */
  waiting: number
}

const orders: Record<ProductUsageSort, string> = {
  VIEWS: 'views desc, added desc',
  ADDED: 'added desc, views desc',
  RATE: 'rate desc nulls last, views desc',
  WAITING: 'waiting desc, views desc',
}

/**
 * Products that were seen, put into a cart or are waited for, the most used first, and how many there are. Read from
 * counts (decision 021), of which each row is a product that existed; those deleted since are left out.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listProductUsage(ctx: RequestContext, input: unknown): Promise<Page<ProductUsage>> {
  requirePermission(ctx, 'analytics.read')
  const { period, sort, limit, offset } = parseInput(productUsageRules, input)
  const { current } = await analyticsWindows(ctx.em, period, ctx.clock.now())
  const { sql, values } = inWindow(current)
  const used = `with counted as (
      select name::int as id, coalesce(sum(count) filter (where subject = 'product_seen'), 0)::float8 as views,
        coalesce(sum(count) filter (where subject = 'product_added'), 0)::float8 as added
      from analytics_counts where subject in ('product_seen', 'product_added') and ${sql} group by name
    ), awaited as (
      select product_id::int as id, count(*)::float8 as waiting
      from waitlist, unnest(product_ids) as product_id where not notified group by product_id
    ), used as (
      select products.id as "productId", products.name, coalesce(views, 0) as views, coalesce(added, 0) as added,
        added / nullif(views, 0) as rate, coalesce(waiting, 0) as waiting
      from products left join counted on counted.id = products.id left join awaited on awaited.id = products.id
      where counted.id is not null or awaited.id is not null
    )`
  const items = await ctx.em.execute<ProductUsage[]>(
    `${used} select * from used order by ${orders[sort]}, name, "productId" limit ? offset ?`,
    [...values, limit, offset],
  )
  const [all] = await ctx.em.execute<{ count: number }[]>(
    `${used} select count(*)::float8 as count from used`,
    values,
  )
  return { items, totalCount: all?.count ?? 0 }
}
