import { requireViewer } from '../../../platform/authorize.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { invalidInput } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import { hashPassword, inPasswordGate } from '../../../platform/passwords.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { checkPassword } from '../check-password.ts'
import { guessable } from '../common-passwords.ts'
import { endSessions, holdAccount } from './account-links.ts'
import { setPassword } from './password-reset.service.ts'
import { changePasswordRules } from './recovery.rules.ts'

const samePassword = 'C’est déjà votre mot de passe\u00a0: choisissez-en un autre.'

const wrongPassword = () => {
  const wrong = 'Votre mot de passe actuel n’est pas celui-ci.'
  return invalidInput(wrong, { currentPassword: wrong })
}

/**
 * Gives the person another password, who proves with the old one that it is them. All other sessions end, and every link that was sent;
 * this browser gets a new session, and a mail says that it was done.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a wrong old password and a new one that is the old one or would be guessed, TOO_MANY_REQUESTS after too many
 *   wrong ones, which count as failures to sign in.
 */
export async function changePassword(ctx: RequestContext, input: unknown): Promise<void> {
  const viewer = requireViewer(ctx)
  const { currentPassword, newPassword } = parseInput(changePasswordRules, input)
  const reason = newPassword === currentPassword ? samePassword : guessable(newPassword, viewer.email)
  if (reason) throw invalidInput(reason, { newPassword: reason })
  const { password: proved } = await checkPassword(ctx, viewer.email, currentPassword, wrongPassword())
  const hash = await inPasswordGate(() => hashPassword(newPassword))
  await transactionally(ctx, async (em) => {
    const account = await holdAccount(em, viewer.id)
    // Another one was set while this one was compared: what was proved is worth nothing any more.
    if (account.password !== proved) throw wrongPassword()
    await setPassword(ctx, em, account, hash)
  })
  await endSessions(ctx.em, viewer.id)
  await ctx.session.signIn(viewer)
  ctx.log.info({ userId: viewer.id }, 'password changed')
}
