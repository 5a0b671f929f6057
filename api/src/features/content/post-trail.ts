import type { Trail } from '../audit/recorded-change.ts'
import type { Post } from './post.entity.ts'

/** How changes of articles are kept. */
export const postTrail: Trail<Post> = {
  subjectType: 'POST',
  subjectIdOf: ({ id }) => id,
  factsOf: ({ title, content, excerpt, imageUrl, published, featured }) => ({
    title,
    content,
    excerpt: excerpt ?? null,
    imageUrl: imageUrl ?? null,
    published,
    featured,
  }),
}
