import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../../../env.ts'
import { requireViewer } from '../../../platform/authorize.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { conflict, invalidInput, unauthenticated } from '../../../platform/errors.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { checkPassword } from '../check-password.ts'
import { User } from '../user.entity.ts'
import { AccountLink } from './account-link.entity.ts'
import { holdAccount, issueLink } from './account-links.ts'
import { changeEmailRules } from './recovery.rules.ts'
import { changeAskedMail, confirmEmailMail, newEmailMail } from './recovery-mails.ts'
import { countLinkMail } from './recovery-throttle.ts'

/** Where an account is written to. */
export interface AccountEmail {
  email: string
  /** When a link that was sent there was opened; null until then. */
  confirmedAt: Date | null
  /** The address that it is to have once the link that was sent there is opened. */
  pendingEmail: string | null
}

/** The address of an account, and what is known of it. @throws UNAUTHENTICATED when it is gone. */
export async function emailOf(em: EntityManager, id: string, now: Date): Promise<AccountEmail> {
  const account = await em.findOne(User, { id })
  if (!account) throw unauthenticated()
  const pending = await em.findOne(AccountLink, {
    user: id,
    purpose: 'CHANGE_EMAIL',
    expiresAt: { $gt: now },
  })
  const { email, emailConfirmedAt } = account
  return { email, confirmedAt: emailConfirmedAt ?? null, pendingEmail: pending?.email ?? null }
}

/** The address of the account of who asks, and what is known of it. @throws UNAUTHENTICATED. */
export const accountEmail = async (ctx: RequestContext): Promise<AccountEmail> =>
  emailOf(ctx.em, requireViewer(ctx).id, ctx.clock.now())

/** Writes the mail that asks to confirm the address of an account, in the caller's transaction. */
export async function askConfirmation(
  em: EntityManager,
  { id, email }: Pick<User, 'id' | 'email'>,
  { PUBLIC_URL: publicUrl }: Env,
  now: Date,
): Promise<void> {
  const link = await issueLink(em, id, 'CONFIRM_EMAIL', email, now)
  queueMail(em, confirmEmailMail(email, { ...link, publicUrl }), now, id)
  await em.flush()
}

/**
 * Sends the mail once more that asks to confirm the address; nothing when it is confirmed already.
 * @throws UNAUTHENTICATED, TOO_MANY_REQUESTS beyond three an hour.
 */
export async function resendConfirmation(ctx: RequestContext): Promise<AccountEmail> {
  const known = await accountEmail(ctx)
  if (known.confirmedAt) return known
  const { id } = requireViewer(ctx)
  await countLinkMail(ctx, id)
  const now = ctx.clock.now()
  await transactionally(ctx, async (em) => askConfirmation(em, await holdAccount(em, id), ctx.env, now))
  return known
}

/** Not the password of the account. */
export const wrongPassword = () => {
  const wrong = 'Ce n’est pas votre mot de passe.'
  return invalidInput(wrong, { currentPassword: wrong })
}

/** Another account has the address. */
export const taken = () => {
  const message = 'Un compte existe déjà avec cette adresse e-mail.'
  return conflict(message, { email: message })
}

/**
 * Asks for another address: it becomes the account's once the link is opened that is sent there. The old address is
 * told at once, so that its owner can still stop it.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a wrong password and the address that it has already, CONFLICT when another account has it,
 *   TOO_MANY_REQUESTS after too many wrong passwords, and beyond three an hour.
 */
export async function changeEmail(ctx: RequestContext, input: unknown): Promise<AccountEmail> {
  const viewer = requireViewer(ctx)
  const { email, currentPassword } = parseInput(changeEmailRules, input)
  const { password: proved } = await checkPassword(ctx, viewer.email, currentPassword, wrongPassword())
  const same = 'C’est déjà l’adresse de votre compte.'
  if (email === viewer.email) throw invalidInput(same, { email: same })
  await countLinkMail(ctx, viewer.id)
  const [now, publicUrl] = [ctx.clock.now(), ctx.env.PUBLIC_URL]
  return transactionally(ctx, async (em) => {
    const account = await holdAccount(em, viewer.id)
    if (account.password !== proved) throw wrongPassword()
    if ((await em.count(User, { email })) > 0) throw taken()
    const link = await issueLink(em, account.id, 'CHANGE_EMAIL', email, now)
    queueMail(em, newEmailMail(email, { ...link, publicUrl }), now, account.id)
    queueMail(em, changeAskedMail(account.email, email, publicUrl), now, account.id)
    await em.flush()
    return emailOf(em, account.id, now)
  })
}
