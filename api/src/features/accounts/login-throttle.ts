import { createHash } from 'node:crypto'
import { clientNetwork } from '../../platform/client-network.ts'
import type { RequestContext } from '../../platform/request-context.ts'

/** The two counters of an attempt: this account from this address, and this address over all accounts. */
function counters({ env, limit, clientAddress }: RequestContext, email: string) {
  const network = clientNetwork(clientAddress)
  const windowMs = env.LOGIN_FAILURES_WINDOW_MS
  // The key is no place for an e-mail address: whoever reads the table learns nothing.
  const account = createHash('sha256').update(`${email} ${network}`).digest('base64url')
  return [
    {
      limit: limit({ name: 'login-account', points: env.LOGIN_FAILURES_PER_ACCOUNT, windowMs }),
      key: account,
    },
    {
      limit: limit({ name: 'login-address', points: env.LOGIN_FAILURES_PER_ADDRESS, windowMs }),
      key: network,
    },
  ]
}

/** @throws TOO_MANY_REQUESTS when this account (from this address) or this address has failed too often. */
export async function refuseThrottledLogin(ctx: RequestContext, email: string): Promise<void> {
  for (const { limit, key } of counters(ctx, email)) await limit.check(key)
}

/** Counts a failed attempt. @throws TOO_MANY_REQUESTS when others have used the allowance up meanwhile. */
export async function countLoginFailure(ctx: RequestContext, email: string): Promise<void> {
  for (const { limit, key } of counters(ctx, email)) await limit.count(key)
}

/** A success clears the account's failures; the address keeps its own. */
export async function forgetLoginFailures(ctx: RequestContext, email: string): Promise<void> {
  const [account] = counters(ctx, email)
  await account?.limit.forget(account.key)
}
