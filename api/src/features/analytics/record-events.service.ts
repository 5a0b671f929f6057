import { clientNetwork } from '../../platform/client-network.ts'
import { unavailable } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { QueuedWrite } from '../../platform/write-queue.ts'
import { eventsRules } from './analytics.rules.ts'
import { type StoredEvent, storedEvent, visitorOf } from './stored-event.ts'

/**
 * Notes one event or a list of them (spec section 7, POST /api/analytics): checked, queued, written within a second.
 * Nobody waits for the table, and an acknowledged event is lost only with the process. One bad event refuses the list.
 * @param visitId the visit that consent was given for; null without consent: then nothing is kept of who it was.
 * @throws TOO_MANY_REQUESTS beyond ANALYTICS_POSTS_PER_TEN_SECONDS, BAD_USER_INPUT, SERVICE_UNAVAILABLE when too
 * many events wait already.
 */
export async function recordEvents(
  ctx: RequestContext,
  input: unknown,
  visitId: string | null,
): Promise<void> {
  await countPost(ctx)
  const visitor = visitorOf(ctx, visitId)
  const rows = parseInput(eventsRules, input).map((event) => storedEvent(ctx, event, visitor))
  if (!ctx.queues.offer(eventRows, rows, ctx.env.ANALYTICS_QUEUE_MAX)) throw unavailable()
}

/** Counted in memory: a write to the database for each would cost more than the event. */
const countPost = (ctx: RequestContext) =>
  ctx
    .limit({
      name: 'analytics',
      points: ctx.env.ANALYTICS_POSTS_PER_TEN_SECONDS,
      windowMs: 10_000,
      inMemory: true,
    })
    .count(clientNetwork(ctx.clientAddress))

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

/** The rows on their way into `analytics`, in one statement. An account that is gone by then leaves no link. */
const eventRows: QueuedWrite<StoredEvent> = {
  name: 'analytics',
  batch: 500,
  async write(em, rows) {
    await em.execute(
      `insert into analytics (user_id, ${names})
       select (select id from users where users.id = event.user_id), ${names}
       from jsonb_to_recordset(cast(? as jsonb)) as event (${shape})`,
      [JSON.stringify(rows)],
    )
  },
}
