import { bodyWith, type Routes } from '../../../platform/http/routes.ts'
import { listQuery, sendPage } from '../../../platform/page.ts'
import { cropImage, deleteImage, type LibraryImage, listLibraryImages } from './library.service.ts'

const presentImage = ({ createdAt, ...image }: LibraryImage) => ({
  ...image,
  createdAt: createdAt.toISOString(),
})

/** REST edge of all images of the shop. */
export const libraryRoutes: Routes = {
  'GET /admin/images': {
    access: 'images',
    handle: async (ctx, { query }, response) =>
      sendPage(response, await listLibraryImages(ctx, listQuery(query)), presentImage),
  },
  'DELETE /admin/images/:name': {
    access: 'images',
    handle: async (ctx, { params }) => deleteImage(ctx, params).then(() => ({ success: true })),
  },
  'POST /admin/images/:name/crop': {
    access: 'images',
    status: 201,
    handle: async (ctx, { params, body }) => presentImage(await cropImage(ctx, bodyWith(body, params))),
  },
}
