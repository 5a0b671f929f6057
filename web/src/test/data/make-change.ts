/** A change of the history as the API gives it; say only what the test is about. */
export const makeChange = (fields: Record<string, unknown> = {}) => ({
  id: '1',
  action: 'UPDATED',
  actorEmail: 'ada@ramure.example',
  actorToken: null,
  actorTokenId: null,
  subjectType: 'PRODUCT',
  subjectId: '11',
  before: null,
  after: null,
  createdAt: '2026-11-21T09:02:00.000Z',
  ...fields,
})

/** A part of a history; all of it unless `totalCount` says more. */
export const makeHistory = (items: unknown[], totalCount = items.length) => ({ items, totalCount })
