import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const formula = {
  impact: 'LITRES',
  terms: [
    {
      kind: 'WATER',
      label: 'Robinet',
      amount: 7,
      times: 5,
      per: 'DAY',
      people: 2,
      warming: 23,
      counts: null,
      source: 'Fiche',
    },
  ],
}
const field = 'savingsFormula { impact terms { kind label amount times per people warming counts source } }'

const change = (savingsFormula: unknown) =>
  admin.graphql(`mutation ($input: ProductChanges!) { updateProduct(id: 1, input: $input) { ${field} } }`, {
    input: { savingsFormula },
  })
const read = async () =>
  (await shop.graphql(`{ product(id: 1) { ${field} } }`)).body.data.product.savingsFormula

describe('the savings formula of a product', () => {
  test('is kept, cleared and brought back, and the history tells it', async () => {
    await createProduct(shop, { name: 'Mousseur' })
    expect(await read()).toBeNull()
    await change(formula)
    expect(await read()).toEqual(formula)
    await change(null)
    expect(await read()).toBeNull()
    const entries = await admin.history()
    expect(entries.map(({ before, after }) => [before, after])).toMatchObject([
      [{ savingsFormula: null }, { savingsFormula: formula }],
      [{ savingsFormula: formula }, { savingsFormula: null }],
    ])
    await admin.data('mutation { restoreProduct(entryId: 1) { id } }')
    expect(await read()).toEqual(formula)
  })

  test('that is saved again in another order, or without its defaults, is no change', async () => {
    await createProduct(shop, { name: 'Mousseur' })
    await change(formula)
    const { counts: _none, ...term } = formula.terms[0] ?? {}
    await change({ terms: [Object.fromEntries(Object.entries(term).toReversed())], impact: 'LITRES' })
    expect(await admin.history()).toHaveLength(1)
  })

  test('comes back with a product that was deleted', async () => {
    await createProduct(shop, { name: 'Mousseur' })
    await change(formula)
    await admin.data('mutation { deleteProduct(id: 1) }')
    await admin.data('mutation { restoreProduct(entryId: 2) { id } }')
    expect(await read()).toEqual(formula)
  })

  test('of a shape that is not known is refused on either edge, and changes nothing', async () => {
    await createProduct(shop, { name: 'Mousseur' })
    await change(formula)
    const warm = { ...formula, impact: null, terms: [{ ...formula.terms[0], kind: 'GAS' }] }
    const { body } = await change(warm)
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringContaining('seule l’eau est chauffée'),
      extensions: { code: 'BAD_USER_INPUT' },
    })
    const answer = await admin.rest('PUT', '/products/1', { savingsFormula: { ...formula, currency: 'EUR' } })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('« currency »') } })
    expect(await read()).toEqual(formula)
  })

  test('is no part of the documented REST answer', async () => {
    await createProduct(shop, { name: 'Mousseur' })
    await change(formula)
    expect(JSON.stringify((await shop.get('/api/products/1')).body)).not.toMatch(/Formula|Robinet/)
  })
})
