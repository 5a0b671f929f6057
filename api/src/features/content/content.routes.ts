import type { Routes } from '../../platform/routes.ts'
import { presentPost } from './content.presenter.ts'
import { findPost, listPosts } from './posts.service.ts'

/** REST edge of the articles (spec section 7). */
export const contentRoutes: Routes = {
  'GET /posts': {
    access: 'visitor',
    async handle(ctx, { query }, response) {
      const { items, totalCount } = await listPosts(ctx, query)
      response.setHeader('X-Total-Count', String(totalCount))
      return items.map(presentPost)
    },
  },
  'GET /posts/:id': {
    access: 'visitor',
    handle: async (ctx, { params }) => presentPost(await findPost(ctx, params)),
  },
}
