import { describe, expect, it } from 'vitest'
import { makeEvent, makeSummary } from '../test/data/make-analytics.ts'
import { makeOrder, makeOrders } from '../test/data/make-order.ts'
import { makePage } from '../test/data/make-page.ts'
import { makeProduct } from '../test/data/make-product.ts'
import { schemaFetch } from '../test/schema-fetch.ts'
import { makeClient } from './client.ts'
import {
  AccountOrdersDocument,
  AdminAnalyticsDocument,
  type AnalyticsPeriod,
} from './generated/admin/graphql.ts'
import { VisitorHomeDocument } from './generated/home/graphql.ts'
import { ProductScoreDocument } from './generated/score/graphql.ts'

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

it('keeps the evidence of points that are asked for without it', async () => {
  const points = { criterion: 'MATERIALS', points: '1.9', reason: 'Inox recyclé' }
  const evidence = {
    ...{ id: '3', kind: 'CERTIFICATE', title: 'Certificat', number: 'R-1', liveUntil: null },
    ...{ issuer: null, validFrom: null, protocol: null },
    ...{ state: 'LIVE', sample: false, fileUrl: null },
  }
  const assessment = {
    id: '7',
    total: '8.6',
    externalTotal: '1.9',
    criteria: [{ ...points, evidence: [evidence] }],
  }
  const product = makeProduct({ id: '1', assessment })
  const client = makeClient({
    uri: '/graphql',
    fetch: schemaFetch({
      product,
      products: makePage([product]),
      posts: { items: [], totalCount: 0 },
      informationPage: null,
    }),
  })
  const whole = { query: ProductScoreDocument, variables: { id: '1' } }
  await client.query(whole)
  await client.query({ query: VisitorHomeDocument })
  expect(client.readQuery(whole)?.product?.assessment?.criteria).toMatchObject([
    { ...points, evidence: [{ id: evidence.id }] },
  ])
})

describe('a list that is kept as one', () => {
  const orders = Array.from({ length: 30 }, (_, index) => makeOrder({ id: String(30 - index) }))

  /** Its ids after these parts came in this order. */
  async function idsAfter(...offsets: number[]) {
    const parts = ({ limit, offset }: { limit: number; offset: number }) =>
      makeOrders(orders.slice(offset, offset + limit), orders.length)
    const client = makeClient({ uri: '/graphql', fetch: schemaFetch({ orders: parts }) })
    const question = (offset: number) => ({ query: AccountOrdersDocument, variables: { limit: 10, offset } })
    for (const offset of offsets) {
      const { data } = await client.query({ ...question(offset), fetchPolicy: 'no-cache' })
      if (data) client.writeQuery({ ...question(offset), data })
    }
    return client.readQuery(question(0))?.orders.items.map(({ id }) => id)
  }
  const first = (count: number) => orders.slice(0, count).map(({ id }) => id)

  it('grows by the part that follows', async () => {
    expect(await idsAfter(0, 10, 20)).toEqual(first(30))
  })

  it('has no gap when it was started anew while a later part was on its way', async () => {
    expect(await idsAfter(0, 10, 0, 20)).toEqual(first(10))
  })

  it('does not begin in its middle', async () => {
    expect(await idsAfter(10)).toBeUndefined()
  })
})
