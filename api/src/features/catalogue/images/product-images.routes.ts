import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { presentProductImage } from '../products/product.presenter.ts'
import {
  addProductImage,
  deleteProductImage,
  describeProductImage,
  reorderProductImages,
  setPrimaryImage,
} from './product-images.service.ts'

/** REST edge of the images of a product (specification, section 7). */
export const productImagesRoutes: Routes = {
  'POST /products/:id/images': {
    access: 'catalogue.write',
    status: 201,
    handle: async (ctx, { params, body }) =>
      presentProductImage(
        (await addProductImage(ctx, bodyWith(body, { ...params, productId: params.id }))).image,
      ),
  },
  // All of them in their new order, before the one-image path: « order » is no image.
  'PUT /products/:id/images/order': {
    access: 'catalogue.write',
    handle: async (ctx, { params, body }) =>
      (await reorderProductImages(ctx, bodyWith(body, { ...params, productId: params.id }))).images.map(
        presentProductImage,
      ),
  },
  'PUT /products/:id/images/:imageId': {
    access: 'catalogue.write',
    handle: async (ctx, { params, body }) =>
      presentProductImage(
        (await describeProductImage(ctx, bodyWith(body, { ...params, productId: params.id }))).image,
      ),
  },
  'DELETE /products/:id/images/:imageId': {
    access: 'catalogue.write',
    handle: async (ctx, { params }) =>
      deleteProductImage(ctx, { ...params, productId: params.id }).then(() => ({ success: true })),
  },
  'PUT /products/:id/images/:imageId/primary': {
    access: 'catalogue.write',
    handle: async (ctx, { params }) =>
      presentProductImage((await setPrimaryImage(ctx, { ...params, productId: params.id })).image),
  },
}
