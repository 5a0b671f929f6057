import { beforeEach, expect, test } from 'vitest'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

beforeEach(async () => {
  for (const [name, productType] of [
    ['Mélange mellifère', 'Graines'],
    ['Café en grains', 'Café'],
    ['Sécateur', 'Outils de jardin'],
    ['Bêche', 'Outils de jardin'],
    ['Écharpe « d’hiver », la grise', 'Écharpe "d’hiver", {grise}'],
    ['Jardin sans type', null],
  ] as const)
    await createProduct(shop, { name, productType })
})

const found = async (query: string): Promise<string[]> => {
  const { body, headers } = await shop.get(`/api/products?${query}`)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return body.map(({ name }: { name: string }) => name).toSorted()
}

test.each([
  ['typeWords=graine+jardins', ['Bêche', 'Mélange mellifère', 'Sécateur']],
  ['typeWords=grain&search=caf%C3%A9', []],
  ['typeWords=jardin&search=b%C3%AAche', ['Bêche']],
  ['typeWords=ECHARPE', ['Écharpe « d’hiver », la grise']],
  ['typeWords=introuvable', []],
  ['typeWords=%27%29%3B--', []],
])('products of the types that have a word: %s', async (query, names) => {
  expect(await found(query)).toEqual(names)
})

test('where nobody has given a product a type, the name of its category speaks, and of no other product', async () => {
  const category = await createCategory(shop, { name: 'Maison et jardins' })
  await createProduct(shop, { name: 'Arrosoir', productType: null, category })
  await createProduct(shop, { name: 'Lessive', productType: 'Entretien', category })
  const garden = ['Arrosoir', 'Bêche', 'Sécateur']
  expect(await found('typeWords=jardin')).toEqual(garden)
  expect(await found('typeWords=jardin&search=arrosoir')).toEqual(['Arrosoir'])
})

test('no word is no filter, and one text is not endless', async () => {
  expect(await found('typeWords=+')).toHaveLength(6)
  expect((await shop.get(`/api/products?typeWords=${'x'.repeat(201)}`)).status).toBe(400)
})

test('the types in use are told once each, as a dictionary orders them', async () => {
  const { body } = await shop.graphql('{ productTypes }')
  expect(body.data.productTypes).toEqual([
    'Café',
    'Écharpe "d’hiver", {grise}',
    'Graines',
    'Outils de jardin',
  ])
})
