const hourMs = 3_600_000

const totals = {
  totalEvents: 0,
  totalClicks: 0,
  totalViews: 0,
  uniqueUsers: 0,
  signedInUsers: 0,
  estimatedVisits: 0,
}

/** A stretch of the chart: `count` hours or days up to 21 November 2026, midnight in Paris. */
export const makeActivity = (count: number, stepMs = 24 * hourMs, fields: Record<string, number> = {}) =>
  Array.from({ length: count }, (_, place) => ({
    startsAt: new Date(Date.UTC(2026, 10, 20, 23) - (count - 1 - place) * stepMs).toISOString(),
    views: 0,
    clicks: 0,
    ...fields,
  }))

/** Days of clicks, the newest first; those that are not told had none. */
export const makeDays = (...clicks: number[]) =>
  Array.from({ length: 30 }, (_, place) => ({
    date: new Date(Date.UTC(2026, 10, 21 - place)).toISOString().slice(0, 10),
    clicks: clicks[place] ?? 0,
  }))

/** What the dashboard tells of a shop that nobody has visited yet. */
export const makeSummary = (fields: Record<string, unknown> = {}) => ({
  from: '2026-10-22T22:00:00.000Z',
  ...totals,
  previous: totals,
  activePages: 0,
  recentEvents: 0,
  topPages: [],
  otherPages: [],
  topElements: [],
  dailyStats: makeDays(),
  activity: makeActivity(30),
  funnel: { productViews: 0, addedToCart: 0, waitlist: 0 },
  emptySearches: [],
  ...fields,
})

/** Something that a visitor did. */
export const makeEvent = (fields: Record<string, unknown> = {}) => ({
  ...{ id: '1', eventType: 'click', pageName: 'Home', pageUrl: '/', metadata: {} },
  ...{ elementId: 'cta', elementText: 'Découvrir', elementType: 'button' },
  ...{ userId: null, sessionId: null, ipAddress: null, userAgent: null, country: null, city: null },
  createdAt: '2026-11-21T13:02:00.000Z',
  ...fields,
})

/** Products that nobody has seen, added or waits for. */
export const noUsage = { items: [], totalCount: 0 }
