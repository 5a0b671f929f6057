import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Clock } from '../../platform/clock.ts'
import { transactionally } from '../../platform/database/transaction.ts'
import { audited, plannerOf } from '../audit/audit.service.ts'
import { Post } from './post.entity.ts'
import { auditedPost } from './post-changes.service.ts'

/**
 * Publishes the drafts whose planned time has come, each in the name of whoever planned it. Any copy of the shop may do
 * it, at any time: whoever waited for the lock of an article finds it published.
 * @returns the ids of those that it has published.
 */
export async function publishDuePosts(em: EntityManager, clock: Clock): Promise<number[]> {
  const due = { publishAt: { $lte: clock.now() } }
  if ((await em.count(Post, due)) === 0) return []
  return transactionally({ em }, async (locked) => {
    const posts = await locked.find(Post, due, {
      orderBy: { id: 'asc' },
      limit: 500,
      lockMode: LockMode.PESSIMISTIC_WRITE,
    })
    for (const post of posts) {
      const viewer = await plannerOf(locked, 'POST', post.id)
      const { change } = audited({ viewer, clock }, locked, auditedPost)
      await change(post, { published: true, publishAt: null }, 'PUBLISHED')
    }
    return posts.map(({ id }) => id)
  })
}
