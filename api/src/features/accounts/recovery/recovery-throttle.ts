import { createHash } from 'node:crypto'
import { ShopError } from '../../../platform/errors.ts'
import { clientNetwork } from '../../../platform/http/client-info.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import type { LinkPurpose } from './account-link.entity.ts'
import { linkLifetimesMs } from './account-links.ts'

/** Mails with a link that one address gets within the life of a link: who is refused another has one that opens. */
const mailsPerLink = 3

const byNetwork = ({ env, limit, clientAddress }: RequestContext, name: string) => ({
  limit: limit({ name, points: env.LOGIN_FAILURES_PER_ADDRESS, windowMs: env.LOGIN_FAILURES_WINDOW_MS }),
  key: clientNetwork(clientAddress),
})

/** Counts one question for a link by this client's address. @throws TOO_MANY_REQUESTS like failures to sign in. */
export async function countForgotten(ctx: RequestContext): Promise<void> {
  const { limit, key } = byNetwork(ctx, 'forgotten')
  await limit.count(key)
}

/**
 * Counts one mail with a link to set a password, whoever asks for it and whether or not there is an account: nobody
 * can fill a stranger's mailbox. @returns false when that is one too many; whoever asked is told nothing of it.
 */
export const mayBeSentLink = (ctx: RequestContext, email: string): Promise<boolean> =>
  // The key is no place for an e-mail address: whoever reads the table learns nothing.
  isWithin(ctx, 'forgotten-mail', 'RESET_PASSWORD', createHash('sha256').update(email).digest('base64url'))

/** The same of mails to an account whose second factor is said to be lost. */
export const mayBeSentFactorLink = (ctx: RequestContext, userId: string): Promise<boolean> =>
  isWithin(ctx, 'lost-factor-mail', 'REMOVE_FACTOR', userId)

async function isWithin(
  { limit }: RequestContext,
  name: string,
  purpose: LinkPurpose,
  key: string,
): Promise<boolean> {
  try {
    await limit({ name, points: mailsPerLink, windowMs: linkLifetimesMs[purpose] }).count(key)
    return true
  } catch (error) {
    if (error instanceof ShopError) return false
    throw error
  }
}

/** @throws TOO_MANY_REQUESTS when this client's address has come with too many links that open nothing. */
export async function refuseGuesses(ctx: RequestContext): Promise<void> {
  const { limit, key } = byNetwork(ctx, 'link-guess')
  await limit.check(key)
}

/** Counts a link that opens nothing. @throws TOO_MANY_REQUESTS when others have used the allowance up meanwhile. */
export async function countGuess(ctx: RequestContext): Promise<void> {
  const { limit, key } = byNetwork(ctx, 'link-guess')
  await limit.count(key)
}

/** Counts one mail that an account has sent to confirm an address. @throws TOO_MANY_REQUESTS beyond three an hour. */
export const countLinkMail = (ctx: RequestContext, userId: string): Promise<void> =>
  ctx.limit({ name: 'account-mail', points: mailsPerLink, windowMs: 3_600_000 }).count(userId)
