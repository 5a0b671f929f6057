/** A day on which nothing waits for an administrator. */
export const makeToday = (fields: Record<string, unknown> = {}) => ({
  since: '2026-11-14T13:02:00.000Z',
  ...{ overdueMessages: 0, messagesDueToday: 0, unansweredMessages: 0, joined: 0, newlyAsked: [] },
  ...{ withoutImage: 0, withoutText: 0, withoutScore: 0, withoutCategory: 0 },
  ...{
    awaitedOutOfStock: 0,
    toOrder: [],
    emptySearches: [],
    staleDrafts: 0,
    staleHidden: 0,
    expiringEvidence: 0,
    fallenScores: 0,
    openClaims: 0,
    planned: [],
  },
  ...fields,
})
