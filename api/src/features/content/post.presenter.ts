import type { Post } from './post.entity.ts'
import { postFields } from './posts.service.ts'

/** An article as documented for REST (specification, section 3). */
export const presentPost = (post: Post) => ({
  id: post.id,
  ...postFields(post),
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
  version: post.version,
})
