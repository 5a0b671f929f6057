import { beforeEach, describe, expect, test } from 'vitest'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { ensureSettings } from '../../settings/settings.service.ts'

const shop = openTestShop()

beforeEach(async () => {
  const water = await createCategory(shop, { name: 'Gestion de la consommation d’eau', slug: 'eau' })
  const waste = await createCategory(shop, { name: 'Gestion des déchets alimentaires', slug: 'dechets' })
  await createProduct(shop, { name: 'Pommeau de douche économiseur', category: water })
  await createProduct(shop, { name: 'Récupérateur d’eau de pluie', category: water })
  await createProduct(shop, { name: 'Gourde isotherme en inox', description: 'Sans bouchon en plastique.' })
  await createProduct(shop, { name: 'Brosse à dents en bambou' })
  await createProduct(shop, { name: 'Seau à compost', description: 'Pour vos épluchures.', category: waste })
  await createProduct(shop, { name: 'Café moulu 100 % arabica', description: 'Se garde loin de la gourde.' })
})

async function search(text: string): Promise<string[]> {
  const { body, status } = await shop.get(`/api/products?search=${encodeURIComponent(text)}`)
  expect(status).toBe(200)
  return body.map((product: { name: string }) => product.name)
}

describe('a search finds what a French person expects', () => {
  test.each([
    ['économiseur', 'Pommeau de douche économiseur'],
    ['economiseur', 'Pommeau de douche économiseur'],
    ["d'eau", 'Récupérateur d’eau de pluie'],
    ['d’eau', 'Récupérateur d’eau de pluie'],
    ['gourdes', 'Gourde isotherme en inox'],
    ['bambu', 'Brosse à dents en bambou'],
    ['dechet', 'Seau à compost'],
    ['déchets', 'Seau à compost'],
    ['POMEAU douch', 'Pommeau de douche économiseur'],
    ['isoth', 'Gourde isotherme en inox'],
    ['gourde introuvable', 'Gourde isotherme en inox'],
  ])('« %s » finds « %s » first', async (text, name) => {
    expect((await search(text))[0]).toBe(name)
  })

  test('a mistyped word is taken for that of a name rather than for one of the texts that is as near', async () => {
    await createProduct(shop, { name: 'Étendoir', description: 'Une corde de rechange.', rating: '5.0' })
    expect(await search('gorde')).toEqual(['Gourde isotherme en inox', 'Café moulu 100 % arabica'])
    expect(await search('cordee')).toEqual(['Étendoir'])
  })

  test('a word that is written as it is heard is taken for that one rather than for a nearer one', async () => {
    await createProduct(shop, { name: 'Compote de pommes', rating: '5.0' })
    const shower = 'Pommeau de douche économiseur'
    expect(await search('pommo')).toEqual([shower])
    expect(await search('pomo')).toEqual([shower])
    expect(await search('pomme')).toEqual(['Compote de pommes', shower])
    await createProduct(shop, { name: 'Lampe solaire', rating: '5.0' })
    await createProduct(shop, { name: 'Lampe colère', rating: '4.0' })
    expect(await search('solère')).toEqual(['Lampe solaire'])
  })

  test.each([
    ['two letters that changed places, in a short word', 'mouul', ['Café moulu 100 % arabica']],
    ['two errors in a short word', 'deaux', []],
    ['three errors in a long word', 'isothrrmmq', []],
  ])('an error is forgiven, a word that the shop has not is none: %s', async (_what, text, names) => {
    expect(await search(text)).toEqual(names)
  })

  test('a word is worth those that the owner says, from the moment they are saved, in every form and both ways', async () => {
    await createProduct(shop, { name: 'Baskets en toile' })
    await createProduct(shop, {
      name: 'Chaussettes',
      description: 'Dans toutes les chaussures.',
      rating: '5.0',
    })
    const socks = ['Chaussettes']
    expect(await search('chaussure')).toEqual(socks)
    await ensureSettings(shop.em())
    const put = (value: string) =>
      shop.em().execute('update site_settings set value = ? where key = ?', [value, 'search_synonyms'])
    await put('bidon, gourde\nchaussure, BASKET, sneakers')
    expect(await search('chaussures')).toEqual(['Baskets en toile', 'Chaussettes'])
    expect(await search('Sneakers')).toEqual(['Baskets en toile', 'Chaussettes'])
    expect(await search('basket')).toEqual(['Baskets en toile', 'Chaussettes'])
    expect(await search('sneakers toile')).toEqual(['Baskets en toile'])
    // A whole word is no beginning of a longer one.
    await put('bas, basket')
    expect(await search('bas')).toEqual(['Baskets en toile'])
    await put('')
    expect(await search('chaussures')).toEqual(socks)
    expect(await search('sneakers')).toEqual([])
  })

  test('« sans » alone is a word, beside others it is none', async () => {
    await createProduct(shop, { name: 'Lessive au savon' })
    expect(await search('sans')).toEqual(['Gourde isotherme en inox'])
    expect(await search('lessive sans parfum')).toEqual(['Lessive au savon'])
  })

  test('the name weighs more than the texts', async () => {
    expect(await search('gourde')).toEqual(['Gourde isotherme en inox', 'Café moulu 100 % arabica'])
  })

  test('a name that goes on as the word does comes before a mere mention, and after a name that has it whole', async () => {
    await createProduct(shop, { name: 'Boîte à repas', description: 'Une pomme y tient.', rating: '5.0' })
    expect(await search('pomme')).toEqual(['Pommeau de douche économiseur', 'Boîte à repas'])
    expect(await search('douche pomme')).toEqual(['Pommeau de douche économiseur'])
    await createProduct(shop, { name: 'Compote de pommes', rating: '1.0' })
    expect(await search('pomme')).toEqual([
      'Compote de pommes',
      'Pommeau de douche économiseur',
      'Boîte à repas',
    ])
    const cheapest = await shop.get('/api/products?search=pomme&sort=PRICE_ASC&limit=1')
    expect(cheapest.headers.get('x-total-count')).toBe('3')
  })

  test('where no product has all words, the first one counts most, for it is what is named', async () => {
    await createProduct(shop, { name: 'Lentilles noires', rating: '5.0' })
    await createProduct(shop, { name: 'Savon au bambou', rating: '1.0' })
    expect(await search('savon noir')).toEqual(['Savon au bambou', 'Lentilles noires'])
    expect(await search('lentilles savon')).toEqual(['Lentilles noires', 'Savon au bambou'])
  })

  test('a first word that products mention rather than bear leads nothing', async () => {
    for (const name of ['Carafe', 'Bidon', 'Verre', 'Bol', 'Tasse', 'Mug'])
      await createProduct(shop, { name, description: 'Pour l’eau du robinet.' })
    await createProduct(shop, { name: 'Bac à robinet', rating: '5.0' })
    await createProduct(shop, { name: 'Détecteur de fuite', rating: '1.0' })
    expect(await search('robinet qui fuit')).toEqual(['Détecteur de fuite', 'Bac à robinet'])
  })

  test('behind the first word, a rare one counts more than a frequent one', async () => {
    await createProduct(shop, { name: 'Lampe', rating: '1.0' })
    await createProduct(shop, { name: 'Panneau solaire', rating: '1.0' })
    for (const name of ['Banc de jardin', 'Table de jardin'])
      await createProduct(shop, { name, rating: '5.0' })
    const ranked = ['Lampe', 'Panneau solaire', 'Table de jardin', 'Banc de jardin']
    expect(await search('lampe jardin solaire')).toEqual(ranked)
    expect(await search('lampe solaire jardin')).toEqual(ranked)
  })

  test.each([
    ['savon', false],
    ['gourde inox', false],
    // Words of no product: « à » without its accent, and those of a question.
    ['brosse à dents', false],
    ['quelle gourde inox', false],
    ['gourde bambou', true],
    ['gourde introuvable', true],
    // Taken for another word: that is told apart.
    ['gourdee inox', false],
    ['introuvable', true],
  ])('it says whether no product has all of « %s »: %s', async (text, isPartial) => {
    await createProduct(shop, { name: 'Savon' })
    const asked = await shop.graphql(
      `{ products(filter: { search: ${JSON.stringify(text)} }) { isPartialMatch } }`,
    )
    expect(asked.body.data.products.isPartialMatch).toBe(isPartial)
  })

  test.each([
    ['compostage', ['Seau à compost']],
    ['compostière', ['Seau à compost']],
    // Too little would be left of it, or it is a word of its own.
    ['bamage', []],
    ['économisation', ['Pommeau de douche économiseur']],
  ])('a word that the shop has not finds its family: « %s »', async (text, names) => {
    expect(await search(text)).toEqual(names)
  })

  test('the category counts, also after it was renamed', async () => {
    expect(await search('alimentaires')).toEqual(['Seau à compost'])
    await shop.em().execute(`update categories set name = 'Restes de cuisine' where slug = 'dechets'`)
    expect(await search('restes')).toEqual(['Seau à compost'])
    expect(await search('alimentaires')).toEqual([])
    // The other words of its products are left as they were.
    expect(await search('compost')).toEqual(['Seau à compost'])
    expect(await search('épluchures')).toEqual(['Seau à compost'])
  })

  test('a renamed category changes the counts of searches at once', async () => {
    const count = async () => (await shop.get('/api/products?search=eau')).headers.get('x-total-count')
    expect(await count()).toBe('2')
    await shop.em().execute(`update categories set name = 'Eau de cuisine' where slug = 'dechets'`)
    expect(await count()).toBe('3')
  })
})

describe('a search knows each product as it is now, whoever has written', () => {
  /** Products whose twin for searches is missing, too much or different in anything but its words. */
  const outOfStep = () =>
    shop.em().execute(`select * from products p full join product_search s on s.id = p.id
      where not coalesce(to_jsonb(p) @> to_jsonb(s) - '{title,document}'::text[], false)`)

  test.each([
    ['many at once', `update products set price = price + 1, rating = 4.2, review_count = 7, eco_score = 3`],
    [
      'its flags',
      `update products set in_stock = false, featured = true, weekly_special = not weekly_special`,
    ],
    [
      'its date and shelf',
      `update products set created_at = now(), category_id = 1 where category_id is null`,
    ],
    ['its id', 'update products set id = id + 100'],
    ['a category deleted', 'delete from categories'],
    ['some deleted', 'delete from products where id > 3'],
    [
      'a row that is there already',
      `insert into products (id, name, price, eco_score) values (1, 'Seau', 5, 5), (99, 'Brosse', 5, 5)
       on conflict (id) do update set name = excluded.name, price = 9`,
    ],
  ])('%s', async (_what, write) => {
    expect(await outOfStep()).toEqual([])
    await shop.em().execute(write)
    expect(await outOfStep()).toEqual([])
  })

  test('a new text is found and the old one is not', async () => {
    await shop.em().execute(`update products set name = 'Carafe', price = 1 where name like 'Gourde%'`)
    expect(await search('carafe')).toEqual(['Carafe'])
    expect(await search('gourde')).toEqual(['Café moulu 100 % arabica'])
    expect((await shop.get('/api/products?search=carafe&minPrice=2')).body).toEqual([])
  })
})

describe('no character of a search has a meaning of its own', () => {
  test('a percent sign is the letter %, not « everything »', async () => {
    expect(await search('%')).toEqual(['Café moulu 100 % arabica'])
    expect(await search('_')).toEqual([])
  })

  test.each(["'", ':*', 'a & b', '!!', '( | )', "' OR 1=1--", '\\', '%_%'])(
    '« %s » does no harm',
    async (text) => {
      expect((await search(text)).length).toBeLessThan(6)
    },
  )

  test('blank text means no search', async () => {
    expect(await search('   ')).toHaveLength(6)
  })

  test.each([
    ['10,000 characters', 'x'.repeat(10_000)],
    ['NUL', 'a\u0000b'],
  ])('%s are refused with a French message', async (_what, text) => {
    const { status, body } = await shop.get(`/api/products?search=${encodeURIComponent(text)}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'BAD_USER_INPUT', fields: { search: expect.any(String) } })
  })
})
