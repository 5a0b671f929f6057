import { randomBytes } from 'node:crypto'
import { onUniqueViolation } from '../../../platform/database/database-errors.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { invalidInput, unauthenticated } from '../../../platform/errors.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import { hashPassword, inPasswordGate } from '../../../platform/passwords.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { checkPassword } from '../check-password.ts'
import { asOneRegistration } from '../login-throttle.ts'
import { endSecondFactors } from '../security/end-second-factors.ts'
import { stopFactorRemoval } from '../security/stop-factor-removal.ts'
import { User } from '../user.entity.ts'
import { type AccountEmail, emailOf, taken, wrongPassword } from './account-email.service.ts'
import { AccountLink } from './account-link.entity.ts'
import { deadLink, endLinks, endSessions, findLink, holdAccount, spendLink } from './account-links.ts'
import { confirmEmailRules, linkTokenRules } from './recovery.rules.ts'
import { changedEmailMail, masked } from './recovery-mails.ts'
import { countGuess, refuseGuesses } from './recovery-throttle.ts'

/** What a link to an address does, and to whose account. */
export interface EmailLink {
  purpose: 'CONFIRM_EMAIL' | 'CHANGE_EMAIL'
  /** Where it was sent. */
  email: string
  /** The address that the account has, as far as whoever has the link may know it. */
  account: string
  openedAt: Date
  /** Whether that account is signed in on this browser: nothing else is asked for then. */
  isOwn: boolean
}

/** @throws NOT_FOUND for a link that is used, expired or replaced, TOO_MANY_REQUESTS after too many of those. */
async function requireEmailLink(ctx: RequestContext, token: string): Promise<AccountLink> {
  await refuseGuesses(ctx)
  const link = await findLink(ctx.em, token, ['CONFIRM_EMAIL', 'CHANGE_EMAIL'], ctx.clock.now())
  if (link) return link
  await countGuess(ctx)
  throw deadLink()
}

/**
 * Tells what the link of a mail would do, and changes nothing: whoever opens it sees whose account it is before they
 * confirm anything.
 * @throws BAD_USER_INPUT, NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function openEmailLink(ctx: RequestContext, input: unknown): Promise<EmailLink> {
  const link = await requireEmailLink(ctx, parseInput(linkTokenRules, input).token)
  const account = await ctx.em.findOne(User, { id: link.user.id })
  if (!account) throw deadLink()
  const { email, purpose } = link
  return {
    ...{ email, purpose: purpose === 'CHANGE_EMAIL' ? purpose : 'CONFIRM_EMAIL' },
    account: account.email === email ? email : masked(account.email),
    openedAt: account.createdAt,
    isOwn: signedInAs(ctx, account.id),
  }
}

/** Enough for whoever has it to know it: a mistyped new address is a stranger’s. */
const signedInAs = ({ viewer }: RequestContext, userId: string) => viewer?.id === userId && !viewer.token

/**
 * Confirms the address of an account, or gives it the one that was asked for, by the token of the mail that was sent there.
 * Takes the session of that account, or its password, too: else whoever is sent the mail would confirm a stranger’s account as
 * their own. With another address every other link of the account ends: they were sent to the old one, which is told.
 * @throws BAD_USER_INPUT also for a wrong password, UNAUTHENTICATED without session and password, NOT_FOUND for a link that is used,
 *   expired or replaced, CONFLICT when another account has the address meanwhile, TOO_MANY_REQUESTS after too many links that open
 *   nothing or wrong passwords.
 */
export async function confirmEmail(ctx: RequestContext, input: unknown): Promise<AccountEmail> {
  const { token, password } = parseInput(confirmEmailRules, input)
  const link = await requireEmailLink(ctx, token)
  const userId = link.user.id
  const proved = signedInAs(ctx, userId) ? null : await provedPassword(ctx, userId, password)
  const now = ctx.clock.now()
  const confirmed = await transactionally(ctx, async (em) => {
    const account = await holdAccount(em, userId)
    if (proved !== null && account.password !== proved) throw wrongPasswordHere()
    await spendLink(em, link)
    const former = account.email
    account.email = link.email
    account.emailConfirmedAt = now
    await onUniqueViolation(em.flush(), { users_email_unique: taken() })
    if (former !== link.email) {
      await endLinks(em, userId)
      await stopFactorRemoval(ctx, em, account)
      queueMail(em, changedEmailMail(former, link.email, ctx.env.PUBLIC_URL), now, userId)
      await em.flush()
    }
    return emailOf(em, userId, now)
  }).catch(async (error: unknown) => {
    // It can never open anything any more.
    if (error instanceof Error && error.message === taken().message)
      await ctx.em.nativeDelete(AccountLink, { id: link.id, tokenHash: link.tokenHash })
    throw error
  })
  if (ctx.viewer?.id === userId) ctx.viewer = { ...ctx.viewer, email: confirmed.email }
  ctx.log.info({ userId }, 'address confirmed')
  return confirmed
}

const wrongPasswordHere = () => invalidInput(wrongPassword().message, { password: wrongPassword().message })

/** The hash that the password of the account was compared with. */
async function provedPassword(
  ctx: RequestContext,
  userId: string,
  password: string | null | undefined,
): Promise<string> {
  if (password == null)
    throw unauthenticated('Connectez-vous au compte dont c’est l’adresse, ou saisissez son mot de passe.')
  const { email } = await ctx.em.findOneOrFail(User, { id: userId })
  return (await checkPassword(ctx, email, password, wrongPasswordHere())).password
}

/**
 * Whoever was sent the mail says « Ce n’est pas moi ». An account that was opened with their address opens to nobody any more:
 * no password, passkey, code or session is left of it, and only a reset by this mailbox gives it back. An address that was
 * asked for in the place of another is asked for no more.
 * @throws BAD_USER_INPUT, NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function disownEmail(ctx: RequestContext, input: unknown): Promise<void> {
  const link = await requireEmailLink(ctx, parseInput(linkTokenRules, input).token)
  const userId = link.user.id
  const opensAccount = link.purpose === 'CONFIRM_EMAIL'
  const useless = opensAccount ? await unknownPassword(ctx) : null
  await transactionally(ctx, async (em) => {
    const account = await holdAccount(em, userId)
    await spendLink(em, link)
    if (useless === null) return
    account.password = useless
    await em.flush()
    await endLinks(em, userId)
    await endSecondFactors(em, userId)
    await endSessions(em, userId)
  })
  // A sign-in with the old password may have been under way.
  if (opensAccount) await endSessions(ctx.em, userId)
  ctx.log.warn({ userId, purpose: link.purpose }, 'address disowned')
}

/** The hash of a password that nobody has ever known. */
const unknownPassword = (ctx: RequestContext): Promise<string> =>
  asOneRegistration(ctx, (who) =>
    inPasswordGate(() => hashPassword(randomBytes(32).toString('base64url')), who),
  )
