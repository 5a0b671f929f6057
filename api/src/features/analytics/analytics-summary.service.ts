import { requirePermission } from '../../platform/authorize.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { periodRules } from './analytics.rules.ts'
import { activePagesOf, activityOf, peopleIn, peopleSince, topCounts, totalsOf } from './analytics-counts.ts'
import type { AnalyticsSummary, AnalyticsTotals } from './analytics-summary.type.ts'
import { analyticsWindows } from './analytics-window.ts'
import { eventTypes } from './event-limits.rules.ts'

/** Entries of each list of the dashboard (specification, section 9). */
const topOf = 10

const dayMs = 24 * 3_600_000

/**
 * Usage over a period, and over the one before it (specification, section 3). Reads counts by the hour and by the day,
 * never the events: what it costs does not grow with their number.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function summariseAnalytics(ctx: RequestContext, input: unknown): Promise<AnalyticsSummary> {
  requirePermission(ctx, 'analytics.read')
  const { period } = parseInput(periodRules, input)
  const { em } = ctx
  const now = ctx.clock.now()
  const { current, previous, daysFrom } = await analyticsWindows(em, period, now)
  const count = await totalsOf(em, current)
  const lastDay = new Date(current.to.getTime() - dayMs)
  const pages = await topCounts(em, 'page', current, topOf)
  const others = await topCounts(em, 'other_page', current, topOf)
  const elements = await topCounts(em, 'element', current, topOf)
  const searches = await topCounts(em, 'empty_search', current, topOf)
  const days = await activityOf(em, 'day', daysFrom, current.to)
  return {
    from: current.from,
    ...totals(count, await peopleSince(em, current.from)),
    previous: totals(await totalsOf(em, previous), await peopleIn(em, previous)),
    activePages: await activePagesOf(em, current),
    recentEvents: eventsIn(await totalsOf(em, { from: lastDay, hoursFrom: lastDay, to: current.to })),
    topPages: pages.map(({ name, count }) => ({ pageName: name, count })),
    otherPages: others.map(({ name, count }) => ({ pageUrl: name, count })),
    topElements: elements.map(({ name, label, count }) => ({
      elementId: name || null,
      elementText: label || null,
      count,
    })),
    dailyStats: days.map(({ date, clicks }) => ({ date, clicks })).reverse(),
    activity: await activityOf(em, period === 'LAST_24_HOURS' ? 'hour' : 'day', current.from, current.to),
    funnel: {
      productViews: count('product_view'),
      addedToCart: count('add_to_cart'),
      waitlist: count('waitlist'),
    },
    emptySearches: searches.map(({ name, count }) => ({ term: name, count })),
  }
}

type Count = (name: string) => number

const eventsIn = (count: Count) => eventTypes.reduce((sum, type) => sum + count(type), 0)

function totals(count: Count, signedInUsers: number): AnalyticsTotals {
  const estimatedVisits = count('visit')
  return {
    totalClicks: count('click'),
    totalViews: count('view'),
    totalEvents: eventsIn(count),
    uniqueUsers: signedInUsers + estimatedVisits,
    signedInUsers,
    estimatedVisits,
  }
}
