import { requireViewer } from '../../../../platform/authorize.ts'
import { notFound } from '../../../../platform/errors.ts'
import { Session } from '../../../../platform/http/session.entity.ts'
import { parseInput } from '../../../../platform/parse-input.ts'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { sessionIdRules } from './sessions.rules.ts'
import type { SignedInDevice } from './sessions.type.ts'

/** What a session keeps of the device, as `platform/http/session.ts` writes it. */
interface Kept {
  signedInAt?: number
  device?: { browser: string | null; system: string | null }
}

/**
 * The browsers in which one is signed in, this one first, then by their last use.
 * @throws UNAUTHENTICATED.
 */
export async function listSessions(ctx: RequestContext): Promise<SignedInDevice[]> {
  const { id: userId } = requireViewer(ctx)
  const { clock, env, session } = ctx
  const now = clock.now().getTime()
  const found = await ctx.em.find(
    Session,
    { userId, expire: { $gt: clock.now() } },
    { orderBy: { expire: 'desc' }, limit: env.SESSIONS_PER_ACCOUNT },
  )
  return found
    .map(({ publicId, sid, sess, expire }) => {
      const { signedInAt = 0, device } = sess as Kept
      return {
        id: publicId,
        browser: device?.browser ?? null,
        system: device?.system ?? null,
        signedInAt: new Date(signedInAt),
        // A session ends so long after its last use.
        lastSeenAt: new Date(Math.max(signedInAt, expire.getTime() - env.SESSION_IDLE_MS)),
        isCurrent: sid === session.current(),
      }
    })
    .filter(({ signedInAt }) => now - signedInAt.getTime() <= env.SESSION_ABSOLUTE_MS)
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/**
 * Signs one of one's own browsers out: its next request is nobody's.
 * @returns its id.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND when it is another person's, or has ended.
 */
export async function endSession(ctx: RequestContext, input: unknown): Promise<string> {
  const { id: userId } = requireViewer(ctx)
  const { id: publicId } = parseInput(sessionIdRules, input)
  const ended = await ctx.em.nativeDelete(Session, { publicId, userId })
  if (ended === 0) throw notFound('Cet appareil n’est pas connecté, ou ne l’est plus.')
  ctx.log.info({ userId }, 'session ended')
  return publicId
}

/**
 * Signs every other browser out.
 * @returns how many.
 * @throws UNAUTHENTICATED.
 */
export async function endOtherSessions(ctx: RequestContext): Promise<number> {
  const { id: userId } = requireViewer(ctx)
  const ended = await ctx.em.nativeDelete(Session, { userId, sid: { $ne: ctx.session.current() ?? '' } })
  ctx.log.info({ userId, ended }, 'other sessions ended')
  return ended
}
