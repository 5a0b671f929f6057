import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createSubscriber } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'

const shop = openTestShop()
const day = new Date('2026-10-01T08:00:00Z')
let as: User
beforeEach(async () => {
  as = await createAdmin(shop)
  await createSubscriber(shop, { email: 'confirmee@exemple.fr', confirmedAt: day })
  await createSubscriber(shop, { email: 'en-attente@exemple.fr' })
  await createSubscriber(shop, { email: 'partie@exemple.fr', subscribed: false, confirmedAt: day })
})

describe('the addresses of the newsletter', () => {
  test.each([
    ['', '', ['partie', 'en-attente', 'confirmee']],
    ['?state=confirmed', '(state: CONFIRMED)', ['confirmee']],
    ['?state=pending', '(state: PENDING)', ['en-attente']],
    ['?state=left', '(state: LEFT)', ['partie']],
    ['?q=ATTENTE', '(search: "ATTENTE")', ['en-attente']],
    ['?q=%25', '(search: "%")', []],
    ['?limit=1&offset=2', '(limit: 1, offset: 2)', ['confirmee']],
  ])('with « %s » are the same by both edges, newest first', async (query, args, expected) => {
    const rest = await shop.get(`/api/admin/newsletter${query}`, { as })
    const { body } = await shop.graphql(
      `{ newsletterSubscribers${args} { totalCount items { id email state confirmedAt changedAt createdAt } } }`,
      undefined,
      { as },
    )
    const { items, totalCount } = body.data.newsletterSubscribers
    expect(rest.body.map(({ email }: { email: string }) => email.split('@')[0])).toEqual(expected)
    expect(
      items.map((row: { id: string; state: string }) => ({
        ...row,
        id: Number(row.id),
        state: row.state.toLowerCase(),
      })),
    ).toEqual(rest.body)
    expect(String(totalCount)).toBe(rest.headers.get('x-total-count'))
  })

  test('tell when they were confirmed, and never the token that confirms and leaves', async () => {
    const { body, text } = await shop.get('/api/admin/newsletter?state=confirmed', { as })
    expect(body).toEqual([
      {
        ...{ id: 1, email: 'confirmee@exemple.fr', state: 'confirmed' },
        confirmedAt: day.toISOString(),
        changedAt: shop.clock.now().toISOString(),
        createdAt: shop.clock.now().toISOString(),
      },
    ])
    const csv = await shop.get('/api/admin/newsletter/export.csv', { as })
    for (const told of [text, csv.text]) expect(told).not.toContain('jeton')
    const { body: refused } = await shop.graphql('{ newsletterSubscribers { items { token } } }', undefined, {
      as,
    })
    expect(refused.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
  })

  test.each(['state=x', 'limit=0', 'offset=-1'])('« %s » is 400', async (query) => {
    expect((await shop.get(`/api/admin/newsletter?${query}`, { as })).status).toBe(400)
  })
})
