import type { FilterQuery } from '@mikro-orm/postgresql'
import DataLoader from 'dataloader'
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

/** One part of the articles that somebody may see. */
interface PostList<P> {
  items: P[]
  totalCount: number
}

/** An article of a list whose content was left in the database. */
export type PostHead = Omit<Post, 'content'>

/** Articles that the viewer may see, newest first unless said otherwise, and how many there are in all (spec section 7). @throws BAD_USER_INPUT. */
export async function listPosts(ctx: RequestContext, input: unknown): Promise<PostList<Post>> {
  const { where, part } = postQuery(ctx, input)
  const [items, totalCount] = await ctx.em.findAndCount(Post, where, part)
  return { items, totalCount }
}

/** The same without their contents, which may be 10 MB: `postContentLoader` brings those that are asked for. @throws BAD_USER_INPUT. */
export async function listPostHeads(ctx: RequestContext, input: unknown): Promise<PostList<PostHead>> {
  const { where, part } = postQuery(ctx, input)
  // Apart from the identity map: whoever reads the whole article in the same request gets all of it.
  const heads = { ...part, exclude: ['content'], disableIdentityMap: true } as const
  const [items, totalCount] = await ctx.em.findAndCount(Post, where, heads)
  return { items, totalCount }
}

function postQuery(ctx: RequestContext, input: unknown) {
  const { limit, offset, search, sort, ...asked } = parseInput(postListRules, input)
  const found = holdsText<Post>(['title', 'excerpt', 'content'], search)
  const where: FilterQuery<Post> = { $and: [visibleTo(ctx), asked, found] }
  return { where, part: { orderBy: postOrder[sort](), limit, offset } }
}

/** Contents by article id, one statement for all that a request asks for; for articles that the viewer was shown. */
export const postContentLoader = (ctx: RequestContext) =>
  new DataLoader<number, string>(async (ids) => {
    const found = await ctx.em.execute<{ id: number; content: string }[]>(
      'select id, content from posts where id = any(?::int[])',
      [`{${ids}}`],
    )
    const byId = new Map(found.map(({ id, content }) => [id, content]))
    // Deleted since the list was read: what is left of it is empty.
    return ids.map((id) => byId.get(id) ?? '')
  })

/** One article that the viewer may see. @throws BAD_USER_INPUT, NOT_FOUND « Article non trouvé » (also a draft). */
export async function findPost(ctx: RequestContext, input: unknown): Promise<Post> {
  const { id } = parseInput(postIdRules, input)
  const post = await ctx.em.findOne(Post, { $and: [visibleTo(ctx), { id }] })
  if (!post) throw unknownPost()
  return post
}
