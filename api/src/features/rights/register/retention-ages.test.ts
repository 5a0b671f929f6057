import { expect, test } from 'vitest'
import { createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { prepareAnalyticsMonths } from '../../analytics/analytics-months.ts'
import { lastMailThread } from '../declarations/declaration.ts'
import type { RetentionRule } from '../declarations/retention.rules.ts'
import { RetentionRun } from './retention-run.entity.ts'
import { rehearseRetention, runRetention } from './run-retention.ts'

const shop = openTestShop()
const said = new Date('2026-03-10T09:00:00.000Z')
const email = 'ana@exemple.fr'

const insert = async (table: string, facts: Record<string, unknown>) => {
  const names = Object.keys(facts)
  await shop
    .em()
    .execute(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      Object.values(facts),
    )
}
const userId = async () => (await createUser(shop, { email })).id
const product = async () => {
  const [row] = await shop
    .em()
    .execute<{ id: number }[]>(
      `insert into products (name, price, eco_score, description) values ('Savon', 5, 7, '') returning id`,
    )
  return row?.id ?? 0
}
const expiring = { expires_at: said }
const visit = { page_url: '/', page_name: 'Home', session_id: 'visite', created_at: said }
const readable = { first_name: 'Ana', last_name: 'Petit', email, created_at: said }

/** A row that a rule is about, and either the first instant at which its time is over, or what makes it so. */
type Case = { put: () => Promise<void> } & ({ end: string } | { overBy: () => Promise<unknown> })

const cases: Record<RetentionRule, Case> = {
  ACCOUNTS: {
    put: async () =>
      insert('account_deletions', { user_id: await userId(), requested_at: said, due_at: said }),
    end: '2026-03-10T09:00:00.000Z',
  },
  SESSIONS: {
    put: () => insert('sessions', { sid: 'a', sess: '{}', expire: said }),
    end: '2026-03-10T09:00:00.000Z',
  },
  SIGN_INS: {
    put: async () =>
      insert('sign_ins', {
        ...{ user_id: await userId(), outcome: 'SUCCEEDED', method: 'PASSKEY', created_at: said },
      }),
    end: '2026-06-08T09:00:00.000Z',
  },
  RATE_LIMITS: {
    put: () => insert('rate_limits', { key: 'a', points: 1, expire: said.getTime() }),
    end: '2026-03-10T09:00:00.001Z',
  },
  CART: {
    put: async () => insert('cart', { user_id: await userId(), product_id: await product(), ...expiring }),
    end: '2026-03-10T09:00:00.000Z',
  },
  ORDER_REQUESTS: {
    put: async () => {
      const user_id = await userId()
      await insert('orders', { id: 1, user_id, total: 1, created_at: said })
      const answer = { key: 'k', body_hash: 'x', answer: '{}' }
      await insert('order_requests', { user_id, order_id: 1, ...answer, created_at: said })
    },
    end: '2026-03-11T09:00:00.001Z',
  },
  ORDERS: {
    // The year ends at midnight in France.
    put: async () => insert('orders', { user_id: await userId(), total: 1, created_at: said }),
    end: '2036-12-31T23:00:00.000Z',
  },
  WAITLIST: { put: () => insert('waitlist', readable), end: '2028-03-10T09:00:00.001Z' },
  RESTOCK_REQUESTS: {
    put: async () =>
      insert('restock_requests', {
        ...{ user_id: await userId(), product_id: await product(), created_at: said },
      }),
    end: '2028-03-10T09:00:00.001Z',
  },
  NEWSLETTER_UNCONFIRMED: {
    put: () => insert('newsletter', { email, token: 't', changed_at: said }),
    end: '2026-04-09T09:00:00.001Z',
  },
  NEWSLETTER_LEFT: {
    put: () =>
      insert('newsletter', {
        ...{ email, token: 't', subscribed: false },
        ...{ confirmed_at: said, left_at: said, changed_at: said },
      }),
    end: '2029-03-10T09:00:00.001Z',
  },
  CONSENT_PEOPLE: {
    put: async () => {
      await insert('newsletter', { email, token: 't', changed_at: said, confirmed_at: said })
      await insert('consent_people', { pseudonym: 'a'.repeat(64), email, created_at: said })
    },
    overBy: () => shop.em().execute('delete from newsletter'),
  },
  CONTACT_MESSAGES: {
    put: () => insert('contact_messages', { ...readable, subject: 'Colis', message: '?' }),
    end: '2029-03-10T09:00:00.001Z',
  },
  MAILS: {
    put: () =>
      insert('outgoing_mails', {
        ...{ recipient: email, subject: 'Bonjour', text: '' },
        ...{ due_at: said, sent_at: said, created_at: said },
      }),
    end: '2026-04-09T09:00:00.001Z',
  },
  LAST_MAILS: {
    put: () =>
      insert('outgoing_mails', {
        ...{ recipient: email, subject: 'Adieu', text: '', thread: lastMailThread },
        ...{ due_at: said, created_at: said },
      }),
    overBy: () => shop.em().execute('update outgoing_mails set sent_at = ?', [said]),
  },
  ACCOUNT_LINKS: {
    put: async () =>
      insert('account_links', {
        ...{ user_id: await userId(), purpose: 'CONFIRM_EMAIL', email, token_hash: 'a' },
        ...expiring,
      }),
    end: '2026-03-10T09:00:00.000Z',
  },
  PASSKEY_CHALLENGES: {
    put: () =>
      insert('passkey_challenges', {
        ...{ challenge: 'a'.repeat(43), purpose: 'SIGN_IN', browser_hash: 'b' },
        ...expiring,
      }),
    end: '2026-03-10T09:00:00.000Z',
  },
  API_TOKENS: {
    put: async () =>
      insert('api_tokens', {
        ...{ user_id: await userId(), name: 'Caisse', scopes: '{INBOX}', token_hash: 'a' },
        ...expiring,
      }),
    end: '2026-04-09T09:00:00.000Z',
  },
  INVITATIONS: {
    put: async () =>
      insert('team_invitations', {
        ...{ email: 'lea@exemple.fr', roles: '{CONTENT}', invited_by: await userId(), token_hash: 'a' },
        ...expiring,
      }),
    end: '2026-03-10T09:00:00.000Z',
  },
  PREVIEW_LINKS: {
    put: async () =>
      insert('preview_links', {
        ...{ token_hash: 'a', product_id: await product(), created_by: email },
        ...expiring,
      }),
    end: '2026-03-10T09:00:00.000Z',
  },
  ANALYTICS_IDS: {
    put: async () => {
      await prepareAnalyticsMonths(shop.em(), said)
      await insert('analytics', visit)
    },
    end: '2027-04-10T09:00:00.001Z',
  },
  ANALYTICS: {
    put: async () => {
      await prepareAnalyticsMonths(shop.em(), said)
      await insert('analytics', visit)
    },
    end: '2028-04-10T09:00:00.001Z',
  },
  ERASED_VISITS: {
    put: () => insert('analytics_erased', { visit: 'a'.repeat(64), erased_at: said }),
    end: '2026-03-11T09:00:00.001Z',
  },
}

test.for(Object.entries(cases) as [RetentionRule, Case][])(
  '%s: a row stays until its time is over to the millisecond, then goes, and the round says so',
  async ([rule, one]) => {
    const dueAt = async (now: Date) => (await rehearseRetention(shop.em(), shop.env, now))[rule]
    const end = 'end' in one ? new Date(one.end) : said
    await one.put()
    expect(await dueAt('end' in one ? new Date(end.getTime() - 1) : end), 'before').toBe(0)
    if ('overBy' in one) await one.overBy()
    expect(await dueAt(end), 'at its end').toBe(1)

    await runRetention(shop.em(), shop.env, end)
    expect(await dueAt(end), 'afterwards').toBe(0)
    const [run] = await shop.em().find(RetentionRun, {}, { orderBy: { id: 'desc' }, limit: 1 })
    expect(run?.counts[rule]).toBe(1)
    expect(run?.failures).toEqual({})
  },
)
