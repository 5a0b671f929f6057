import type { FilterQuery } from '@mikro-orm/postgresql'
import { notFound } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { holdsText } from '../../platform/text-search.ts'
import { postIdRules, postListRules } from './content.rules.ts'
import { Post } from './post.entity.ts'
import { postOrder } from './post-search.ts'

/** Said of an id that no article has, and of a draft that is not to be seen. */
export const unknownPost = () => notFound('Article non trouvé')

/** A draft exists for administrators alone: the condition is part of every read. */
const visibleTo = ({ viewer }: RequestContext): FilterQuery<Post> =>
  viewer?.isAdmin ? {} : { published: true }

/** Articles that the viewer may see, newest first unless said otherwise, and how many there are in all (spec section 7). @throws BAD_USER_INPUT. */
export async function listPosts(
  ctx: RequestContext,
  input: unknown,
): Promise<{ items: Post[]; totalCount: number }> {
  const { limit, offset, search, sort, ...asked } = parseInput(postListRules, input)
  const [items, totalCount] = await ctx.em.findAndCount(
    Post,
    { $and: [visibleTo(ctx), asked, holdsText<Post>(['title', 'excerpt', 'content'], search)] },
    { orderBy: postOrder[sort](), limit, offset },
  )
  return { items, totalCount }
}

/** One article that the viewer may see. @throws BAD_USER_INPUT, NOT_FOUND « Article non trouvé » (also a draft). */
export async function findPost(ctx: RequestContext, input: unknown): Promise<Post> {
  const { id } = parseInput(postIdRules, input)
  const post = await ctx.em.findOne(Post, { $and: [visibleTo(ctx), { id }] })
  if (!post) throw unknownPost()
  return post
}
