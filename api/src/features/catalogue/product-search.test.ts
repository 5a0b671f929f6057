import { beforeEach, describe, expect, test } from 'vitest'
import { createCategory, createProduct } from '../../test/factories.ts'
import { openTestShop } from '../../test/shop.ts'

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

  test('the name weighs more than the texts', async () => {
    expect(await search('gourde')).toEqual(['Gourde isotherme en inox', 'Café moulu 100 % arabica'])
  })

  test('the category counts, also after it was renamed', async () => {
    expect(await search('alimentaires')).toEqual(['Seau à compost'])
    await shop.em().execute(`update categories set name = 'Restes de cuisine' where slug = 'dechets'`)
    expect(await search('restes')).toEqual(['Seau à compost'])
    expect(await search('alimentaires')).toEqual([])
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
