import { beforeEach, describe, expect, test } from 'vitest'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

beforeEach(async () => {
  const care = await createCategory(shop, { name: 'Soins', slug: 'soins' })
  await createProduct(shop, { name: 'Bougie', description: 'Emballée avec un savon.', rating: '5.0' })
  await createProduct(shop, { name: 'Savonnette', rating: '1.0' })
  await createProduct(shop, { name: 'Savon de Marseille', description: 'Un cube.', inStock: false })
  await createProduct(shop, { name: 'Huile, baies et noix, 2,5 L en carton' })
  await createProduct(shop, { name: 'Crème', description: 'Comme un savon.', category: care })
})

const mentionsFrom = async (args: string): Promise<number | null> =>
  (await shop.graphql(`{ products(${args}) { mentionsFrom } }`)).body.data.products.mentionsFrom

describe('the place from which on products only mention what was searched', () => {
  test.each([
    // One has it whole, one goes on as it does, two speak of it.
    ['filter: { search: "savon" }', 2],
    ['filter: { search: "savon" }, offset: 1', 1],
    ['filter: { search: "savon" }, offset: 2', 0],
    ['filter: { search: "savon" }, limit: 2', null],
    // One of several words in the name is enough, and so is the category.
    ['filter: { search: "savon cube" }', null],
    ['filter: { search: "soins savon" }', null],
    ['filter: { search: "emballée" }', 0],
    // What is wanted is in no name, though another of the words is: nothing is named so.
    ['filter: { search: "emballée savon" }', 0],
    // How much there is, and in what, is no name.
    ['filter: { search: "carton" }', 0],
    ['filter: { search: "soin" }', null],
    // Nothing is found, searched or ranked.
    ['filter: { search: "zorblax" }', null],
    ['filter: { search: "%" }', null],
    ['limit: 9', null],
    ['filter: { search: "savon" }, sort: PRICE_ASC', null],
  ])('%s: %s', async (args, place) => {
    expect(await mentionsFrom(args)).toBe(place)
  })
})
