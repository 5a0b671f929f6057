import { expect, test } from 'vitest'
import { createAdmin, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'

const shop = openTestShop()

/** The prices of a product by its history, the oldest first, as an administrator is told them. */
async function pricesOf(admin: User, id: number): Promise<(string | null)[][]> {
  const { body } = await shop.get(`/api/admin/products/${id}/prices?limit=100`, { as: admin })
  return body
    .map(({ formerPrice, price }: Record<'formerPrice' | 'price', string>) => [formerPrice, price])
    .toReversed()
}

const sql = (statement: string) => shop.em().execute(statement)

test('each price has its row, by whatever path it came', async () => {
  const admin = await createAdmin(shop)
  const made = await shop.post('/api/products', {
    as: admin,
    body: { name: 'Savon', price: '10.00', ecoScore: '8.0' },
  })
  const { id } = made.body
  await shop.put(`/api/products/${id}`, { as: admin, body: { price: '11.00' } })
  await shop.graphql(
    `mutation { updateProduct(id: ${id}, input: { price: "12.00" }) { id } }`,
    {},
    { as: admin },
  )
  const bulk = { products: [{ id }], amount: '1.00' }
  expect((await shop.post('/api/admin/products/prices', { as: admin, body: bulk })).body.applied).toBe(true)
  const csv = `Numéro;Nom;Prix\n${id};Savon;14,00`
  const imported = await shop.post('/api/admin/products/import', { as: admin, body: { csv } })
  expect(imported.status).toBe(200)
  await sql(`update products set price = 15 where id = ${id}`)
  await sql(
    `with raised as (update products set price = 16 where id = ${id} returning id) select * from raised`,
  )
  await sql(`insert into products (id, name, price, eco_score) values (${id}, 'Savon', 0, 8)
    on conflict (id) do update set price = 17`)
  const history = await shop.get(`/api/admin/history?subjectType=PRODUCT&subjectId=${id}`, { as: admin })
  const [newest] = history.body
  await shop.post('/api/products/restore', { as: admin, body: { entryId: newest.id, state: 'BEFORE' } })
  await shop.delete(`/api/products/${id}`, { as: admin })
  const deleted = await shop.get(`/api/admin/history?subjectType=PRODUCT&subjectId=${id}`, { as: admin })
  await shop.post('/api/products/restore', { as: admin, body: { entryId: deleted.body[0].id } })
  expect(await pricesOf(admin, id)).toEqual([
    [null, '10.00'],
    ...[10, 11, 12, 13, 14, 15, 16].map((price) => [`${price}.00`, `${price + 1}.00`]),
    // The state before the import.
    ['17.00', '13.00'],
    // Deleted, and back again.
    ['13.00', '13.00'],
    ['13.00', '13.00'],
  ])
})

test('a change of anything else makes no row; of the offer or of what is shown it does', async () => {
  const admin = await createAdmin(shop)
  const { id } = await createProduct(shop, { price: '12.90' })
  await sql(`update products set name = 'Autre', featured = true, in_stock = false`)
  await sql('update products set price = 12.9')
  const rows = async () =>
    (await shop.get(`/api/admin/products/${id}/prices`, { as: admin })).body.map(
      ({ isOffer, isOnSale }: Record<string, boolean>) => [isOffer, isOnSale],
    )
  expect(await rows()).toEqual([[false, true]])
  await sql('update products set weekly_special = true')
  await sql('update products set visible = false')
  expect(await rows()).toEqual([
    [true, false],
    [true, true],
    [false, true],
  ])
})

test('many at once, a new number and an emptied table have theirs', async () => {
  const admin = await createAdmin(shop)
  await sql(
    `insert into products (name, price, eco_score) select 'Savon ' || n, n, 8 from generate_series(1, 3) n`,
  )
  await sql('update products set price = price * 2 where id < 3')
  await sql('update products set id = 50 where id = 3')
  await sql('delete from products where id = 1')
  await sql('truncate products cascade')
  const all = await Promise.all([1, 2, 3, 50].map((id) => pricesOf(admin, id)))
  expect(all).toEqual([
    [
      [null, '1.00'],
      ['1.00', '2.00'],
      ['2.00', '2.00'],
    ],
    [
      [null, '2.00'],
      ['2.00', '4.00'],
      ['4.00', '4.00'],
    ],
    [
      [null, '3.00'],
      ['3.00', '3.00'],
    ],
    [
      [null, '3.00'],
      ['3.00', '3.00'],
    ],
  ])
})

test.each([
  'update price_history set price = 1',
  'update price_history set price = 1 where false',
  'delete from price_history',
  'delete from price_history where product_id = 1',
  'truncate price_history',
  'truncate price_history restart identity cascade',
  `insert into price_history (product_id, price, is_offer, is_on_sale, changed_at) values (1, 99, false, true, '2026-01-01')`,
  `with gone as (delete from price_history returning *) select * from gone`,
  `merge into price_history using (values (1)) as other (id) on product_id = other.id when matched then delete`,
  `insert into price_history select * from price_history on conflict (id) do update set price = 1`,
  `do $$ begin delete from price_history; end $$`,
  // Where ordinary triggers rest, as when another database is copied in.
  `do $$ begin set local session_replication_role = replica; delete from price_history; end $$`,
])('refuses: %s', async (attack) => {
  const admin = await createAdmin(shop)
  const { id } = await createProduct(shop, { price: '12.90' })
  await expect(sql(attack)).rejects.toThrow('price_history is append-only')
  expect(await pricesOf(admin, id)).toEqual([[null, '12.90']])
})

test.each([
  'alter table price_history disable trigger append_only',
  'drop trigger append_only on price_history',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
  'alter table score_history disable trigger all',
  'drop table price_history',
  `set session_replication_role = replica`,
])('a role that may write, and owns nothing, is refused: %s', async (attack) => {
  const trial = shop.em().transactional(async (em) => {
    await em.execute('create role clerk_of_prices')
    await em.execute('grant all on all tables in schema public to clerk_of_prices')
    await em.execute('set local role clerk_of_prices')
    await em.execute(attack)
  })
  await expect(trial).rejects.toThrow(/must be owner|permission denied/)
})

test('what is deleted keeps its rows, and they too are refused to change', async () => {
  const admin = await createAdmin(shop)
  const { id } = await createProduct(shop, { price: '12.90' })
  await sql(`delete from products where id = ${id}`)
  await expect(sql(`delete from price_history where product_id = ${id}`)).rejects.toThrow('append-only')
  const page = `priceHistory(id: ${id}) { totalCount items { price isOnSale } }`
  const { body } = await shop.graphql(`{ ${page} }`, {}, { as: admin })
  expect(body.data.priceHistory).toEqual({
    totalCount: 2,
    items: [
      { price: '12.90', isOnSale: false },
      { price: '12.90', isOnSale: true },
    ],
  })
})

test('a list costs one statement more where something is offered, however much, and none where nothing is', async () => {
  const ask = () => shop.graphql('{ products(limit: 50) { items { id price reduction { formerPrice } } } }')
  for (let made = 0; made < 5; made++) await createProduct(shop, { price: '20.00' })
  // From the second time on, a known text is answered in one way (edges/published/published-texts.ts).
  await ask()
  const without = await shop.statementsOf(ask)
  await sql('update products set price = 15, weekly_special = true')
  const withOffers = await shop.statementsOf(async () => {
    const { body } = await ask()
    expect(body.data.products.items.map((item: { reduction: unknown }) => item.reduction)).toEqual(
      Array.from({ length: 5 }, () => ({ formerPrice: '20.00' })),
    )
  })
  expect(withOffers.length).toBe(without.length + 1)
})

test('an answer that was kept tells the reduction as soon as it is made', async () => {
  const { id } = await createProduct(shop, { price: '20.00', weeklySpecial: true })
  const former = async () => (await shop.get(`/api/products/${id}/price`)).body.formerPrice
  expect([await former(), await former()]).toEqual([null, null])
  await sql('update products set price = 15')
  expect(await former()).toBe('20.00')
})
