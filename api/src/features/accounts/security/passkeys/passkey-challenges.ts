import { createHash, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { Env } from '../../../../env.ts'
import { conflict } from '../../../../platform/errors.ts'
import { clientNetwork } from '../../../../platform/http/client-info.ts'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { type ChallengePurpose, PasskeyChallenge } from './passkey-challenge.entity.ts'

/** How long a passkey may take to answer, in milliseconds. */
export const challengeLifetimeMs = 5 * 60_000

const hashOf = (mark: string) => createHash('sha256').update(mark).digest('hex')

/**
 * For whom passkeys are made, and where: by PUBLIC_URL alone, whatever a request calls the shop. Browsers know them over
 * HTTPS, at a name, or on this very machine as « localhost ».
 * @throws CONFLICT at any other address.
 */
export function relyingParty({ PUBLIC_URL }: Env): { rpID: string; origin: string } {
  const { protocol, hostname, origin } = new URL(PUBLIC_URL)
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isNumber = isIP(hostname) > 0 || hostname.startsWith('[')
  if (!isHere && (protocol !== 'https:' || isNumber))
    throw conflict(
      'Les clés d’accès (passkeys) ne fonctionnent ici qu’une fois la boutique ouverte en https, à un nom de domaine.',
    )
  return { rpID: hostname, origin }
}

/** Counters of one address: those who sign in by passkey type no e-mail. */
const byNetwork = ({ env, limit, clientAddress }: RequestContext, name: string) => ({
  limit: limit({ name, points: env.LOGIN_FAILURES_PER_ADDRESS, windowMs: env.LOGIN_FAILURES_WINDOW_MS }),
  key: clientNetwork(clientAddress),
})

/**
 * A new challenge for this browser, this purpose and, where somebody is signed in, this account.
 * @throws TOO_MANY_REQUESTS: each is counted by address, as failures to sign in are.
 */
export async function issueChallenge(ctx: RequestContext, purpose: ChallengePurpose): Promise<string> {
  const { limit, key } = byNetwork(ctx, 'passkey-challenge')
  await limit.count(key)
  const challenge = randomBytes(32).toString('base64url')
  await ctx.em.fork().insert(PasskeyChallenge, {
    ...{ challenge, purpose, browserHash: hashOf(ctx.browser.mark()) },
    user: purpose === 'SIGN_IN' ? null : (ctx.viewer?.id ?? null),
    expiresAt: new Date(ctx.clock.now().getTime() + challengeLifetimeMs),
  })
  return challenge
}

/**
 * Uses up the challenge that a passkey has signed. Of two at once one gets it; who asked from another browser, for
 * something else or for another account, or too late, does not, and leaves it to whom it was given.
 * @param clientData the `clientDataJSON` of the answer.
 * @returns it; null when it is none of theirs.
 */
export async function spendChallenge(
  ctx: RequestContext,
  purpose: ChallengePurpose,
  clientData: string,
): Promise<string | null> {
  const challenge = challengeIn(clientData)
  const mark = ctx.browser.current()
  if (challenge === null || mark === null) return null
  const spent = await ctx.em.fork().nativeDelete(PasskeyChallenge, {
    ...{ challenge, purpose, browserHash: hashOf(mark), expiresAt: { $gt: ctx.clock.now() } },
    user: purpose === 'SIGN_IN' ? null : (ctx.viewer?.id ?? null),
  })
  return spent > 0 ? challenge : null
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : null
  } catch {
    return null
  }
}

/** @throws TOO_MANY_REQUESTS when this client's address has come with too many passkeys that open nothing. */
export async function refuseFailures(ctx: RequestContext): Promise<void> {
  const { limit, key } = byNetwork(ctx, 'passkey-failure')
  await limit.check(key)
}

/** Counts a passkey that opens nothing. @throws TOO_MANY_REQUESTS when others have used the allowance up meanwhile. */
export async function countFailure(ctx: RequestContext): Promise<void> {
  const { limit, key } = byNetwork(ctx, 'passkey-failure')
  await limit.count(key)
}
