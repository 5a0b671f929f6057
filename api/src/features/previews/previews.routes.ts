import type { Routes } from '../../platform/http/routes.ts'
import { presentProduct } from '../catalogue/products/product.presenter.ts'
import { presentPost } from '../content/post.presenter.ts'
import type { PreviewLink } from './preview-link.entity.ts'
import { createPreviewLink, listPreviewLinks, openPreview, revokePreviewLink } from './previews.service.ts'

const presentLink = ({ id, expiresAt, createdAt, createdBy }: PreviewLink) => ({
  id,
  createdBy,
  expiresAt: expiresAt.toISOString(),
  createdAt: createdAt.toISOString(),
})

/** REST edge of the links to what the shop does not show yet. */
export const previewsRoutes: Routes = {
  'GET /admin/previews': {
    access: 'catalogue.write',
    handle: async (ctx, { query }) => (await listPreviewLinks(ctx, query)).map(presentLink),
  },
  'POST /admin/previews': {
    access: 'content.write',
    status: 201,
    handle: async (ctx, { body }) => {
      const { token, link } = await createPreviewLink(ctx, body)
      return { token, ...presentLink(link) }
    },
  },
  'DELETE /admin/previews/:id': {
    access: 'catalogue.write',
    handle: async (ctx, { params }) => revokePreviewLink(ctx, params).then(() => ({ success: true })),
  },
  // A secret has no place in an address.
  'POST /previews/open': {
    access: 'visitor',
    handle: async (ctx, { body }, response) => {
      response.setHeader('Cache-Control', 'private, no-store')
      const { expiresAt, product, post } = await openPreview(ctx, body)
      return {
        expiresAt: expiresAt.toISOString(),
        product: product && presentProduct(product),
        post: post && presentPost(post),
      }
    },
  },
}
