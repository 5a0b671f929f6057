import { beforeEach, describe, expect, it } from 'vitest'
import { createAdmin } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'

const shop = openTestShop()
let admin: User
beforeEach(async () => {
  admin = await createAdmin(shop)
})

const hostile = '<img src=x onerror=window.__x=1>'

/** `n` events, one a minute, the last one now. */
const fill = (n: number) =>
  shop.em().execute(
    `insert into analytics (event_type, page_url, page_name, element_text, created_at)
     select 'click', '/' || i, ?, '=1+1', cast(? as timestamptz) - make_interval(mins => ? - i)
     from generate_series(1, ?) as i`,
    [hostile, shop.clock.now(), n, n],
  )

describe('the newest events', () => {
  it('are twenty, newest first, with every field of the specification, as they were sent', async () => {
    await fill(30)
    const { body } = await shop.get('/api/admin/analytics', { as: admin })
    expect(body.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => 30 - i))
    expect(body[0]).toEqual({
      id: 30,
      userId: null,
      sessionId: null,
      ipAddress: null,
      userAgent: null,
      country: null,
      city: null,
      pageUrl: '/30',
      pageName: hostile,
      elementType: null,
      elementId: null,
      elementText: '=1+1',
      eventType: 'click',
      metadata: {},
      createdAt: shop.clock.now().toISOString(),
    })
  })

  it('come in parts, the same ones by GraphQL', async () => {
    await fill(10)
    const rest = await shop.get('/api/admin/analytics?limit=3&offset=2', { as: admin })
    const { data } = (
      await shop.graphql(
        '{ analyticsEvents(limit: 3, offset: 2) { id pageUrl createdAt } }',
        {},
        { as: admin },
      )
    ).body
    expect(data.analyticsEvents).toEqual(
      rest.body.map((event: Record<string, unknown>) => ({
        id: String(event.id),
        pageUrl: event.pageUrl,
        createdAt: event.createdAt,
      })),
    )
    expect(rest.body.map(({ id }: { id: number }) => id)).toEqual([8, 7, 6])
  })

  it.each(['limit=0', 'limit=101', 'limit=a', 'offset=-1', 'offset=10001'])('refuses %s', async (query) => {
    expect((await shop.get(`/api/admin/analytics?${query}`, { as: admin })).status).toBe(400)
  })
})

describe('the export', () => {
  it('has every event of its period, over several pages, newest first; what would be a formula is text', async () => {
    await fill(1_500)
    const day = await shop.get('/api/admin/analytics/export.csv?period=LAST_24_HOURS', { as: admin })
    const month = await shop.get('/api/admin/analytics/export.csv', { as: admin })
    expect(month.headers.get('content-disposition')).toBe(
      'attachment; filename="mesure-audience-2026-11-21.csv"',
    )
    const lines = (text: string) => text.trimEnd().split('\r\n').slice(1)
    expect(lines(month.text)).toHaveLength(1_500)
    // 10:00 in France: from 11:00 of the day before on.
    expect(lines(day.text)).toHaveLength(23 * 60 + 1)
    expect(lines(day.text)[0]).toBe(`1500;2026-11-21 10:00:00;click;${hostile};/1500;;;'=1+1;;;;;;;{}`)
  })
})
