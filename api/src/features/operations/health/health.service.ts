import { constants } from 'node:fs'
import { access, readFile, statfs } from 'node:fs/promises'
import { requirePermission } from '../../../platform/authorize.ts'
import { mostRetries } from '../../../platform/mail/outbox.ts'
import type { RequestContext } from '../../../platform/request-context.ts'

/** What the shop stands on, and what waits in it. */
export interface ShopHealth {
  now: Date
  /** Since when the process that answers runs. */
  startedAt: Date
  shopVersion: string
  nodeVersion: string
  databaseKind: 'POSTGRESQL' | 'EMBEDDED'
  databaseVersion: string
  databaseBytes: number
  /** How long a question to the database took. */
  databaseMs: number
  storageKind: 'DISK' | 'S3'
  storageWorks: boolean
  /** Of the disk that DATA_DIR lies on; null where it cannot be asked. */
  diskFreeBytes: number | null
  diskTotalBytes: number | null
  dataWritable: boolean
  /** The name of the mail server; null when mails become files. */
  mailServer: string | null
  lastMailAt: Date | null
  mailsWaiting: number
  mailsRetrying: number
  mailsFailed: number
  /** Products and articles whose planned time is to come. */
  planned: number
  /** Rows that the process that answers has yet to write: events of the measurement. */
  queuedRows: number
}

interface Counted {
  version: string
  bytes: number
  lastMailAt: Date | string | null
  mailsWaiting: number
  mailsRetrying: number
  mailsFailed: number
  planned: number
}

/**
 * How the database, the storage, the disk and the mails are now; nothing of it is a secret, no address has a password.
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function readHealth(ctx: RequestContext): Promise<ShopHealth> {
  requirePermission(ctx, 'operations')
  const { env, storage, queues } = ctx
  const began = performance.now()
  await ctx.em.execute('select 1')
  const databaseMs = Math.round((performance.now() - began) * 10) / 10
  const [counted] = await ctx.em.execute<Counted[]>(
    `select current_setting('server_version') as version,
       pg_database_size(current_database())::float8 as bytes, mails.*,
       ((select count(*) from products where publish_at is not null)
         + (select count(*) from posts where publish_at is not null))::float8 as planned
     from (select max(sent_at) as "lastMailAt",
         count(*) filter (where sent_at is null and attempts <= ? and last_error is null)::float8 as "mailsWaiting",
         count(*) filter (where sent_at is null and attempts <= ? and last_error is not null)::float8 as "mailsRetrying",
         count(*) filter (where sent_at is null and attempts > ?)::float8 as "mailsFailed"
       from outgoing_mails) as mails`,
    [mostRetries, mostRetries, mostRetries],
  )
  if (!counted) throw new Error('The database counted nothing.')
  const { version, bytes, lastMailAt, ...counts } = counted
  const disk = await statfs(env.DATA_DIR).catch(() => null)
  return {
    now: ctx.clock.now(),
    startedAt: new Date(Date.now() - process.uptime() * 1_000),
    shopVersion: await shopVersion(),
    nodeVersion: process.versions.node,
    databaseKind: env.DATABASE_URL ? 'POSTGRESQL' : 'EMBEDDED',
    databaseVersion: version.split(' ')[0] ?? version,
    ...{ databaseBytes: bytes, databaseMs },
    storageKind: env.STORAGE === 'disk' ? 'DISK' : 'S3',
    storageWorks: await succeeds(storage.sizeOf('etat-de-la-boutique')),
    diskFreeBytes: disk && disk.bavail * disk.bsize,
    diskTotalBytes: disk && disk.blocks * disk.bsize,
    dataWritable: await succeeds(access(env.DATA_DIR, constants.W_OK)),
    mailServer: env.SMTP_URL ? new URL(env.SMTP_URL).hostname : null,
    lastMailAt: lastMailAt === null ? null : new Date(lastMailAt),
    ...counts,
    queuedRows: queues.waiting(),
  }
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/** From package.json, which lies where the shop is started. */
const shopVersion = async (): Promise<string> => {
  const text = await readFile('package.json', 'utf8').catch(() => '{}')
  const { version } = JSON.parse(text) as { version?: string }
  return version ?? ''
}
