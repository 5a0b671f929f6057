import { type FilterQuery, type QueryOrderMap, raw } from '@mikro-orm/postgresql'
import DataLoader from 'dataloader'
import { containsText } from '../../platform/database/text-search.ts'
import { notFound } from '../../platform/errors.ts'
import type { Page } from '../../platform/page.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Post } from './post.entity.ts'
import { type PostSort, postIdRules, postListRules } from './post.rules.ts'

/** The order as people read a list of titles: accents and case do not count. */
const byTitle = (): QueryOrderMap<Post> => ({ [raw((alias) => `lower(unaccent(${alias}.title))`)]: 'asc' })

/** Equal articles come by id, so that pages do not overlap. */
const postOrder: Record<PostSort, () => QueryOrderMap<Post>[]> = {
  NEWEST: () => [{ createdAt: 'desc' }, { id: 'desc' }],
  OLDEST: () => [{ createdAt: 'asc' }, { id: 'asc' }],
  TITLE: () => [byTitle(), { id: 'asc' }],
}

/** Said of an id that no article has, and of a draft that is not to be seen. */
export const unknownPost = () => notFound('Article non trouvé')

/** A draft exists for administrators alone: the condition is part of every read. */
const visibleTo = ({ viewer }: RequestContext): FilterQuery<Post> =>
  viewer?.permissions.has('content.read') ? {} : { published: true }

/** What an administrator can change of an article and REST documents (specification, section 3). */
export const postFields = (post: Post) => ({
  title: post.title,
  content: post.content,
  excerpt: post.excerpt ?? null,
  imageUrl: post.imageUrl ?? null,
  published: post.published,
  featured: post.featured,
})

/** An article of a list whose content was left in the database. */
export type PostHead = Omit<Post, 'content'>

/**
 * Articles that the viewer may see, newest first unless another order is asked for (specification, section 7).
 * @throws BAD_USER_INPUT.
 */
export async function listPosts(ctx: RequestContext, input: unknown): Promise<Page<Post>> {
  const { where, part } = postQuery(ctx, input)
  const [items, totalCount] = await ctx.em.findAndCount(Post, where, part)
  return { items, totalCount }
}

/**
 * The same without their contents, which may be 10 MB: `postContentLoader` brings those that are asked for.
 * @throws BAD_USER_INPUT.
 */
export async function listPostHeads(ctx: RequestContext, input: unknown): Promise<Page<PostHead>> {
  const { where, part } = postQuery(ctx, input)
  // Apart from the identity map: whoever reads the whole article in the same request gets all of it.
  const heads = { ...part, exclude: ['content'], disableIdentityMap: true } as const
  const [items, totalCount] = await ctx.em.findAndCount(Post, where, heads)
  return { items, totalCount }
}

function postQuery(ctx: RequestContext, input: unknown) {
  const { limit, offset, search, sort, untouchedDays, planned, ...asked } = parseInput(postListRules, input)
  const found = containsText<Post>(['title', 'excerpt', 'content'], search)
  const where: FilterQuery<Post> = {
    $and: [visibleTo(ctx), asked, found, untouched(ctx, untouchedDays), withPlan(planned)],
  }
  return { where, part: { orderBy: postOrder[sort](), limit, offset } }
}

const untouched = ({ clock }: RequestContext, days: number | undefined): FilterQuery<Post> =>
  days === undefined ? {} : { updatedAt: { $lt: daysBefore(clock.now(), days) } }

const withPlan = (planned: boolean | undefined): FilterQuery<Post> =>
  planned === undefined ? {} : { publishAt: planned ? { $ne: null } : null }

/** So many days of 24 hours earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 3_600_000)

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

/** The content of an article that the viewer was shown, which those of a list came without. */
export const contentOf = (ctx: RequestContext, post: Post | PostHead): string | Promise<string> =>
  'content' in post && post.content !== undefined ? post.content : ctx.load(postContentLoader).load(post.id)

/** What the address of an article is made of, and when it last changed. */
export type PostAddress = Pick<Post, 'id' | 'title' | 'updatedAt'>

const addressFields = { fields: ['id', 'title', 'updatedAt'], disableIdentityMap: true } as const

/** Addresses of the articles that the viewer may see, by id: a part of them, for whoever lists them all. */
export function listPostAddresses(
  ctx: RequestContext,
  window: { limit: number; offset: number },
): Promise<PostAddress[]> {
  return ctx.em.find(Post, visibleTo(ctx), { ...addressFields, ...window, orderBy: { id: 'asc' } })
}

/** How many articles the viewer may see. */
export const countPosts = (ctx: RequestContext): Promise<number> => ctx.em.count(Post, visibleTo(ctx))

/** @throws as findPost. */
export async function findPostAddress(ctx: RequestContext, input: unknown): Promise<PostAddress> {
  const { id } = parseInput(postIdRules, input)
  const post = await ctx.em.findOne(Post, { $and: [visibleTo(ctx), { id }] }, addressFields)
  if (!post) throw unknownPost()
  return post
}

/** One article that the viewer may see. @throws BAD_USER_INPUT, NOT_FOUND « Article non trouvé » (also a draft). */
export async function findPost(ctx: RequestContext, input: unknown): Promise<Post> {
  const { id } = parseInput(postIdRules, input)
  const post = await ctx.em.findOne(Post, { $and: [visibleTo(ctx), { id }] })
  if (!post) throw unknownPost()
  return post
}
