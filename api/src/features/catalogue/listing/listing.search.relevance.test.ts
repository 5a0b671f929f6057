import { beforeEach, describe, expect, test } from 'vitest'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

beforeEach(async () => {
  const water = await createCategory(shop, { name: 'Économies d’eau', slug: 'eau' })
  await createProduct(shop, {
    name: 'Pommeau de douche',
    category: water,
    description: 'Sans pile électrique.',
  })
  await createProduct(shop, { name: 'Gourde en inox', description: 'De l’eau fraîche.' })
  await createProduct(shop, { name: 'Chaussettes', description: 'Doux comme du coton.' })
  await createProduct(shop, { name: 'Café en grains', description: 'Pour la cafetière à filtre.' })
  await createProduct(shop, { name: 'Gomme à bords percés' })
  await createProduct(shop, {
    name: 'Thermostat programmable',
    description: 'Un réglage par phosphorescence.',
  })
})

async function asked(search: string, exactWords = false) {
  const { body } = await shop.graphql(
    `query ($filter: ProductFilterInput) {
      products(filter: $filter) { items { name } totalCount correctedSearch isPartialMatch }
    }`,
    { filter: { search, exactWords } },
  )
  const { items, ...others } = body.data.products
  return { names: items.map(({ name }: { name: string }) => name), ...others }
}

const nothing = { names: [], totalCount: 0, correctedSearch: null }

describe('a word is taken for another', () => {
  test.each([
    // Only a text has what is near.
    ['cotin'],
    ['electriqe'],
    // A title has what is as near, but it begins otherwise, is much shorter, or too little is left of it.
    ['homme'],
    ['perceuse'],
    ['carafe'],
  ])('never where it is not near enough, or near to a text alone: « %s »', async (text) => {
    expect(await asked(text)).toMatchObject(nothing)
  })

  test.each([
    ['gurde', 'gourde', 'Gourde en inox'],
    ['ourde', 'gourde', 'Gourde en inox'],
    ['thermostta', 'thermostat', 'Thermostat programmable'],
    ['ecomomies', 'economies', 'Pommeau de douche'],
    // As it is heard, in a text too.
    ['fosforescence', 'phosphorescence', 'Thermostat programmable'],
  ])('where it is a typing error in a title: « %s »', async (typed, correctedSearch, name) => {
    expect(await asked(typed)).toMatchObject({ names: [name], correctedSearch })
  })
})

describe('of several words that no product has together', () => {
  test.each(['trotinette électrique', 'vélo gourde', 'vélo gurde', 'vélo 2 en inox'])(
    'the first must be somewhere: « %s »',
    async (text) => {
      expect(await asked(text)).toEqual({ ...nothing, isPartialMatch: true })
    },
  )

  test('one of them must be in a title: what texts mention in passing is not what is looked for', async () => {
    expect((await asked('filtre')).names).toEqual(['Café en grains'])
    expect(await asked('filtre coton')).toEqual({ ...nothing, isPartialMatch: false })
    expect((await asked('filtre chaussettes')).names).toEqual(['Chaussettes', 'Café en grains'])
  })

  test('a first word that could be a typing error is offered where it is wanted as it is', async () => {
    expect(await asked('gurde bleue')).toMatchObject({ names: ['Gourde en inox'], isPartialMatch: true })
    expect(await asked('gurde bleue', true)).toMatchObject({ names: [], correctedSearch: 'gourde' })
  })

  test('the others count in titles alone, and not where they name a department', async () => {
    await createProduct(shop, { name: 'Mousseur d’eau à visser' })
    expect((await asked('eau')).names).toHaveLength(3)
    expect(await asked('filtre à eau')).toMatchObject({ names: ['Café en grains'], isPartialMatch: true })
    expect((await asked('thermostat électrique')).names).toEqual(['Thermostat programmable'])
    expect((await asked('filtre inox')).names).toEqual(['Gourde en inox', 'Café en grains'])
    const { body } = await shop.get('/api/products?search=filtre%20inox&sort=NAME_ASC')
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Café en grains', 'Gourde en inox'])
  })

  test.each(['petite gourde bleue', '3 gourdes bleues', 'lot de 2 gourdes', 'belle gourde'])(
    'what stands before the thing in French need not be there: « %s »',
    async (text) => {
      expect(await asked(text)).toMatchObject({ names: ['Gourde en inox'], isPartialMatch: true })
    },
  )
})
