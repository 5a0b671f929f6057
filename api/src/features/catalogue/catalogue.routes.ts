import type { Routes } from '../../platform/routes.ts'
import { presentCategory, presentProduct, presentProductImage } from './catalogue.presenter.ts'
import { catalogueLimits } from './catalogue.rules.ts'
import { findCategory, listCategories } from './categories.service.ts'
import { countProducts } from './product-counts.service.ts'
import { findProduct, listProductImages, listProducts } from './products.service.ts'

/** REST edge of the catalogue (spec section 7). */
export const catalogueRoutes: Routes = {
  'GET /products': {
    access: 'visitor',
    // A client of the documented call knows no pages: it gets as many products as one answer may hold.
    async handle(ctx, { query }, response) {
      const list = await listProducts(ctx, query, { limit: catalogueLimits.pageSize, ...query })
      response.setHeader('X-Total-Count', String(await countProducts(ctx, list)))
      return list.items.map(presentProduct)
    },
  },
  'GET /products/:id': {
    access: 'visitor',
    handle: async (ctx, { params }) => presentProduct(await findProduct(ctx, params)),
  },
  'GET /products/:id/images': {
    access: 'visitor',
    handle: async (ctx, { params }) => (await listProductImages(ctx, params)).map(presentProductImage),
  },
  'GET /categories': {
    access: 'visitor',
    handle: async (ctx) => (await listCategories(ctx)).map(presentCategory),
  },
  'GET /categories/:id': {
    access: 'visitor',
    handle: async (ctx, { params }) => presentCategory(await findCategory(ctx, params)),
  },
}
