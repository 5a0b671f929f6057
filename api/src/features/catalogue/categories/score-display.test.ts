import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createOrder, createProduct, createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const update = `mutation ($input: CategoryChanges!) {
  updateCategory(id: 1, input: $input) { scoreDisplay scoreDisplayReason } }`
const reason = 'Décret 2025-957'

/** The best score lies in the category that will show no total. */
beforeEach(async () => {
  await createCategory(shop, { name: 'Vêtements', slug: 'vetements' })
  await createProduct(shop, { name: 'Pull', ecoScore: '9.5', category: 1 })
  await createProduct(shop, { name: 'Savon', ecoScore: '6.0' })
  await createProduct(shop, { name: 'Gourde', ecoScore: '8.6' })
})

async function listed(args: string) {
  const { body } = await shop.graphql(
    `{ products(${args}) { totalCount items { id scoreDisplay ecoScore } facets { withoutTotal ecoBands { count } } } }`,
  )
  const { items, ...list } = body.data.products
  return { ...list, ids: items.map(({ id }: { id: string }) => Number(id)), items }
}

describe('a category that shows no total', () => {
  test('is one that a reason was given for, and it comes back from the history', async () => {
    const refused = await admin.graphql(update, { input: { scoreDisplay: 'CRITERIA' } })
    expect(refused.body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    await admin.data(update, { input: { scoreDisplay: 'CRITERIA', scoreDisplayReason: reason } })
    const { body } = await shop.get('/api/categories/1')
    expect(body).toMatchObject({ scoreDisplay: 'CRITERIA', scoreDisplayReason: reason })
    const { history } = await admin.data(
      '{ history(subjectType: CATEGORY, subjectId: "1") { items { id actorEmail after } } }',
    )
    expect(history.items[0].after).toMatchObject({ scoreDisplay: 'CRITERIA', scoreDisplayReason: reason })
    const who = '{ category(id: 1) { scoreDisplayDecision { by at } } }'
    const { by, at } = (await admin.data(who)).category.scoreDisplayDecision
    expect(by).toBe(admin.person().email)
    await admin.data('mutation { updateCategory(id: 1, input: { name: "Linge", goods: CLOTHING }) { id } }')
    expect((await admin.data(who)).category.scoreDisplayDecision).toEqual({ by, at })
    expect((await shop.graphql(who)).body.data.category.scoreDisplayDecision).toBeNull()
    const back = `mutation { restoreCategory(entryId: ${history.items[0].id}, state: BEFORE) { scoreDisplay } }`
    expect((await admin.data(back)).restoreCategory.scoreDisplay).toBe('SCORE')
  })

  test('shows none in an order or a contested score either, also of a product that nobody sees any more', async () => {
    await admin.data(update, { input: { scoreDisplay: 'CRITERIA', scoreDisplayReason: reason } })
    const body = { firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr', message: 'Pourquoi ?' }
    await shop.post('/api/products/1/challenges', { body: { ...body, criterion: 'PACKAGING' } })
    await shop.post('/api/products/1/challenges', { body })
    const messages = (await admin.rest('GET', '/admin/messages')).body
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Note contestée : Pull',
      'Note contestée (emballage) : Pull',
    ])
    const as = await createUser(shop)
    const { id } = await createOrder(shop, { user: as.id })
    await shop.em().execute('update order_items set product_id = 1 where order_id = ?', [id])
    await shop.em().execute('update products set visible = false where id = 1')
    const rest = await shop.get(`/api/orders/${id}`, { as })
    const query = `{ order(id: ${id}) { items { scoreDisplay product { id } } } }`
    const graphql = (await shop.graphql(query, {}, { as })).body.data.order
    expect(rest.body.items[0].scoreDisplay).toBe('CRITERIA')
    expect(graphql.items[0]).toEqual({ scoreDisplay: 'CRITERIA', product: null })
  })

  test('has its products last by eco-score, in no band and in no list from a score up', async () => {
    expect((await listed('sort: ECO_SCORE')).ids).toEqual([1, 3, 2])
    await admin.data(update, { input: { scoreDisplay: 'NONE', scoreDisplayReason: reason } })
    const all = await listed('sort: ECO_SCORE')
    expect(all).toMatchObject({ ids: [3, 2, 1], facets: { withoutTotal: 1 } })
    expect(all.items[2]).toMatchObject({ scoreDisplay: 'NONE', ecoScore: '9.5' })
    expect(all.facets.ecoBands.map(({ count }: { count: number }) => count)).toEqual([1, 0, 1, 0])
    expect((await listed('sort: ECO_SCORE_ASC, inStockFirst: true')).ids).toEqual([2, 3, 1])
    const parts = [0, 1, 2].map((offset) => listed(`sort: ECO_SCORE, limit: 1, offset: ${offset}`))
    expect((await Promise.all(parts)).flatMap(({ ids }) => ids)).toEqual([3, 2, 1])
    expect(await listed('filter: { minEcoScore: "7" }')).toMatchObject({ ids: [3], totalCount: 1 })
    expect((await listed('filter: { maxEcoScore: "10" }')).ids).not.toContain(1)
  })
})
