import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { sendPage } from '../../../platform/page.ts'
import { countProducts } from '../listing/counts.service.ts'
import { createProduct, duplicateProduct } from './new-products.service.ts'
import { presentProduct, presentProductImage } from './product.presenter.ts'
import { deleteProduct, restoreProduct, updateProduct } from './product-changes.service.ts'
import { documentedProperties, findProduct, listProductImages, listProducts } from './products.service.ts'

/** REST edge of the products (specification, section 7). */
export const productsRoutes: Routes = {
  'GET /products': {
    access: 'visitor',
    published: { scopes: ['catalogue'] },
    async handle(ctx, { query }, response) {
      const list = await listProducts(ctx, query, query, { counted: true, only: documentedProperties })
      return sendPage(response, { ...list, totalCount: await countProducts(ctx, list) }, presentProduct)
    },
  },
  'GET /products/:id': {
    access: 'visitor',
    published: { scopes: ['catalogue'] },
    handle: async (ctx, { params }) => presentProduct(await findProduct(ctx, params)),
  },
  'GET /products/:id/images': {
    access: 'visitor',
    published: { scopes: ['catalogue'] },
    handle: async (ctx, { params }) => (await listProductImages(ctx, params)).map(presentProductImage),
  },
  'POST /products': {
    access: 'catalogue.write',
    status: 201,
    handle: async (ctx, { body }) => presentProduct(await createProduct(ctx, body)),
  },
  'POST /products/:id/duplicate': {
    access: 'catalogue.write',
    status: 201,
    handle: async (ctx, { params }) => presentProduct(await duplicateProduct(ctx, params)),
  },
  'POST /products/restore': {
    access: 'catalogue.write',
    handle: async (ctx, { body }) => presentProduct(await restoreProduct(ctx, body)),
  },
  'PUT /products/:id': {
    access: 'catalogue.write',
    handle: async (ctx, { params, body }) => presentProduct(await updateProduct(ctx, bodyWith(body, params))),
  },
  'DELETE /products/:id': {
    access: 'catalogue.write',
    handle: async (ctx, { params, query, body }) =>
      deleteProduct(ctx, bodyWith(body, { ...query, ...params })).then(() => ({ success: true })),
  },
}
