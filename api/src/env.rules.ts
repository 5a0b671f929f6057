/** ADMIN_EMAIL when nothing else is set; the administration's sign-in form suggests it (specification, section 5). */
export const defaultAdminEmail = 'admin@ramure.example'

const dayMs = 24 * 3_600_000

/** How long what is known of people is kept when the owner chooses nothing else; the privacy page tells these. */
export const keptByDefault = {
  SESSION_IDLE_MS: 7 * dayMs,
  SESSION_ABSOLUTE_MS: 30 * dayMs,
  CART_LIFETIME_MS: 30 * dayMs,
  ORDER_REQUEST_HOURS: 24,
  ORDERS_KEPT_YEARS: 10,
  NEWSLETTER_UNCONFIRMED_KEPT_DAYS: 30,
  NEWSLETTER_LEFT_KEPT_MONTHS: 36,
  CONTACT_MESSAGES_KEPT_MONTHS: 36,
  WAITLIST_KEPT_MONTHS: 24,
  ANALYTICS_IDS_KEPT_MONTHS: 13,
  ANALYTICS_KEPT_MONTHS: 25,
} as const
