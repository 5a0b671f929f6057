import { forbidden, unauthenticated } from './errors.ts'
import type { RequestContext, Viewer } from './request-context.ts'

/** The signed-in person. @throws UNAUTHENTICATED when nobody is. */
export function requireViewer(ctx: Pick<RequestContext, 'viewer'>): Viewer {
  if (!ctx.viewer) throw unauthenticated()
  return ctx.viewer
}

/** The signed-in administrator. @throws UNAUTHENTICATED or FORBIDDEN. */
export function requireAdmin(ctx: Pick<RequestContext, 'viewer'>): Viewer {
  const viewer = requireViewer(ctx)
  if (!viewer.isAdmin) throw forbidden()
  return viewer
}
