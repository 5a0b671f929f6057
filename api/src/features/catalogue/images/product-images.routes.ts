import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { presentProductImage } from '../products/product.presenter.ts'
import {
  addProductImage,
  deleteProductImage,
  describeProductImage,
  reorderProductImages,
  setPrimaryImage,
} from './product-images.service.ts'

/** The product of the path, under the name that the verbs know. */
const ofProduct = ({ id, ...params }: Record<string, unknown>) => ({ ...params, productId: id })

/** REST edge of the images of a product (specification, section 7). */
export const productImagesRoutes: Routes = {
  'POST /products/:id/images': {
    access: 'administrator',
    status: 201,
    handle: async (ctx, { params, body }) =>
      presentProductImage((await addProductImage(ctx, bodyWith(body, ofProduct(params)))).image),
  },
  // All of them in their new order, before the one-image path: « order » is no image.
  'PUT /products/:id/images/order': {
    access: 'administrator',
    handle: async (ctx, { params, body }) =>
      (await reorderProductImages(ctx, bodyWith(body, ofProduct(params)))).images.map(presentProductImage),
  },
  'PUT /products/:id/images/:imageId': {
    access: 'administrator',
    handle: async (ctx, { params, body }) =>
      presentProductImage((await describeProductImage(ctx, bodyWith(body, ofProduct(params)))).image),
  },
  'DELETE /products/:id/images/:imageId': {
    access: 'administrator',
    handle: async (ctx, { params }) =>
      deleteProductImage(ctx, ofProduct(params)).then(() => ({ success: true })),
  },
  'PUT /products/:id/images/:imageId/primary': {
    access: 'administrator',
    handle: async (ctx, { params }) =>
      presentProductImage((await setPrimaryImage(ctx, ofProduct(params))).image),
  },
}
