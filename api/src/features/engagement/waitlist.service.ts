import { invalidInput } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { countFormEntry, countFormPost, isFilledByRobot } from './form-throttle.ts'
import { joinWaitlistRules } from './waitlist.rules.ts'

/**
 * Puts a person on the waitlist. The same address again keeps one row and gains the products
 * (spec section 7, POST /api/waitlist); whoever wants one more waits anew. Only who is signed in with it may change
 * the names on it, for anybody can type an address. Says the same in every case: nobody learns who is on it.
 * @throws BAD_USER_INPUT, also for a product that does not exist; TOO_MANY_REQUESTS.
 */
export async function joinWaitlist(ctx: RequestContext, input: unknown): Promise<void> {
  await countFormPost(ctx, 'waitlist')
  if (isFilledByRobot(input)) return
  const { firstName, lastName, email, productIds } = parseInput(joinWaitlistRules, input)
  await countFormEntry(ctx, 'waitlist')
  // Asked of the database: engagement builds on no other feature.
  const [{ known }] = (await ctx.em.execute(
    'select count(*)::int as known from products where id = any(?::int[])',
    [`{${productIds.join(',')}}`],
  )) as [{ known: number }]
  if (known < productIds.length) {
    const message = 'Un des produits n’existe pas.'
    throw invalidInput(message, { productIds: message })
  }
  const isOwner = ctx.viewer?.email === email
  await ctx.em.execute(
    `insert into waitlist as entry (first_name, last_name, email, product_ids, created_at)
       values (?, ?, ?, ?::text[], ?)
     on conflict (email) do update set
       first_name = case when ? then excluded.first_name else entry.first_name end,
       last_name = case when ? then excluded.last_name else entry.last_name end,
       -- Who was told of the opening and wants another product waits anew.
       notified = entry.notified and entry.product_ids @> excluded.product_ids,
       product_ids = array(select distinct unnest(entry.product_ids || excluded.product_ids) order by 1)`,
    [firstName, lastName, email, `{${productIds.join(',')}}`, ctx.clock.now(), isOwner, isOwner],
  )
}
