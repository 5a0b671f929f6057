import type { Routes } from '../../../platform/http/routes.ts'
import { listQuery, sendPage } from '../../../platform/page.ts'
import type { PriceChange } from './price-change.entity.ts'
import {
  findLowestPriceOf30Days,
  findProductPrice,
  listPriceHistory,
  type ProductPrice,
} from './price-history.service.ts'

const presentPrice = ({ product, reduction, unitPrice }: ProductPrice) => ({
  price: product.price,
  weeklySpecial: product.weeklySpecial,
  formerPrice: reduction?.formerPrice ?? null,
  reducedSince: reduction?.since.toISOString() ?? null,
  unitPrice,
})

const presentChange = ({ changedAt, formerPrice, ...change }: PriceChange) => ({
  ...change,
  formerPrice: formerPrice ?? null,
  changedAt: changedAt.toISOString(),
})

/** REST edge of what products cost, and have cost. */
export const priceHistoryRoutes: Routes = {
  'GET /products/:id/price': {
    access: 'visitor',
    summary: 'What a product costs, and by how much that is less than before',
    published: { scopes: ['catalogue'] },
    handle: async (ctx, { params }) => presentPrice(await findProductPrice(ctx, params)),
  },
  'GET /products/:id/lowest-price': {
    access: 'visitor',
    handle: async (ctx, { params, query }) => ({
      lowestPriceOf30Days: await findLowestPriceOf30Days(ctx, { ...query, ...params }),
    }),
  },
  'GET /admin/products/:id/prices': {
    access: 'catalogue.read',
    handle: async (ctx, { params, query }, response) =>
      sendPage(response, await listPriceHistory(ctx, { ...listQuery(query), ...params }), presentChange),
  },
}
