import { clientNetwork } from '../../platform/client-network.ts'
import type { RequestContext } from '../../platform/request-context.ts'

/**
 * Counts one account that this address (of IPv6: its network) opens or tries to open; both edges count together. A
 * taken e-mail counts too: thousands of them are no way to learn who has an account.
 * @throws TOO_MANY_REQUESTS beyond REGISTRATIONS_PER_HOUR.
 */
export async function countRegistration({ env, limit, clientAddress }: RequestContext): Promise<void> {
  const allowance = { name: 'registration', points: env.REGISTRATIONS_PER_HOUR, windowMs: 3_600_000 }
  await limit(allowance).count(clientNetwork(clientAddress))
}
