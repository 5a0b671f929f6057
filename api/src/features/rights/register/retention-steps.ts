import { before, deleting, type RetentionStep, setting } from '../../../platform/database/retention-step.ts'
import { sql } from '../../../platform/database/sql.ts'
import { mostRetries } from '../../../platform/mail/outbox.ts'
import { signInsKeptDays } from '../../accounts/security/sessions/sign-in-age.rules.ts'
import { forgetEvents, forgetVisitors } from '../../analytics/analytics-months.ts'
import { lastMailThread } from '../declarations/declaration.ts'
import { fixedAges, type RetentionRule } from '../declarations/retention.rules.ts'
import { AccountDeletion } from '../deletion/account-deletion.entity.ts'
import { eraseDueAccounts } from '../deletion/erase-accounts.ts'

/** Asked for and never confirmed. */
const unconfirmed = (now: Date, days: number) =>
  sql`confirmed_at is null and changed_at < ${before(now, days, 'days')}`

/** Asked for anew, perhaps by somebody else, and never confirmed: it has still left. */
const leftBefore = setting(
  'newsletter',
  sql`subscribed = false, changed_at = left_at`,
  (env, now) =>
    sql`subscribed and left_at is not null and ${unconfirmed(now, env.NEWSLETTER_UNCONFIRMED_KEPT_DAYS)}`,
)
const neverConfirmed = deleting(
  'newsletter',
  (env, now) => sql`left_at is null and ${unconfirmed(now, env.NEWSLETTER_UNCONFIRMED_KEPT_DAYS)}`,
)

const endedAccounts: RetentionStep = {
  async due(em, _env, now) {
    return em.count(AccountDeletion, { state: 'PLANNED', dueAt: { $lte: now } })
  },
  apply: (em, _env, now) => eraseDueAccounts(em, now),
}

/** The year ends where the shop's books are kept. */
const closedBefore = (now: Date, years: number) =>
  sql`(date_trunc('year', created_at at time zone 'Europe/Paris') + interval '1 year') at time zone 'Europe/Paris'
    <= ${before(now, years, 'years')}`
const oldOrders = setting(
  'orders',
  sql`user_id = null, customer_name = null, shipping_address = null`,
  (env, now) =>
    sql`num_nonnulls(user_id, customer_name, shipping_address) > 0 and ${closedBefore(now, env.ORDERS_KEPT_YEARS)}`,
)
/** Their customer may have changed their state. */
const oldSteps = setting(
  'order_status_changes',
  sql`changed_by = null`,
  (env, now) =>
    sql`changed_by is not null and order_id in (select id from orders where ${closedBefore(now, env.ORDERS_KEPT_YEARS)})`,
)

/** What each rule of the register does; the ages are variables of the environment. */
export const retentionSteps: Record<RetentionRule, RetentionStep> = {
  ACCOUNTS: endedAccounts,
  SESSIONS: deleting('sessions', (_env, now) => sql`expire <= ${now.toISOString()}`),
  SIGN_INS: deleting('sign_ins', (_env, now) => sql`created_at <= ${before(now, signInsKeptDays, 'days')}`),
  RATE_LIMITS: deleting('rate_limits', (_env, now) => sql`expire < ${now.getTime()}`),
  CART: deleting('cart', (_env, now) => sql`expires_at <= ${now.toISOString()}`),
  // Reads the whole table, which holds no more than a day of orders: an index would cost each order more.
  ORDER_REQUESTS: deleting(
    'order_requests',
    (env, now) => sql`created_at < ${before(now, env.ORDER_REQUEST_HOURS, 'hours')}`,
  ),
  ORDERS: {
    due: oldOrders.due,
    async apply(em, env, now) {
      await oldSteps.apply(em, env, now)
      return oldOrders.apply(em, env, now)
    },
  },
  WAITLIST: deleting(
    'waitlist',
    (env, now) => sql`created_at < ${before(now, env.WAITLIST_KEPT_MONTHS, 'months')}`,
  ),
  RESTOCK_REQUESTS: deleting(
    'restock_requests',
    (env, now) => sql`created_at < ${before(now, env.WAITLIST_KEPT_MONTHS, 'months')}`,
  ),
  NEWSLETTER_UNCONFIRMED: {
    due: neverConfirmed.due,
    async apply(em, env, now) {
      await leftBefore.apply(em, env, now)
      return neverConfirmed.apply(em, env, now)
    },
  },
  NEWSLETTER_LEFT: deleting(
    'newsletter',
    (env, now) =>
      sql`not subscribed and changed_at < ${before(now, env.NEWSLETTER_LEFT_KEPT_MONTHS, 'months')}`,
  ),
  // The entries stay, and speak of nobody. What is said from an account goes with the account.
  CONSENT_PEOPLE: deleting(
    'consent_people',
    () => sql`user_id is null
      and not exists (select 1 from newsletter where newsletter.email = consent_people.email)
      and not exists (select 1 from waitlist where waitlist.email = consent_people.email)`,
  ),
  // Answers and notes go with their message.
  CONTACT_MESSAGES: deleting('contact_messages', (env, now) => {
    const end = before(now, env.CONTACT_MESSAGES_KEPT_MONTHS, 'months')
    return sql`greatest(created_at, replied_at) < ${end} and not exists (
      select 1 from contact_replies where message_id = contact_messages.id and not internal and created_at >= ${end})`
  }),
  // Long enough to look into a complaint.
  MAILS: deleting(
    'outgoing_mails',
    (_env, now) =>
      sql`created_at < ${before(now, fixedAges.mailDays, 'days')} and (sent_at is not null or attempts > ${mostRetries})`,
  ),
  // The last that names its reader, who has no account any more.
  LAST_MAILS: deleting('outgoing_mails', () => sql`thread = ${lastMailThread} and sent_at is not null`),
  ACCOUNT_LINKS: deleting('account_links', (_env, now) => sql`expires_at <= ${now.toISOString()}`),
  PASSKEY_CHALLENGES: deleting('passkey_challenges', (_env, now) => sql`expires_at <= ${now.toISOString()}`),
  // Until then the list of the administration says that they have ended.
  API_TOKENS: deleting(
    'api_tokens',
    (_env, now) => sql`expires_at <= ${before(now, fixedAges.tokenDays, 'days')}`,
  ),
  INVITATIONS: deleting('team_invitations', (_env, now) => sql`expires_at <= ${now.toISOString()}`),
  PREVIEW_LINKS: deleting('preview_links', (_env, now) => sql`expires_at <= ${now.toISOString()}`),
  // First: what goes altogether need not be changed before.
  ANALYTICS: forgetEvents,
  ANALYTICS_IDS: forgetVisitors,
  ERASED_VISITS: deleting(
    'analytics_erased',
    (_env, now) => sql`erased_at < ${before(now, fixedAges.erasedVisitHours, 'hours')}`,
  ),
}

/** How long the runs themselves are told. */
export const oldRuns = deleting(
  'retention_runs',
  (_env, now) => sql`started_at < ${before(now, fixedAges.runDays, 'days')}`,
)
