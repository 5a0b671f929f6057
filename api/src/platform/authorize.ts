import { forbidden, ShopError, secondFactorMissing, stepUpRequired, unauthenticated } from './errors.ts'
import type { Allowance } from './http/rate-limit.ts'
import type { RequestContext, Viewer } from './request-context.ts'

/** The permissions that exist: whoever defines them adds their names here, so that a wrong one does not compile. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the permissions are defined
export interface PermissionNames {}

/** What somebody of the team may do. */
export type Permission = keyof PermissionNames

type Asking = Pick<RequestContext, 'viewer'>

/** The signed-in person. @throws UNAUTHENTICATED when nobody is. */
export function requireViewer(ctx: Asking): Viewer {
  if (!ctx.viewer) throw unauthenticated()
  if (ctx.viewer.token) throw tokenRefused()
  return ctx.viewer
}

/** What takes a person: their own account, cart, session. */
const tokenRefused = () => new ShopError('FORBIDDEN', 'Un jeton d’API ne peut pas agir pour une personne.')

/** Whether whoever asks may do this. */
export const may = ({ viewer }: Asking, permission: Permission): boolean =>
  viewer?.permissions.has(permission) ?? false

/**
 * Whoever asks, a person or a token of theirs, when they may do this.
 * @throws UNAUTHENTICATED, FORBIDDEN, or SECOND_FACTOR_MISSING where the team has to have one.
 */
export function requirePermission(ctx: Asking, permission: Permission): Viewer {
  if (!ctx.viewer) throw unauthenticated()
  if (ctx.viewer.secondFactorDemand === 'REQUIRED') throw secondFactorMissing()
  if (!may(ctx, permission)) throw forbidden()
  return ctx.viewer
}

/**
 * Somebody of the team, or a token of theirs: asked before the input is looked at, where the permission depends on it.
 * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_MISSING.
 */
export function requireTeam(ctx: Asking): Viewer {
  if (!ctx.viewer) throw unauthenticated()
  if (!ctx.viewer.isAdmin) throw forbidden()
  if (ctx.viewer.secondFactorDemand === 'REQUIRED') throw secondFactorMissing()
  return ctx.viewer
}

/** How long a proof of who somebody is allows the gravest acts, in milliseconds. */
const proofHoldsMs = 10 * 60_000

/** Until when the gravest acts are allowed without a new proof; null when they are not. */
export function provedUntil({ session, clock }: Pick<RequestContext, 'session' | 'clock'>): Date | null {
  const provedAt = session.provedAt()
  if (provedAt === null || clock.now().getTime() - provedAt > proofHoldsMs) return null
  return new Date(provedAt + proofHoldsMs)
}

/**
 * The signed-in person, for the gravest acts: they signed in, or gave their password or passkey again
 * (`confirmIdentity`), at most ten minutes ago. A browser that was left open does not carry them out.
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED.
 */
export function requireRecentSignIn(ctx: Pick<RequestContext, 'viewer' | 'session' | 'clock'>): Viewer {
  const viewer = requireViewer(ctx)
  if (!provedUntil(ctx)) throw stepUpRequired()
  return viewer
}

/** Deletions one by one that nobody has to prove anything for. */
const fewDeletions: Allowance = { name: 'deletions', points: 5, windowMs: proofHoldsMs }

/**
 * Counts a deletion of one thing, of whatever kind, over both edges and every token of the person: one after the other
 * they delete as many as all at once. Whoever has proved lately who they are is not counted.
 * @throws STEP_UP_REQUIRED beyond five in ten minutes; FORBIDDEN to a token, whose maker is not there to prove anything.
 */
export async function countDeletion(
  ctx: Pick<RequestContext, 'viewer' | 'session' | 'clock' | 'limit'>,
): Promise<void> {
  if (!ctx.viewer) throw unauthenticated()
  if (!ctx.viewer.token && provedUntil(ctx)) return
  const { token } = ctx.viewer
  await ctx
    .limit(fewDeletions)
    .count(ctx.viewer.id)
    .catch((error: unknown) => {
      if (!(error instanceof ShopError)) throw error
      throw token ? tooManyDeletions() : stepUpRequired()
    })
}

const tooManyDeletions = () =>
  new ShopError(
    'FORBIDDEN',
    `Un jeton d’API supprime au plus ${fewDeletions.points} éléments en dix minutes\u00a0: au-delà, il faut une personne.`,
  )
