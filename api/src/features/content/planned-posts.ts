import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { transactionally } from '../../platform/database/transaction.ts'
import { type Author, audited, plannerOf } from '../audit/audit.service.ts'
import type { HeldPublications } from '../claims/held-publications.ts'
import { Post } from './post.entity.ts'
import { auditedPost } from './post-changes.service.ts'

/**
 * Publishes the drafts whose planned time has come, each in the name of whoever planned it. Any copy of the shop may do
 * it, at any time: whoever waited for the lock of an article finds it published.
 * @param held what the guard against claims keeps from being published; it stays a draft, its plan overdue.
 * @returns the ids of those that it has published.
 */
export async function publishDuePosts(
  em: EntityManager,
  author: Pick<Author, 'clock' | 'env'>,
  held: HeldPublications,
): Promise<number[]> {
  const now = author.clock.now()
  const due = { publishAt: { $lte: now }, id: { $nin: held.waiting(now) } }
  if ((await em.count(Post, due)) === 0) return []
  return transactionally({ em }, async (locked) => {
    const posts = await locked.find(Post, due, {
      orderBy: { id: 'asc' },
      limit: 500,
      lockMode: LockMode.PESSIMISTIC_WRITE,
    })
    const published: number[] = []
    for (const post of posts) {
      const { title, excerpt, content } = post
      if (await held.holds(author, locked, post.id, { title, excerpt, content })) continue
      const viewer = await plannerOf(locked, 'POST', post.id)
      const { change } = audited({ ...author, viewer }, locked, auditedPost)
      await change(post, { published: true, publishAt: null }, 'PUBLISHED')
      published.push(post.id)
    }
    return published
  })
}
