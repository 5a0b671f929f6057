import type { Post } from './post.entity.ts'

/** An article as documented for REST (spec section 3). */
export const presentPost = (post: Post) => ({
  id: post.id,
  title: post.title,
  content: post.content,
  excerpt: post.excerpt ?? null,
  imageUrl: post.imageUrl ?? null,
  published: post.published,
  featured: post.featured,
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
  version: post.version,
})
