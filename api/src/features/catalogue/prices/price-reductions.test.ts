import { afterEach, expect, test } from 'vitest'
import { createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

const firstDay = Date.parse('2026-03-01T08:00:00Z')
const dayOf = (day: number) => new Date(firstDay + day * 24 * 3_600_000)

/** Moves the clock by which the database writes the history of prices. */
const setClock = (day: number) =>
  shop.em().execute(`create or replace function price_moment() returns timestamptz language sql volatile as
    $$select timestamptz '${dayOf(day).toISOString()}'$$`)

afterEach(async () => {
  await shop
    .em()
    .execute(
      `create or replace function price_moment() returns timestamptz language sql volatile as 'select clock_timestamp()'`,
    )
})

/** On which day what was changed: a price, or whether it is one of the weekly specials, or whether it is shown. */
type Step = [day: number, changes: { price?: string; weekly_special?: boolean; visible?: boolean }]

const offered = (price: string) => ({ price, weekly_special: true })
const plain = (price: string) => ({ price, weekly_special: false })

/** What happened, and what the law then lets a shop say. */
const sequences: [what: string, steps: Step[], formerPrice: string | null][] = [
  [
    'one reduction of a price that held long',
    [
      [0, plain('24.90')],
      [60, offered('19.90')],
    ],
    '24.90',
  ],
  [
    'a price raised ten days before it is lowered: the lower one before counts',
    [
      [0, plain('24.90')],
      [50, plain('29.90')],
      [60, offered('19.90')],
    ],
    '24.90',
  ],
  [
    'a price raised for more than thirty days: it is the price',
    [
      [0, plain('24.90')],
      [29, plain('29.90')],
      [60, offered('19.90')],
    ],
    '29.90',
  ],
  [
    'raised and lowered to what it was: nothing is cheaper',
    [
      [0, plain('24.90')],
      [50, plain('34.90')],
      [60, offered('24.90')],
    ],
    null,
  ],
  [
    'lowered from what was raised, yet dearer than before',
    [
      [0, plain('24.90')],
      [50, plain('34.90')],
      [60, offered('26.90')],
    ],
    null,
  ],
  [
    'a day of sale twenty days ago: its price counts, though it held for a day',
    [
      [0, plain('24.90')],
      [40, plain('18.90')],
      [41, plain('24.90')],
      [60, offered('17.90')],
    ],
    '18.90',
  ],
  [
    'reductions in a row: measured against the price before the first',
    [
      [0, plain('24.90')],
      [60, offered('19.90')],
      [80, offered('17.90')],
      [110, offered('15.90')],
    ],
    '24.90',
  ],
  [
    'a rise between two reductions: the second is a new one',
    [
      [0, plain('24.90')],
      [60, offered('19.90')],
      [70, offered('22.90')],
      [80, offered('18.90')],
    ],
    '19.90',
  ],
  [
    'offered at the price that it has anyway',
    [
      [0, plain('24.90')],
      [60, { weekly_special: true }],
    ],
    null,
  ],
  [
    'lowered long before it is offered: that price is known',
    [
      [0, plain('24.90')],
      [45, plain('19.90')],
      [60, { weekly_special: true }],
    ],
    null,
  ],
  [
    'lowered without a word, then again as an offer: the known price counts',
    [
      [0, plain('24.90')],
      [20, plain('19.90')],
      [60, offered('17.90')],
    ],
    '19.90',
  ],
  [
    'a price that nobody saw, for the product was hidden',
    [
      [0, { ...plain('99.00'), visible: false }],
      [55, plain('24.90')],
      [56, { visible: true }],
      [60, offered('19.90')],
    ],
    '24.90',
  ],
  [
    'lowered and offered in two steps within a day: one deed',
    [
      [0, plain('24.90')],
      [60, { price: '19.90' }],
      [60.01, { weekly_special: true }],
    ],
    '24.90',
  ],
  [
    'an offer that is over',
    [
      [0, plain('24.90')],
      [60, offered('19.90')],
      [67, { weekly_special: false }],
    ],
    null,
  ],
  [
    'on sale for three days: the lowest price since',
    [
      [0, plain('24.90')],
      [3, offered('19.90')],
    ],
    '24.90',
  ],
  ['new, and an offer at once', [[0, offered('19.90')]], null],
]

test.each(sequences)('%s', async (_what, [first, ...steps], formerPrice) => {
  if (!first) throw new Error('A sequence begins with the product.')
  const [day, { weekly_special: weeklySpecial = false, ...facts }] = first
  await setClock(day)
  const { id } = await createProduct(shop, { ...facts, weeklySpecial })
  for (const [at, changes] of steps) {
    await setClock(at)
    const columns = Object.keys(changes).map((column) => `${column} = ?`)
    await shop.em().execute(`update products set ${columns} where id = ?`, [...Object.values(changes), id])
  }
  const rest = await shop.get(`/api/products/${id}/price`)
  const { body } = await shop.graphql(`{ product(id: ${id}) { reduction { formerPrice since } } }`)
  const { reduction } = body.data.product
  expect(rest.body.formerPrice).toBe(formerPrice)
  expect([reduction?.formerPrice ?? null, reduction?.since ?? null]).toEqual([
    formerPrice,
    rest.body.reducedSince,
  ])
})

test('the lowest price of the 30 days before any moment', async () => {
  await setClock(0)
  const { id } = await createProduct(shop, { price: '24.90' })
  for (const [day, price] of [
    [10, 19.9],
    [12, 22.9],
    [50, 21.9],
  ] as const) {
    await setClock(day)
    await shop.em().execute('update products set price = ? where id = ?', [price, id])
  }
  const lowest = async (day: number) => {
    const before = dayOf(day).toISOString()
    const rest = await shop.get(`/api/products/${id}/lowest-price?before=${before}`)
    const { body } = await shop.graphql(`{ lowestPriceOf30Days(id: ${id}, before: "${before}") }`)
    expect(body.data.lowestPriceOf30Days).toBe(rest.body.lowestPriceOf30Days)
    return rest.body.lowestPriceOf30Days
  }
  // At the moment of a change the old price is the one before; 30 days after its end a price is forgotten.
  expect(await Promise.all([-1, 0, 10, 10.1, 12, 41.9, 42, 50, 51].map(lowest))).toEqual([
    ...[null, null, '24.90', '19.90', '19.90', '19.90', '22.90', '22.90', '21.90'],
  ])
})

test.each(['', 'hier', '2026-11-21'])('refuses « %s » as a moment, on both edges alike', async (before) => {
  const { id } = await createProduct(shop)
  const { status, body } = await shop.get(`/api/products/${id}/lowest-price?before=${before}`)
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT'])
})
