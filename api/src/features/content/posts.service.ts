import type { FilterQuery } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { postIdRules, postListRules } from './content.rules.ts'
import { Post } from './post.entity.ts'

/** A draft exists for administrators alone: the condition is part of every read. */
const visibleTo = ({ viewer }: RequestContext): FilterQuery<Post> =>
  viewer?.isAdmin ? {} : { published: true }

/** Articles that the viewer may see, newest first, and how many there are in all (spec section 7). @throws BAD_USER_INPUT. */
export async function listPosts(
  ctx: RequestContext,
  input: unknown,
): Promise<{ items: Post[]; totalCount: number }> {
  const { limit, offset, ...asked } = parseInput(postListRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(
    Post,
    { $and: [visibleTo(ctx), asked] },
    { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit, offset },
  )
  return { items, totalCount }
}

/** One article that the viewer may see. @throws BAD_USER_INPUT, NOT_FOUND « Article non trouvé » (also a draft). */
export async function findPost(ctx: RequestContext, input: unknown): Promise<Post> {
  const { id } = parseInput(postIdRules, input)
  const post = await ctx.em.findOne(Post, { $and: [visibleTo(ctx), { id }] })
  if (!post) throw notFound('Article non trouvé')
  return post
}
