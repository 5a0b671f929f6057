import { createHash } from 'node:crypto'
import { clientNetwork } from '../../platform/http/client-info.ts'
import { type Counter, checkTogether } from '../../platform/http/rate-limit.ts'
import { type Share, type Waiting, withinShares } from '../../platform/passwords.ts'
import type { RequestContext } from '../../platform/request-context.ts'

/** Attempts that may be under way at once: of one account from one address, of one known device, of one address. */
const underWay = { account: 10, device: 5, address: 24 } as const

/** Keys are no place for an e-mail address: whoever reads the table learns nothing. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * The counters of an attempt, the person's own one first. A device on which the account has signed in before has one
 * to itself, which nobody elsewhere can use up (OWASP: device cookies). Any other is counted by account and address,
 * by address over all accounts, and by account over all addresses.
 */
function counters({ env, clientAddress, session }: RequestContext, email: string): [Counter, ...Counter[]] {
  const windowMs = env.LOGIN_FAILURES_WINDOW_MS
  const network = clientNetwork(clientAddress)
  const counter = (name: string, points: number, key: string) => ({
    allowance: { name: `login-${name}`, points, windowMs },
    key,
  })
  const device = session.knownDevice(email)
  if (device) return [counter('device', env.LOGIN_FAILURES_PER_ACCOUNT, hashOf(`${email} ${device}`))]
  return [
    counter('account', env.LOGIN_FAILURES_PER_ACCOUNT, hashOf(`${email} ${network}`)),
    counter('address', env.LOGIN_FAILURES_PER_ADDRESS, network),
    counter('anywhere', env.LOGIN_FAILURES_PER_ACCOUNT_ANYWHERE, hashOf(email)),
  ]
}

/** How many failures the person's own counter has. @throws TOO_MANY_REQUESTS when one of the attempt's counters is used up. */
export async function refuseThrottledLogin(ctx: RequestContext, email: string): Promise<number> {
  const [own = 0] = await checkTogether(ctx, counters(ctx, email))
  return own
}

/** Counts a failed attempt. @throws TOO_MANY_REQUESTS when others have used the allowance up meanwhile. */
export async function countLoginFailure(ctx: RequestContext, email: string): Promise<void> {
  for (const { allowance, key } of counters(ctx, email)) await ctx.limit(allowance).count(key)
}

/** A success clears the person's own counter; those of the address and of the account over all addresses stay. */
export async function forgetLoginFailures(ctx: RequestContext, email: string): Promise<void> {
  const [{ allowance, key }] = counters(ctx, email)
  await ctx.limit(allowance).forget(key)
}

/**
 * Runs an attempt to sign in, right or wrong, as one of few of the same account and address: hundreds at once of one
 * customer leave the others their turn. Known devices have shares, and turns, of their own here too.
 * @throws TOO_MANY_REQUESTS when too many are under way.
 */
export function asOneLogin<T>(
  ctx: RequestContext,
  email: string,
  work: (who: Waiting) => Promise<T>,
): Promise<T> {
  const network = clientNetwork(ctx.clientAddress)
  const device = ctx.session.knownDevice(email)
  const own = device
    ? { key: `device ${device}`, most: underWay.device }
    : { key: `account ${email} ${network}`, most: underWay.account }
  return fromOneAddress(
    ctx,
    { address: `${device ? 'known' : 'address'} ${network}`, account: email },
    own,
    work,
  )
}

/** The same for a registration, which hashes as well. @throws TOO_MANY_REQUESTS. */
export function asOneRegistration<T>(ctx: RequestContext, work: (who: Waiting) => Promise<T>): Promise<T> {
  const who = { address: `address ${clientNetwork(ctx.clientAddress)}`, account: 'registration' }
  return fromOneAddress(ctx, who, null, work)
}

function fromOneAddress<T>(
  ctx: RequestContext,
  who: Waiting,
  own: Share | null,
  work: (who: Waiting) => Promise<T>,
): Promise<T> {
  const shares = [...(own ? [own] : []), { key: who.address, most: underWay.address }]
  return withinShares(shares, () => work({ ...who, gone: ctx.gone() }))
}

/**
 * Counts one account that this address (of IPv6: its network) opens or tries to open; both edges count together. A
 * taken e-mail counts too: thousands of them are no way to learn who has an account.
 * @throws TOO_MANY_REQUESTS beyond REGISTRATIONS_PER_HOUR.
 */
export async function countRegistration({ env, limit, clientAddress }: RequestContext): Promise<void> {
  const allowance = { name: 'registration', points: env.REGISTRATIONS_PER_HOUR, windowMs: 3_600_000 }
  await limit(allowance).count(clientNetwork(clientAddress))
}
