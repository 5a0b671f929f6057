import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../../env.ts'

/**
 * Deletes what people left with the shop when its time is over: messages, waitlist entries, subscriptions that were
 * never confirmed, addresses that have left. The ages are variables of the environment.
 */
export async function purgeEngagement(em: EntityManager, env: Env, now: Date): Promise<void> {
  const months = 'cast(? as timestamptz) - make_interval(months => ?)'
  // Answers and notes go with their message.
  await em.execute(
    `delete from contact_messages where greatest(created_at, replied_at) < ${months} and not exists (
       select 1 from contact_replies where message_id = contact_messages.id and not internal and created_at >= ${months})`,
    [now, env.CONTACT_MESSAGES_KEPT_MONTHS, now, env.CONTACT_MESSAGES_KEPT_MONTHS],
  )
  await em.execute(`delete from waitlist where created_at < ${months}`, [now, env.WAITLIST_KEPT_MONTHS])
  const unconfirmed = `confirmed_at is null and changed_at < cast(? as timestamptz) - make_interval(days => ?)`
  const days = [now, env.NEWSLETTER_UNCONFIRMED_KEPT_DAYS]
  // Asked for anew, perhaps by somebody else, and never confirmed: it has still left.
  await em.execute(
    `update newsletter set subscribed = false, changed_at = left_at
     where subscribed and left_at is not null and ${unconfirmed}`,
    days,
  )
  await em.execute(`delete from newsletter where left_at is null and ${unconfirmed}`, days)
  await em.execute(`delete from newsletter where not subscribed and changed_at < ${months}`, [
    now,
    env.NEWSLETTER_LEFT_KEPT_MONTHS,
  ])
}
