import type { QueuedWrite } from '../../platform/database/write-queue.ts'
import { tooManyRequests, unavailable } from '../../platform/errors.ts'
import { clientNetwork } from '../../platform/http/client-info.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { eventsRules, maxEventsPerPost } from './analytics.rules.ts'
import { type StoredEvent, storedEvent, visitorOf } from './stored-event.ts'

/**
 * Notes one event or a list of them (specification, section 7): checked, queued, written within a second.
 * Nobody waits for the table, and an acknowledged event is lost only with the process. One bad event refuses the list.
 * What administrators do is not counted: they are at work, and a small shop would mostly measure itself.
 * Of a browser that asks not to be tracked (Sec-GPC: 1) nothing is kept at all.
 * @param consented whether visits may be told apart; without, nothing is kept of who it was, and the visit ends.
 * @throws TOO_MANY_REQUESTS beyond what one address may send within ten seconds or a day, or have waiting;
 * BAD_USER_INPUT; SERVICE_UNAVAILABLE when too many events of everybody wait already.
 */
export async function recordEvents(ctx: RequestContext, input: unknown, consented: boolean): Promise<void> {
  const from = clientNetwork(ctx.clientAddress, 56)
  await countEvents(ctx, from, input)
  const { refusesTracking } = ctx.client
  const isToldApart = consented && !refusesTracking && !ctx.viewer?.isAdmin
  if (!isToldApart) ctx.visit.end()
  const visitor = visitorOf(ctx, isToldApart ? ctx.visit.continue() : null)
  const rows = parseInput(eventsRules, input).map((event) => storedEvent(ctx, event, visitor))
  if (refusesTracking || ctx.viewer?.isAdmin) return
  await countBytes(ctx, from, rows)
  const all = ctx.env.ANALYTICS_QUEUE_MAX
  const outcome = ctx.queues.offer(eventRows, rows, { from, each: Math.ceil(all / queueShares), all })
  if (outcome === 'each') throw tooManyRequests(queueWaitSeconds)
  if (outcome === 'all') throw unavailable()
}

/** One address may have this part of the queue waiting, so that others find places while the database is away. */
const queueShares = 10
const queueWaitSeconds = 5

const dayMs = 24 * 3_600_000

/** Counted in memory: a write to the database for each post would cost more than its events. */
const limitOf = (ctx: RequestContext, name: string, points: number, windowMs: number) =>
  ctx.limit({ name, points, windowMs, inMemory: true })

/** Counts before anything is read of them: bad events are work as well. */
async function countEvents(ctx: RequestContext, from: string, input: unknown): Promise<void> {
  const { ANALYTICS_EVENTS_PER_TEN_SECONDS: most, ANALYTICS_EVENTS_PER_DAY: share } = ctx.env
  const events = Array.isArray(input) ? Math.min(Math.max(1, input.length), maxEventsPerPost) : 1
  await limitOf(ctx, 'analytics', most, 10_000).count(from, events)
  await limitOf(ctx, 'analytics-day', share, dayMs).count(from, events)
}

/** Counts what the rows will take of the disk, about: as the JSON in which they wait for it. */
const countBytes = (ctx: RequestContext, from: string, rows: StoredEvent[]) =>
  limitOf(ctx, 'analytics-bytes', ctx.env.ANALYTICS_BYTES_PER_DAY, dayMs).count(
    from,
    Buffer.byteLength(JSON.stringify(rows)),
  )

const columns = {
  session_id: 'text',
  ip_address: 'text',
  user_agent: 'text',
  country: 'text',
  city: 'text',
  page_url: 'text',
  page_name: 'text',
  element_type: 'text',
  element_id: 'text',
  element_text: 'text',
  event_type: 'text',
  entrance: 'boolean',
  metadata: 'jsonb',
  created_at: 'timestamptz',
} as const satisfies Partial<Record<keyof StoredEvent, string>>

const names = Object.keys(columns).join(', ')
const shape = Object.entries({ user_id: 'text', ...columns })
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')

/**
 * The rows on their way into `analytics`, in one statement. An account that is gone by then leaves no link, a visit that
 * was erased by then no row.
 */
const eventRows: QueuedWrite<StoredEvent> = {
  name: 'analytics',
  batch: 500,
  async write(em, rows) {
    await em.execute(
      `insert into analytics (user_id, ${names})
       select (select id from users where users.id = event.user_id), ${names}
       from jsonb_to_recordset(cast(? as jsonb)) as event (${shape})
       where session_id is null or not exists (select from analytics_erased
         where visit = encode(sha256(convert_to(event.session_id, 'UTF8')), 'hex'))`,
      [JSON.stringify(rows)],
    )
  },
}
