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

test('the thing itself comes before what is made with it', async () => {
  await createProduct(shop, { name: 'Savon à l’huile d’olive', rating: '5.0' })
  await createProduct(shop, { name: 'Huile d’olive, bidon de 3 L', rating: '1.0' })
  for (const text of ['huile', 'huile d’olive', 'olive'])
    expect((await asked(text)).names).toEqual(['Huile d’olive, bidon de 3 L', 'Savon à l’huile d’olive'])
})

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

  test('the first must be in a name: what texts mention in passing is not what is looked for', async () => {
    expect((await asked('filtre')).names).toEqual(['Café en grains'])
    expect(await asked('filtre coton')).toEqual({ ...nothing, isPartialMatch: false })
    expect(await asked('filtre chaussettes')).toEqual({ ...nothing, isPartialMatch: false })
    expect((await asked('chaussettes à filtre')).names).toEqual(['Chaussettes'])
  })

  test('where a name has one of them, what only speaks of all is not what is looked for', async () => {
    await createProduct(shop, { name: 'Gourde souple', description: 'Faite pour un enfant.' })
    await createProduct(shop, { name: 'Pailles', description: 'Pour la gourde d’un enfant.' })
    expect(await asked('gourde enfant')).toMatchObject({ names: ['Gourde souple'], totalCount: 1 })
    expect((await asked('enfant')).names).toHaveLength(2)
  })

  test('where none is in a title, two must stand together in a text', async () => {
    await createProduct(shop, {
      name: 'Cloche',
      description: 'Remplace le film de plastique. Sans serviette.',
    })
    await createProduct(shop, {
      name: 'Rasoir',
      description: 'De la serviette au lavabo, rien n’est hygiénique.',
    })
    expect((await asked('film plastique')).names).toEqual(['Cloche'])
    expect(await asked('serviette hygiénique')).toMatchObject(nothing)
    // Nor is the name of a department that of a product.
    await createProduct(shop, { name: 'Galet', category: await createCategory(shop, { name: 'Hygiène' }) })
    expect(await asked('serviette hygiénique')).toMatchObject(nothing)
  })

  test('two or three letters are no beginning of a word beside others', async () => {
    await createProduct(shop, { name: 'Sac à vrac' })
    await createProduct(shop, { name: 'Paillettes', description: 'Un sac, un bouchon pour doser.' })
    expect((await asked('dos')).names).toEqual(['Paillettes'])
    expect((await asked('sac à dos')).names).toEqual(['Sac à vrac', 'Paillettes'])
    // Where one speaks of it, none that has both words by chance.
    await createProduct(shop, { name: 'Panneau', description: 'Se fixe sur un sac à dos.' })
    await createProduct(shop, { name: 'Tablette', description: 'Une date au dos, un sac de fèves.' })
    expect((await asked('sac à dos')).names).toEqual(['Panneau'])
  })

  test.each(['produit calcaire', 'anti calcaire', 'que faire contre le calcaire', 'trop de calcaire'])(
    'what is fought and how is no thing: « %s »',
    async (text) => {
      await createProduct(shop, { name: 'Vinaigre', description: 'Ôte le calcaire.' })
      await createProduct(shop, { name: 'Produit de la ruche' })
      expect((await asked(text)).names).toEqual(['Vinaigre'])
    },
  )

  test('a first word that could be a typing error is offered where it is wanted as it is', async () => {
    expect(await asked('gurde bleue')).toMatchObject({ names: ['Gourde en inox'], isPartialMatch: true })
    expect(await asked('gurde bleue', true)).toMatchObject({ names: [], correctedSearch: 'gourde' })
  })

  test('each counts in titles alone, and none by the name of a department', async () => {
    await createProduct(shop, { name: 'Mousseur d’eau à visser' })
    await createProduct(shop, { name: 'Filtre en toile' })
    expect((await asked('eau')).names).toHaveLength(3)
    expect(await asked('filtre à eau')).toMatchObject({ names: ['Filtre en toile'], isPartialMatch: true })
    expect((await asked('thermostat électrique')).names).toEqual(['Thermostat programmable'])
    expect((await asked('filtre inox')).names).toEqual(['Filtre en toile', 'Gourde en inox'])
    const { body } = await shop.get('/api/products?search=filtre%20inox&sort=NAME_ASC')
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Filtre en toile', 'Gourde en inox'])
  })

  test.each(['petite gourde bleue', '3 gourdes bleues', 'lot de 2 gourdes', 'belle gourde'])(
    'what stands before the thing in French need not be there: « %s »',
    async (text) => {
      expect(await asked(text)).toMatchObject({ names: ['Gourde en inox'], isPartialMatch: true })
    },
  )
})
