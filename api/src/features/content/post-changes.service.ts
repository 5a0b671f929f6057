import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { countDeletion, requirePermission } from '../../platform/authorize.ts'
import { onUniqueViolation } from '../../platform/database/database-errors.ts'
import {
  changedMeanwhile,
  lockRow,
  requireVersion,
  transactionally,
} from '../../platform/database/transaction.ts'
import { omitUndefined, parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type AuditedEntity, audited, findEarlierState } from '../audit/audit.service.ts'
import { lastDeletion, reinsert } from '../audit/deletions.service.ts'
import { postClaimTexts } from '../claims/claims.rules.ts'
import { refuseForbiddenClaims } from '../claims/claims.service.ts'
import { assertUsableImageUrl, usableImageUrlOrNull } from '../media/usable-image-url.ts'
import { Post } from './post.entity.ts'
import { postChangeRules, postRules, readPostRules } from './post.rules.ts'
import { postFields, unknownPost } from './posts.service.ts'
import { restoredPlan, settledPlan } from './publication-plan.ts'

/** An article in the history: all that an administrator can change of it. */
export const auditedPost: AuditedEntity<Post> = {
  subjectType: 'POST',
  subjectIdOf: ({ id }) => id,
  fieldsOf: (post) => ({ ...postFields(post), publishAt: post.publishAt?.toISOString() ?? null }),
  check: refuseForbiddenClaims(postClaimTexts, ({ published, publishAt }) => Boolean(published || publishAt)),
}

/** When an article is published by itself after a change. */
const planOf = (
  { clock }: RequestContext,
  { published, publishAt }: Pick<Post, 'published' | 'publishAt'>,
  changes: { published?: boolean; publishAt?: Date | null },
) => ({
  publishAt: settledPlan(
    clock.now(),
    { isShown: published, publishAt },
    { isShown: changes.published, publishAt: changes.publishAt },
  ),
})

/**
 * Writes an article, a draft unless said otherwise (specification, section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function createPost(ctx: RequestContext, input: unknown): Promise<Post> {
  requirePermission(ctx, 'content.write')
  const fields = omitUndefined(parseInput(postRules, input))
  await assertUsableImageUrl(ctx, fields.imageUrl)
  const plan = planOf(ctx, { published: fields.published ?? false }, fields)
  const now = ctx.clock.now()
  return transactionally(ctx, (em) =>
    audited(ctx, em, auditedPost).create(
      em.create(Post, { ...fields, ...plan, createdAt: now, updatedAt: now }),
    ),
  )
}

/**
 * Changes what is given of an article (specification, section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function updatePost(ctx: RequestContext, input: unknown): Promise<Post> {
  requirePermission(ctx, 'content.write')
  const { id, version, ...changes } = parseInput(postChangeRules, input)
  await assertUsableImageUrl(ctx, changes.imageUrl, isImageOf(ctx, id))
  return transactionally(ctx, async (em) => {
    const post = await lockPost(em, id)
    requireVersion(post.version, version)
    const plan = planOf(ctx, post, changes)
    return audited(ctx, em, auditedPost).change(post, { ...omitUndefined(changes), ...plan })
  })
}

/**
 * Deletes an article (specification, section 7).
 * @throws UNAUTHENTICATED, FORBIDDEN, STEP_UP_REQUIRED (`countDeletion`), BAD_USER_INPUT, NOT_FOUND, CONFLICT for an old `version`.
 */
export async function deletePost(ctx: RequestContext, input: unknown): Promise<number> {
  requirePermission(ctx, 'content.write')
  const { id, version } = parseInput(readPostRules, input)
  await countDeletion(ctx)
  await transactionally(ctx, async (em) => {
    const post = await lockPost(em, id)
    requireVersion(post.version, version)
    const createdAt = post.createdAt.toISOString()
    await audited(ctx, em, auditedPost).delete([post], () => ({ createdAt }))
  })
  return id
}

const lockPost = (em: EntityManager, id: number) => lockRow(em, Post, { id }, unknownPost())

/** Whether the article shows this image already. */
const isImageOf =
  ({ em }: RequestContext, id: number) =>
  async (imageUrl: string) =>
    (await em.count(Post, { id, imageUrl })) > 0

/** A state from the history. Its image is checked by itself: one that is gone does not prevent the rest. */
const stateRules = postRules.extend({ imageUrl: z.string().nullish(), publishAt: z.unknown().optional() })

/** What the entry of a deletion has beside the fields. */
const deletionRules = z.object({ createdAt: z.coerce.date().optional() })

/**
 * Puts an article back into the state in which a change left it, or found it. A deleted one comes back with its id and
 * date; an image that is gone stays gone.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT when two bring it back at once.
 */
export async function restorePost(ctx: RequestContext, input: unknown): Promise<Post> {
  requirePermission(ctx, 'content.write')
  const { subjectId, state } = await findEarlierState(ctx, 'POST', input)
  const id = Number(subjectId)
  const { publishAt: kept, ...earlier } = omitUndefined(parseInput(stateRules, state))
  const fields = {
    ...earlier,
    imageUrl: await usableImageUrlOrNull(ctx, earlier.imageUrl, isImageOf(ctx, id)),
  }
  const restored = transactionally(ctx, async (em) => {
    const post = await em.findOne(Post, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const plan = { isShown: post?.published ?? false, publishAt: post?.publishAt }
    const publishAt = restoredPlan(ctx.clock.now(), plan, { isShown: fields.published, publishAt: kept })
    const { change, undelete } = audited(ctx, em, auditedPost)
    if (post) return change(post, { ...fields, publishAt }, 'RESTORED')
    const { before, nextVersion: version } = await lastDeletion(em, 'POST', subjectId)
    const dates = omitUndefined(parseInput(deletionRules, before))
    return undelete(() => reinsert(em, Post, { id, ...fields, publishAt, ...dates, version }))
  })
  // Somebody else has just brought it back.
  return onUniqueViolation(restored, { posts_pkey: changedMeanwhile() })
}
