import { requireRecentSignIn } from '../../platform/authorize.ts'
import { lockRow, transactionally } from '../../platform/database/transaction.ts'
import { unauthenticated } from '../../platform/errors.ts'
import { Session } from '../../platform/http/session.entity.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { endLinks } from '../accounts/recovery/account-links.ts'
import { Passkey } from '../accounts/security/passkeys/passkey.entity.ts'
import { forgetIdleRecoveryCodes } from '../accounts/security/recovery-codes.ts'
import { securityMail } from '../accounts/security/security-mails.ts'
import { stopFactorRemoval } from '../accounts/security/stop-factor-removal.ts'
import { ApiToken } from '../accounts/tokens/api-token.entity.ts'
import { User } from '../accounts/user.entity.ts'
import { audited } from '../audit/audit.service.ts'
import { takeBackRules } from './take-back.rules.ts'
import { auditedToken } from './tokens.service.ts'

/** What was taken from others. */
export interface TakenBack {
  sessions: number
  apiTokens: number
  passkeys: number
}

/**
 * Takes from others whatever opens one's own account, or would: every other session, one's API tokens, the passkeys that
 * were added since a time, and each link that was sent. Another password alone leaves tokens and passkeys to whoever set
 * another one by the mailbox. This browser stays signed in; a mail tells what was done.
 * @returns how many there were.
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED, BAD_USER_INPUT.
 */
export async function takeBackAccount(ctx: RequestContext, input: unknown): Promise<TakenBack> {
  const { id, email, isAdmin, secondFactorDemand } = requireRecentSignIn(ctx)
  const { passkeysSince } = parseInput(takeBackRules, input)
  const taken = await transactionally(ctx, async (em) => {
    await lockRow(em, User, { id }, unauthenticated())
    const tokens = await em.find(ApiToken, { user: id }, { populate: ['user'], orderBy: { id: 'asc' } })
    // Who has no right until a second factor is set up has no history to write either.
    if (isAdmin && secondFactorDemand !== 'REQUIRED' && tokens.length > 0)
      await audited(ctx, em, auditedToken).delete(tokens, () => ({}))
    else await em.nativeDelete(ApiToken, { user: id })
    const passkeys = passkeysSince
      ? await em.nativeDelete(Passkey, { user: id, createdAt: { $gte: passkeysSince } })
      : 0
    await forgetIdleRecoveryCodes(em, id)
    await endLinks(em, id)
    await stopFactorRemoval(ctx, em, { id, email })
    const others = { userId: id, sid: { $ne: ctx.session.current() ?? '' } }
    const sessions = await em.nativeDelete(Session, others)
    queueMail(em, securityMail(email, 'TAKEN_BACK', ctx.env.PUBLIC_URL), ctx.clock.now(), id)
    await em.flush()
    return { sessions, apiTokens: tokens.length, passkeys }
  })
  ctx.log.warn({ userId: id, ...taken }, 'account taken back')
  return taken
}
