import { provedUntil, requireViewer } from '../../../../platform/authorize.ts'
import { invalidInput } from '../../../../platform/errors.ts'
import { parseInput } from '../../../../platform/parse-input.ts'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { checkPassword } from '../../check-password.ts'
import { confirmIdentityRules } from './step-up.rules.ts'

/**
 * Until when the person may do the gravest acts without proving again who they are; null when they would be asked.
 * @throws UNAUTHENTICATED.
 */
export async function identityConfirmedUntil(ctx: RequestContext): Promise<Date | null> {
  requireViewer(ctx)
  return provedUntil(ctx)
}

/**
 * Takes the password of who is signed in once more: for ten minutes the gravest acts are allowed
 * (`requireRecentSignIn`). A wrong one counts as a failed login, and leaves them signed in.
 * @returns until when.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, TOO_MANY_REQUESTS after too many failures.
 */
export async function confirmIdentity(ctx: RequestContext, input: unknown): Promise<Date | null> {
  const viewer = requireViewer(ctx)
  const { password } = parseInput(confirmIdentityRules, input)
  const wrong = 'Mot de passe incorrect'
  await checkPassword(ctx, viewer.email, password, invalidInput(wrong, { password: wrong }))
  await ctx.session.proved()
  ctx.log.info({ userId: viewer.id }, 'identity confirmed')
  return provedUntil(ctx)
}
