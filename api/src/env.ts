import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { defaultAdminEmail, keptByDefault } from './env.rules.ts'

const number = (fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(min).max(max).default(fallback)
const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on')

/** Fewest characters of a secret that signs sessions. */
const secretLength = 32

/** Every variable with its default; the README's table says the same in words. */
const rules = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: number(4000),
  /** Where people reach the shop: absolute links, sitemap, upload addresses. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Proxies in front whose X-Forwarded-* headers count. A number, never « true »: a client could then choose its address. */
  TRUST_PROXY: number(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_MAX: number(10, 1),
  DATABASE_CONNECT_TIMEOUT_MS: number(2_000, 1),
  /** After this long PostgreSQL ends a statement; the client gives up one second later. */
  DATABASE_STATEMENT_TIMEOUT_MS: number(3_000, 1),
  /** All that one request waits for the database, over its statements and connections; then it is 503. */
  DATABASE_REQUEST_TIMEOUT_MS: number(4_500, 1),
  DATA_DIR: z.string().default('./data'),
  SEED: z.enum(['demo', 'none']).optional(),
  SESSION_SECRET: z.string().min(secretLength, `at least ${secretLength} characters`).optional(),
  SESSION_IDLE_MS: number(keptByDefault.SESSION_IDLE_MS, 1),
  SESSION_ABSOLUTE_MS: number(keptByDefault.SESSION_ABSOLUTE_MS, 1),
  /** Browsers that one account may be signed in with; the one that has been idle longest goes first. */
  SESSIONS_PER_ACCOUNT: number(100, 1),
  ADMIN_EMAIL: z.email().default(defaultAdminEmail),
  ADMIN_PASSWORD: z.string().min(6).optional(),
  /** What the administration asks of who has no second factor: nothing, a word about it, or to set one up first. */
  ADMIN_SECOND_FACTOR: z.enum(['off', 'recommended', 'required']).default('recommended'),
  /** A cart line that nobody touches for this long is dropped. */
  CART_LIFETIME_MS: number(keptByDefault.CART_LIFETIME_MS, 1),
  /** An Idempotency-Key answers its order again for this long. */
  ORDER_REQUEST_HOURS: number(keptByDefault.ORDER_REQUEST_HOURS, 1),
  /** Requests that one API token may make; each copy of the shop counts for itself. */
  API_TOKEN_REQUESTS_PER_MINUTE: number(300, 1),
  /** Accounts that one address may open, or try to open. */
  REGISTRATIONS_PER_HOUR: number(30, 1),
  /** Failed logins that one account may have from one address, and one address over all accounts, within the window. */
  LOGIN_FAILURES_PER_ACCOUNT: number(10, 1),
  LOGIN_FAILURES_PER_ADDRESS: number(500, 1),
  /** The same for one account over all addresses, on devices that it has never signed in with. */
  LOGIN_FAILURES_PER_ACCOUNT_ANYWHERE: number(100, 1),
  LOGIN_FAILURES_WINDOW_MS: number(15 * 60_000, 1_000),
  /** Posts of each public form (newsletter, contact, waitlist) that one address may make. */
  PUBLIC_FORM_POSTS_PER_MINUTE: number(60, 1),
  /** Messages of the contact form, each a mail to the owner, that one address may send. */
  CONTACT_MESSAGES_PER_HOUR: number(20, 1),
  /** Entries of the waitlist, and of the newsletter, that one address may make: each newsletter entry is a mail. */
  PUBLIC_FORM_ENTRIES_PER_HOUR: number(100, 1),
  /** Mails that the newsletter sends to one address, however often it is typed in. */
  NEWSLETTER_MAILS_PER_HOUR: number(3, 1),
  /** How long people's facts are kept (features/rights/register). Orders: after the end of the year they were placed in. */
  ORDERS_KEPT_YEARS: number(keptByDefault.ORDERS_KEPT_YEARS, 1),
  NEWSLETTER_UNCONFIRMED_KEPT_DAYS: number(keptByDefault.NEWSLETTER_UNCONFIRMED_KEPT_DAYS, 1),
  NEWSLETTER_LEFT_KEPT_MONTHS: number(keptByDefault.NEWSLETTER_LEFT_KEPT_MONTHS, 1),
  CONTACT_MESSAGES_KEPT_MONTHS: number(keptByDefault.CONTACT_MESSAGES_KEPT_MONTHS, 1),
  WAITLIST_KEPT_MONTHS: number(keptByDefault.WAITLIST_KEPT_MONTHS, 1),
  /** Usage events that one address may send within ten seconds and within a day, and their bytes within a day. */
  ANALYTICS_EVENTS_PER_TEN_SECONDS: number(150, 1),
  ANALYTICS_EVENTS_PER_DAY: number(20_000, 1),
  ANALYTICS_BYTES_PER_DAY: number(20_000_000, 1),
  /** Events that may wait for the database; beyond, new ones are refused. */
  ANALYTICS_QUEUE_MAX: number(5_000, 1),
  /** How long usage events are kept: who did it, and that it was done. */
  ANALYTICS_IDS_KEPT_MONTHS: number(keptByDefault.ANALYTICS_IDS_KEPT_MONTHS, 1),
  ANALYTICS_KEPT_MONTHS: number(keptByDefault.ANALYTICS_KEPT_MONTHS, 1),
  /** Headers in which a trusted proxy tells where a visitor is, such as CF-IPCountry; none when empty. */
  GEO_COUNTRY_HEADER: z.string().default(''),
  GEO_CITY_HEADER: z.string().default(''),
  /** Mail server, e.g. smtps://user:password@mail.example. Absent: files in DATA_DIR/outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** How long a silent mail server is waited for, at each step: with the dozen steps of a mail, less than its lease. */
  SMTP_TIMEOUT_MS: number(10_000, 1, 20_000),
  MAIL_FROM: z.string().default('Ramure <bonjour@ramure.example>'),
  /** Where the messages of the contact form go. */
  CONTACT_EMAIL: z.email().default('bonjour@ramure.example'),
  /** Where images lie: in DATA_DIR/images, or in a bucket of an S3-compatible store. */
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).default(''),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default(''),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  S3_FORCE_PATH_STYLE: onOff('on'),
  /** Off: browsers cannot reach the store, so the shop receives their files for it. */
  S3_PRESIGNED_UPLOADS: onOff('on'),
  /** How long an address to send an image to is valid. */
  UPLOAD_URL_TTL_SECONDS: number(300, 1),
  /** Images that were sent and never used: how long each is kept, and how many at once. */
  UPLOAD_UNUSED_HOURS: number(24, 1),
  UPLOADS_KEPT_MAX: number(500, 1),
  /** Images that nothing shows any more: meanwhile the history can still bring them back. */
  UNUSED_IMAGE_DAYS: number(30, 1),
  /** Which texts GraphQL executes: those of everybody, or the documents of the web client alone. */
  GRAPHQL_DOCUMENTS: z.enum(['any', 'known']).default('any'),
  GRAPHQL_INTROSPECTION: onOff('on'),
  /** Unsaid: where developers work, as long as it can read the schema and ask what they like. */
  GRAPHQL_PLAYGROUND: z.enum(['on', 'off']).optional(),
  BODY_LIMIT_BYTES: number(100_000, 1),
  /** Largest answer to a read; the longest article must fit. */
  ANSWER_LIMIT_BYTES: number(6_000_000, 1_000_000),
  /** Pages and public answers that are kept in memory, as they are sent. */
  PUBLISHED_CACHE_BYTES: number(64_000_000, 1_000_000),
  /** Who waits longer than this for a page is sent an empty one, which the browser fills. */
  PAGE_PATIENCE_MS: number(500, 1),
  HTTP_HEADERS_TIMEOUT_MS: number(10_000, 1),
  HTTP_REQUEST_TIMEOUT_MS: number(14_000, 1),
  HTTP_STALL_TIMEOUT_MS: number(15_000, 1),
  HTTP_KEEP_ALIVE_MS: number(10_000, 1),
  /** After SIGTERM /readyz says 503 for this long while requests are still taken; 5 s in production, else none. */
  SHUTDOWN_DRAIN_MS: z.coerce.number().int().min(0).optional(),
  /** Requests in flight get this long to finish after that. */
  SHUTDOWN_GRACE_MS: number(10_000, 1),
  /** What is done about claims that nobody can prove: nothing, tell administrators, or refuse to publish forbidden ones. */
  CLAIMS_GUARD: z.enum(['off', 'warn', 'block']).default('warn'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Settings of one process, complete and typed. */
export type Env = Readonly<
  Omit<
    z.output<typeof rules>,
    'PUBLIC_URL' | 'SESSION_SECRET' | 'SHUTDOWN_DRAIN_MS' | 'GRAPHQL_PLAYGROUND'
  > & {
    PUBLIC_URL: string
    GRAPHQL_PLAYGROUND: boolean
    SESSION_SECRET: string
    SHUTDOWN_DRAIN_MS: number
  }
>

/**
 * Reads the environment, once. The only reader of `process.env` in the api.
 * @throws Error that lists every problem together.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = rules.safeParse(given)
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (given.NODE_ENV === 'production' && !given.SESSION_SECRET)
    problems.push(`SESSION_SECRET: required with NODE_ENV=production (at least ${secretLength} characters)`)
  // Cookies are Secure then, and never set over what looks like plain http: a login without a cookie.
  if (given.PUBLIC_URL?.startsWith('https:') && !Number(given.TRUST_PROXY))
    problems.push(
      'TRUST_PROXY: PUBLIC_URL is https, so a proxy ends TLS in front of the shop: say how many (1 or more)',
    )
  if (given.STORAGE === 's3')
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      if (!given[name]) problems.push(`${name}: required with STORAGE=s3`)
  if (!result.success || problems.length > 0)
    throw new Error(
      `The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
  const env = result.data
  const dataDir = resolve(env.DATA_DIR)
  return {
    ...env,
    DATA_DIR: dataDir,
    SHUTDOWN_DRAIN_MS: env.SHUTDOWN_DRAIN_MS ?? (env.NODE_ENV === 'production' ? 5_000 : 0),
    GRAPHQL_PLAYGROUND: env.GRAPHQL_PLAYGROUND
      ? env.GRAPHQL_PLAYGROUND === 'on'
      : env.NODE_ENV !== 'production' && env.GRAPHQL_INTROSPECTION && env.GRAPHQL_DOCUMENTS === 'any',
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    SESSION_SECRET: env.SESSION_SECRET ?? keptSecret(join(dataDir, 'session-secret')),
  }
}

/** A secret made once and kept beside the data, readable by its owner alone. One that was not written whole is none. */
function keptSecret(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (kept.length >= secretLength) return kept
  const secret = randomBytes(48).toString('base64url')
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(`${file}.part`, `${secret}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
  return secret
}
