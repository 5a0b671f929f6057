import { LockMode } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { requireAdmin } from '../../platform/authorize.ts'
import { ShopError } from '../../platform/errors.ts'
import { givenChanges } from '../../platform/given-changes.ts'
import { parseInput } from '../../platform/parse-input.ts'
import { refuseTaken } from '../../platform/refuse-taken.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { changedMeanwhile } from '../../platform/version-check.ts'
import { findEarlierState } from '../audit/audit.service.ts'
import { saveChanges } from '../audit/recorded-change.ts'
import { lastDeletion, saveRevived } from '../audit/revived-row.ts'
import { assertUsableImageUrl } from '../media/usable-image-url.ts'
import { postRules } from './content.rules.ts'
import { Post } from './post.entity.ts'
import { postTrail } from './post-trail.ts'

/** A kept state. A picture is asked about apart. */
const stateRules = postRules.extend({ imageUrl: z.string().nullish() })

/** What the entry of a deletion has besides the facts. */
const deletionRules = z.object({ createdAt: z.coerce.date().optional() })

/**
 * Puts an article back into the state in which a change left it, or found it. A deleted one comes back with its id and date; a
 * picture that is gone stays gone.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT when two bring it back at once.
 */
export async function restorePost(ctx: RequestContext, input: unknown): Promise<Post> {
  requireAdmin(ctx)
  const { subjectId, state } = await findEarlierState(ctx, 'POST', input)
  const id = Number(subjectId)
  const kept = givenChanges(parseInput(stateRules, state))
  const facts = { ...kept, imageUrl: await usableOrNull(ctx, id, kept.imageUrl) }
  const restored = transactionally(ctx, async (em) => {
    const post = await em.findOne(Post, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (post) return saveChanges(ctx, em, postTrail, post, facts, 'RESTORED')
    const { before, nextVersion: version } = await lastDeletion(em, 'POST', subjectId)
    const dates = givenChanges(parseInput(deletionRules, before))
    return saveRevived(ctx, em, postTrail, Post, { id, ...facts, ...dates, version })
  })
  // Somebody else has just brought it back.
  return refuseTaken(restored, { posts_pkey: changedMeanwhile() })
}

async function usableOrNull(
  ctx: RequestContext,
  id: number,
  imageUrl: string | null | undefined,
): Promise<string | null> {
  if (!imageUrl) return null
  // What the article shows anyway is not asked about again.
  if ((await ctx.em.count(Post, { id, imageUrl })) > 0) return imageUrl
  try {
    await assertUsableImageUrl(ctx, imageUrl)
    return imageUrl
  } catch (error) {
    if (error instanceof ShopError && error.code === 'BAD_USER_INPUT') return null
    throw error
  }
}
