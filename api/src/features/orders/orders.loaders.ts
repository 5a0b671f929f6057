import DataLoader from 'dataloader'
import type { RequestContext } from '../../platform/request-context.ts'
import { scoreDisplayLoader } from '../catalogue/categories/categories.loaders.ts'
import type { ScoreDisplay } from '../catalogue/categories/score-display.rules.ts'
import { OrderItem } from './order-item.entity.ts'
import { OrderStatusChange } from './order-status-change.entity.ts'

// Not cached: one request may add an item and then read the order again.
const fresh = { cache: false }

/** Items by order id, in the order in which they were added. */
export const orderItemsLoader = (ctx: RequestContext) =>
  new DataLoader<number, OrderItem[]>(async (ids) => {
    const found = await ctx.em
      .fork()
      .find(OrderItem, { order: { $in: [...ids] } }, { orderBy: { id: 'asc' } })
    const byOrder = Map.groupBy(found, (item) => item.order.id)
    return ids.map((id) => byOrder.get(id) ?? [])
  }, fresh)

/** Timeline by order id, oldest first. */
export const orderStatusChangesLoader = (ctx: RequestContext) =>
  new DataLoader<number, OrderStatusChange[]>(async (ids) => {
    const found = await ctx.em
      .fork()
      .find(OrderStatusChange, { order: { $in: [...ids] } }, { orderBy: { id: 'asc' } })
    const byOrder = Map.groupBy(found, (change) => change.order.id)
    return ids.map((id) => byOrder.get(id) ?? [])
  }, fresh)

/** What is shown of the eco-score of an item: an order shows no total that the shop does not show. */
export const itemScoreDisplay = async (ctx: RequestContext, { product }: OrderItem): Promise<ScoreDisplay> =>
  product ? ctx.load(scoreDisplayLoader).load(product.id) : 'SCORE'
