import { expect, it } from 'vitest'
import { makeEvent, makeSummary } from '../test/make-analytics.ts'
import { schemaFetch } from '../test/schema-fetch.ts'
import { makeClient } from './client.ts'
import { AdminAnalyticsDocument, type AnalyticsPeriod } from './generated/graphql.ts'

it('keeps usage a period each, and only what was told last', async () => {
  let asked = 0
  const fetch = schemaFetch({
    analyticsSummary: ({ period }: { period: string }) =>
      makeSummary({ totalClicks: period === 'LAST_7_DAYS' ? 7 : 30 }),
    analyticsEvents: () => {
      asked += 1
      return [makeEvent({ id: String(asked) }), makeEvent({ id: `old-${asked}` })]
    },
  })
  const client = makeClient({ uri: '/graphql', fetch })
  const ask = (period: AnalyticsPeriod) =>
    client.query({ query: AdminAnalyticsDocument, variables: { period }, fetchPolicy: 'network-only' })
  for (const period of ['LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_30_DAYS'] as const) await ask(period)
  const kept = (period: AnalyticsPeriod) =>
    client.readQuery({ query: AdminAnalyticsDocument, variables: { period } })
  expect(kept('LAST_7_DAYS')).toMatchObject({ analyticsSummary: { totalClicks: 7 } })
  expect(kept('LAST_30_DAYS')).toMatchObject({ analyticsSummary: { totalClicks: 30 } })
  expect(kept('LAST_30_DAYS')?.analyticsEvents.map(({ id }) => id)).toEqual(['3', 'old-3'])
  // Nothing of its own for each event: those of yesterday are gone.
  expect(Object.keys(client.extract() as object).filter((key) => /^Analytics/u.test(key))).toEqual([])
})
