import { randomBytes } from 'node:crypto'
import { notFound } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { transactionally } from '../../platform/transaction.ts'
import { countFormPost, isFilledByRobot } from './form-throttle.ts'
import { subscribeRules, unsubscribeRules } from './newsletter.rules.ts'
import { welcomeMail } from './newsletter-mail.ts'
import { Subscriber } from './subscriber.entity.ts'

/**
 * Subscribes an address (spec section 7, POST /api/newsletter). A known one keeps its row and is subscribed
 * again if it had left; the answer is the same, so that nobody learns who reads the letter. The welcome is
 * written in the same transaction: a mail server that is down never fails a subscription.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS.
 */
export async function subscribeToNewsletter(ctx: RequestContext, input: unknown): Promise<void> {
  await countFormPost(ctx, 'newsletter')
  if (isFilledByRobot(input)) return
  const { email } = parseInput(subscribeRules, input)
  const now = ctx.clock.now()
  await transactionally(ctx, async (em) => {
    const [written] = await em.execute<{ token: string }[]>(
      `insert into newsletter as known (email, token, created_at) values (?, ?, ?)
       on conflict (email) do update set subscribed = true where not known.subscribed
       returning token`,
      [email, randomBytes(24).toString('base64url'), now],
    )
    // No row came back: the address was subscribed already, and has had its welcome.
    if (!written) return
    queueMail(em, welcomeMail(email, written.token, ctx.env.PUBLIC_URL), now)
    await em.flush()
  })
}

/**
 * Takes an address off the newsletter by the token of its mails; a second time changes nothing.
 * @returns whether it was subscribed until now.
 * @throws BAD_USER_INPUT, NOT_FOUND for a token that nobody has.
 */
export async function unsubscribeFromNewsletter(ctx: RequestContext, input: unknown): Promise<boolean> {
  const { token } = parseInput(unsubscribeRules, input)
  const left = await ctx.em.nativeUpdate(Subscriber, { token, subscribed: true }, { subscribed: false })
  if (left === 0 && (await ctx.em.count(Subscriber, { token })) === 0)
    throw notFound('Ce lien de désinscription n’est pas valable.')
  return left > 0
}
