import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const facts = {
  savingsPerYear: '57.00',
  savingsComparison: 'face à 12 L/min',
  paybackMonths: 3,
  impactFigure: '12700.00',
  impactUnit: 'L d’eau par an',
  keepIf: 'Si le vôtre suffit.',
  restockDelay: 'trois semaines',
  productType: 'Mousseur de robinet',
  testVolume: '1.0',
  testKeepFlow: '8.0',
  ownFlow: '5.0',
}
const fields =
  'savingsPerYear savingsComparison paybackMonths impactFigure impactUnit keepIf restockDelay productType testVolume testKeepFlow ownFlow'
const none = {
  savingsPerYear: null,
  savingsComparison: null,
  paybackMonths: null,
  impactFigure: null,
  impactUnit: null,
  keepIf: null,
  restockDelay: null,
  productType: null,
  testVolume: null,
  testKeepFlow: null,
  ownFlow: null,
}

const change = (input: object) =>
  admin.graphql(`mutation ($input: ProductChanges!) { updateProduct(id: 1, input: $input) { ${fields} } }`, {
    input,
  })
const read = async () => (await shop.graphql(`{ product(id: 1) { ${fields} } }`)).body.data.product

describe('the figures of a product', () => {
  test('are kept, cleared and brought back, and the history tells them', async () => {
    await createProduct(shop, { name: 'Mousseur' })
    expect(await read()).toEqual(none)
    await change({ ...facts, savingsPerYear: 57, impactFigure: '12700', ownFlow: 5 })
    expect(await read()).toEqual(facts)
    await change(none)
    expect(await read()).toEqual(none)
    const entries = await admin.history()
    expect(entries.map(({ before, after }) => [before, after])).toMatchObject([
      [none, facts],
      [facts, none],
    ])
    await admin.data('mutation { restoreProduct(entryId: 1) { id } }')
    expect(await read()).toEqual(facts)
  })

  test.each([
    [{ savingsPerYear: '0' }, 'Économies par an'],
    [{ savingsPerYear: '-3' }, 'Économies par an'],
    [{ savingsComparison: 'x'.repeat(41) }, 'Économies, face à quoi'],
    [{ paybackMonths: 0 }, 'Remboursé en (mois)'],
    [{ paybackMonths: 601 }, 'Remboursé en (mois)'],
    [{ impactUnit: null }, 'Impact'],
    [{ impactFigure: null }, 'Impact'],
    [{ impactFigure: '1', impactUnit: 'x'.repeat(61) }, 'Unité de l’impact'],
    [{ keepIf: 'x'.repeat(301) }, 'Garder le sien si'],
    [{ restockDelay: 'x'.repeat(41) }, 'De retour sous'],
    [{ restockDelay: 'trois\nsemaines' }, 'caractère non autorisé'],
    [{ productType: 'x'.repeat(61) }, 'Type de produit'],
    [{ productType: 'Gourde\nou pas' }, 'caractère non autorisé'],
    [{ testVolume: '0' }, 'Test, volume'],
    [{ testVolume: null }, 'les trois nombres vont ensemble'],
    [{ ownFlow: null, testKeepFlow: null }, 'les trois nombres vont ensemble'],
    [{ ownFlow: '8.1' }, 'ne dépasse pas celui à garder'],
  ])('that mean nothing are refused, and change nothing: %j', async (input, named) => {
    await createProduct(shop, { name: 'Mousseur', ...facts })
    const { body } = await change(input)
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringContaining(named),
      extensions: { code: 'BAD_USER_INPUT' },
    })
    expect(await read()).toEqual(facts)
  })

  test('may change one by one, and come back together', async () => {
    await createProduct(shop, { name: 'Mousseur', ...facts })
    await change({ impactFigure: '5.5' })
    expect(await read()).toEqual({ ...facts, impactFigure: '5.50' })
    await change({ impactFigure: null, impactUnit: null })
    await admin.data('mutation { restoreProduct(entryId: 1) { id } }')
    expect(await read()).toEqual({ ...facts, impactFigure: '5.50' })
  })

  test('name its type to compare by, where another product has the same', async () => {
    const types = ['Gourde', 'Gourde', 'gourde', 'Savon', null]
    for (const productType of types) await createProduct(shop, { name: 'Produit', productType })
    const { body } = await shop.graphql('{ products(sort: NEWEST) { items { id comparableType } } }')
    const found = Object.fromEntries(
      body.data.products.items.map((item: { id: string; comparableType: string | null }) => [
        item.id,
        item.comparableType,
      ]),
    )
    expect(found).toEqual({ 1: 'Gourde', 2: 'Gourde', 3: null, 4: null, 5: null })
  })

  test('are no part of the documented REST answer', async () => {
    await createProduct(shop, { name: 'Mousseur', ...facts })
    const { body } = await shop.get('/api/products/1')
    expect(Object.keys(body as object)).not.toEqual(expect.arrayContaining(['savingsPerYear']))
    expect(JSON.stringify(body)).not.toMatch(/12700|vôtre|Mousseur de|productType/)
  })
})
