import { type FilterQuery, type QueryOrderMap, raw } from '@mikro-orm/postgresql'
import type { PostSort } from './content.rules.ts'
import type { Post } from './post.entity.ts'

/** Articles that have this text in title, excerpt or content; accents and case are forgiven, no character has a meaning. */
export function postsAbout(search: string): FilterQuery<Post> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const about = raw(
    (alias) =>
      `lower(unaccent(concat_ws(chr(10), ${alias}.title, ${alias}.excerpt, ${alias}.content))) like lower(unaccent(?))`,
    [pattern],
  )
  return { [about]: [] } as FilterQuery<Post>
}

/** The order as people read a list of titles: accents and case do not count. */
const byTitle = (): QueryOrderMap<Post> => ({ [raw((alias) => `lower(unaccent(${alias}.title))`)]: 'asc' })

/** Equal articles come by id, so that pages do not overlap. */
export const postOrder: Record<PostSort, () => QueryOrderMap<Post>[]> = {
  NEWEST: () => [{ createdAt: 'desc' }, { id: 'desc' }],
  OLDEST: () => [{ createdAt: 'asc' }, { id: 'asc' }],
  TITLE: () => [byTitle(), { id: 'asc' }],
}
