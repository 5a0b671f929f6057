import { bodyWith, type Routes } from '../../platform/routes.ts'
import { presentPost } from './content.presenter.ts'
import { restorePost } from './post-restore.service.ts'
import { findPost, listPosts } from './posts.service.ts'
import { createPost, deletePost, updatePost } from './posts-write.service.ts'

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
  'POST /posts': {
    access: 'administrator',
    status: 201,
    handle: async (ctx, { body }) => presentPost(await createPost(ctx, body)),
  },
  'POST /posts/restore': {
    access: 'administrator',
    handle: async (ctx, { body }) => presentPost(await restorePost(ctx, body)),
  },
  'PUT /posts/:id': {
    access: 'administrator',
    handle: async (ctx, { params, body }) => presentPost(await updatePost(ctx, bodyWith(body, params))),
  },
  'DELETE /posts/:id': {
    access: 'administrator',
    handle: async (ctx, { params, query, body }) =>
      deletePost(ctx, bodyWith(body, { ...query, ...params })).then(() => ({ success: true })),
  },
}
