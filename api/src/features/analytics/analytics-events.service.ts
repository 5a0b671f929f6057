import { requirePermission } from '../../platform/authorize.ts'
import { withoutDeadline } from '../../platform/database/request-deadline.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { periodRules, recentEventsRules } from './analytics.rules.ts'
import { AnalyticsEvent } from './analytics-event.entity.ts'
import { analyticsWindows } from './analytics-window.ts'

const newestFirst = { createdAt: 'desc', id: 'desc' } as const

/** Rows that one statement of the export reads. */
const pageRows = 500

/**
 * The newest events, newest first (specification, section 7, GET /api/admin/analytics).
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export function listRecentEvents(ctx: RequestContext, input: unknown): Promise<AnalyticsEvent[]> {
  requirePermission(ctx, 'analytics.read')
  const part = parseInput(recentEventsRules, input)
  return ctx.em.find(AnalyticsEvent, {}, { ...part, orderBy: newestFirst })
}

/**
 * Every event of a period, newest first, for an export; a page at a time, each from the last event of the one before.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function streamEvents(
  ctx: RequestContext,
  input: unknown,
): Promise<AsyncIterable<AnalyticsEvent>> {
  requirePermission(ctx, 'persons.export')
  const { period } = parseInput(periodRules, input)
  const { current } = await analyticsWindows(ctx.em, period, ctx.clock.now())
  return eventsSince(ctx, current.from)
}

async function* eventsSince(ctx: RequestContext, from: Date): AsyncGenerator<AnalyticsEvent> {
  for (let last: AnalyticsEvent | undefined; ; ) {
    const { createdAt = ctx.clock.now(), id = Number.MAX_SAFE_INTEGER } = last ?? {}
    const older = { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] }
    const page: AnalyticsEvent[] = await withoutDeadline(() =>
      ctx.em.fork().find(
        AnalyticsEvent,
        // Said twice: the span is what the index is entered by.
        { createdAt: { $gte: from, $lte: createdAt }, ...older },
        { orderBy: newestFirst, limit: pageRows },
      ),
    )
    yield* page
    last = page.at(-1)
    if (page.length < pageRows) return
  }
}
