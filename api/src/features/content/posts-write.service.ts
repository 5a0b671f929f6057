import type { EntityManager } from '@mikro-orm/postgresql'
import { requireAdmin } from '../../platform/authorize.ts'
import { givenChanges } from '../../platform/given-changes.ts'
import { lockRow } from '../../platform/lock-row.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { requireVersion } from '../../platform/version-check.ts'
import { saveChanges, saveDeletion, saveNew } from '../audit/recorded-change.ts'
import { assertUsableImageUrl } from '../media/usable-image-url.ts'
import { postChangeRules, postRules, readPostRules } from './content.rules.ts'
import { Post } from './post.entity.ts'
import { postTrail } from './post-trail.ts'
import { unknownPost } from './posts.service.ts'

/**
 * Writes an article, a draft unless said otherwise (spec section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function createPost(ctx: RequestContext, input: unknown): Promise<Post> {
  requireAdmin(ctx)
  const facts = givenChanges(parseInput(postRules, input))
  if (facts.imageUrl) await assertUsableImageUrl(ctx, facts.imageUrl)
  const now = ctx.clock.now()
  return transactionally(ctx, (em) =>
    saveNew(ctx, em, postTrail, em.create(Post, { ...facts, createdAt: now, updatedAt: now })),
  )
}

/**
 * Changes what is given of an article (spec section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function updatePost(ctx: RequestContext, input: unknown): Promise<Post> {
  requireAdmin(ctx)
  const { id, version, ...changes } = parseInput(postChangeRules, input)
  await requireUsableImage(ctx, id, changes.imageUrl)
  return transactionally(ctx, async (em) => {
    const post = await lockPost(em, id)
    requireVersion(post.version, version)
    return saveChanges(ctx, em, postTrail, post, givenChanges(changes))
  })
}

/**
 * Deletes an article (spec section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function deletePost(ctx: RequestContext, input: unknown): Promise<number> {
  requireAdmin(ctx)
  const { id, version } = parseInput(readPostRules, input)
  await transactionally(ctx, async (em) => {
    const post = await lockPost(em, id)
    requireVersion(post.version, version)
    await saveDeletion(ctx, em, postTrail, post, { createdAt: post.createdAt.toISOString() })
  })
  return id
}

const lockPost = (em: EntityManager, id: number) => lockRow(em, Post, { id }, unknownPost())

/** An address that the article has already is not asked about again: its other facts can be changed all the same. */
async function requireUsableImage(ctx: RequestContext, id: number, imageUrl: string | null | undefined) {
  if (!imageUrl || (await ctx.em.count(Post, { id, imageUrl })) > 0) return
  await assertUsableImageUrl(ctx, imageUrl)
}
