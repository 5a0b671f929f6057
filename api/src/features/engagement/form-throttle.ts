import { clientNetwork } from '../../platform/client-network.ts'
import type { RequestContext } from '../../platform/request-context.ts'

/** Forms that anybody may send. */
export type PublicForm = 'newsletter' | 'contact' | 'waitlist'

/**
 * Counts one post of a public form by this address (of IPv6: its network); both edges count together. Reading is never limited.
 * @throws TOO_MANY_REQUESTS beyond PUBLIC_FORM_POSTS_PER_MINUTE.
 */
export async function countFormPost(ctx: RequestContext, form: PublicForm): Promise<void> {
  const points = ctx.env.PUBLIC_FORM_POSTS_PER_MINUTE
  await ctx.limit({ name: `form-${form}`, points, windowMs: 60_000 }).count(clientNetwork(ctx.clientAddress))
}

/** Whether a program filled in the field that people do not see. It is told « done », and nothing is kept. */
export const isFilledByRobot = (input: unknown): boolean => {
  const trap = (input as { website?: unknown } | null)?.website
  return typeof trap === 'string' && trap.trim() !== ''
}
