import DataLoader from 'dataloader'
import type { RequestContext } from '../../../platform/request-context.ts'
import { Category } from './category.entity.ts'

/** Categories by id, one statement for all that a request asks for. */
export const categoryLoader = (ctx: RequestContext) =>
  new DataLoader<number, Category | null>(async (ids) => {
    const found = await ctx.em.find(Category, { id: { $in: [...ids] } })
    const byId = new Map(found.map((category) => [category.id, category]))
    return ids.map((id) => byId.get(id) ?? null)
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
