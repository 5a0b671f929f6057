import { bodyWith, type Routes } from '../../platform/http/routes.ts'
import { sendPage } from '../../platform/page.ts'
import { presentPost } from './post.presenter.ts'
import { createPost, deletePost, restorePost, updatePost } from './post-changes.service.ts'
import { findPost, listPosts } from './posts.service.ts'

/** REST edge of the articles (specification, section 7). */
export const postsRoutes: Routes = {
  'GET /posts': {
    access: 'visitor',
    // An administrator sees drafts, too.
    published: { scopes: ['content'], isForVisitors: true },
    handle: async (ctx, { query }, response) => sendPage(response, await listPosts(ctx, query), presentPost),
  },
  'GET /posts/:id': {
    access: 'visitor',
    // An administrator sees drafts, too.
    published: { scopes: ['content'], isForVisitors: true },
    handle: async (ctx, { params }) => presentPost(await findPost(ctx, params)),
  },
  'POST /posts': {
    access: 'content.write',
    status: 201,
    handle: async (ctx, { body }) => presentPost(await createPost(ctx, body)),
  },
  'POST /posts/restore': {
    access: 'content.write',
    handle: async (ctx, { body }) => presentPost(await restorePost(ctx, body)),
  },
  'PUT /posts/:id': {
    access: 'content.write',
    handle: async (ctx, { params, body }) => presentPost(await updatePost(ctx, bodyWith(body, params))),
  },
  'DELETE /posts/:id': {
    access: 'content.write',
    handle: async (ctx, { params, query, body }) =>
      deletePost(ctx, bodyWith(body, { ...query, ...params })).then(() => ({ success: true })),
  },
}
