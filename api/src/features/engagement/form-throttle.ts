import { createHash } from 'node:crypto'
import { ShopError } from '../../platform/errors.ts'
import { clientNetwork } from '../../platform/http/client-info.ts'
import type { RequestContext } from '../../platform/request-context.ts'

/** Forms that anybody may send. */
type PublicForm = 'newsletter' | 'contact' | 'waitlist'

/**
 * Counts one post of a public form by this address (of IPv6: its network); both edges count together. Reading is never limited.
 * @throws TOO_MANY_REQUESTS beyond PUBLIC_FORM_POSTS_PER_MINUTE.
 */
export async function countFormPost(ctx: RequestContext, form: PublicForm): Promise<void> {
  const points = ctx.env.PUBLIC_FORM_POSTS_PER_MINUTE
  await ctx.limit({ name: `form-${form}`, points, windowMs: 60_000 }).count(clientNetwork(ctx.clientAddress))
}

/**
 * Counts one entry that a public form would keep, and mail, for this address; what breaks a rule is none.
 * @throws TOO_MANY_REQUESTS beyond CONTACT_MESSAGES_PER_HOUR, PUBLIC_FORM_ENTRIES_PER_HOUR of the other forms.
 */
export async function countFormEntry(ctx: RequestContext, form: PublicForm): Promise<void> {
  const { CONTACT_MESSAGES_PER_HOUR, PUBLIC_FORM_ENTRIES_PER_HOUR } = ctx.env
  const points = form === 'contact' ? CONTACT_MESSAGES_PER_HOUR : PUBLIC_FORM_ENTRIES_PER_HOUR
  await ctx
    .limit({ name: `entry-${form}`, points, windowMs: 3_600_000 })
    .count(clientNetwork(ctx.clientAddress))
}

/**
 * Counts one mail that the newsletter would send to an address, whoever asks for it: nobody can fill a stranger's
 * mailbox. @returns false beyond NEWSLETTER_MAILS_PER_HOUR; whoever asked is told nothing of it.
 */
export async function mayBeMailed(ctx: RequestContext, email: string): Promise<boolean> {
  const points = ctx.env.NEWSLETTER_MAILS_PER_HOUR
  // The key is no place for an e-mail address: whoever reads the table learns nothing.
  const key = createHash('sha256').update(email).digest('base64url')
  try {
    await ctx.limit({ name: 'newsletter-mail', points, windowMs: 3_600_000 }).count(key)
    return true
  } catch (error) {
    if (error instanceof ShopError) return false
    throw error
  }
}

/** Whether a program filled in the field that people do not see. It is told « done », and nothing is kept. */
export const isFilledByRobot = (input: unknown): boolean => {
  const trap = (input as { website?: unknown } | null)?.website
  return typeof trap === 'string' && trap.trim() !== ''
}
