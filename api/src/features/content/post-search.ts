import { type QueryOrderMap, raw } from '@mikro-orm/postgresql'
import type { PostSort } from './content.rules.ts'
import type { Post } from './post.entity.ts'

/** The order as people read a list of titles: accents and case do not count. */
const byTitle = (): QueryOrderMap<Post> => ({ [raw((alias) => `lower(unaccent(${alias}.title))`)]: 'asc' })

/** Equal articles come by id, so that pages do not overlap. */
export const postOrder: Record<PostSort, () => QueryOrderMap<Post>[]> = {
  NEWEST: () => [{ createdAt: 'desc' }, { id: 'desc' }],
  OLDEST: () => [{ createdAt: 'asc' }, { id: 'asc' }],
  TITLE: () => [byTitle(), { id: 'asc' }],
}
