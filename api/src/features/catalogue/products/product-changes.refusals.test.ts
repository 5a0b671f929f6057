import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct } from '../../../test/data/factories.ts'
import { fingerprints } from '../../../test/data/small-world.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const soap = { name: 'Savon', price: '4.50', ecoScore: '8.5' }
const create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }'
const update = 'mutation ($input: ProductChanges!) { updateProduct(id: 1, input: $input) { id } }'

let before: Record<string, string>
beforeEach(async () => {
  await createProduct(shop)
  before = await fingerprints(shop)
})

/** Said to `wrong` by creating and by changing, through both edges; nothing was written. */
async function saidTo(wrong: Record<string, unknown>) {
  const [post, put] = [
    await admin.rest('POST', '/products', { ...soap, ...wrong }),
    await admin.rest('PUT', '/products/1', wrong),
  ]
  const graphql = [
    await admin.graphql(create, { input: { ...soap, ...wrong } }),
    await admin.graphql(update, { input: wrong }),
  ]
  expect(await fingerprints(shop)).toEqual(before)
  expect([post.status, put.status]).toEqual([400, 400])
  return {
    rest: [post.body, put.body],
    graphql: graphql.map(({ body }) => ({
      message: body.errors[0].message,
      ...body.errors[0].extensions,
    })),
  }
}

const shorten = (value: unknown) => JSON.stringify(value).slice(0, 40)
const tooLong = (length: number) => 'x'.repeat(length + 1)

describe('both edges refuse the same with the same sentence', () => {
  const refused: [field: string, value: unknown, message: string][] = [
    ['name', '', 'Le nom est requis'],
    ['name', ' \t ', 'Le nom est requis'],
    ['name', tooLong(200), 'Nom : 200 caractères au plus.'],
    ['name', 'Savon\nBcc: x', 'Le texte contient un caractère non autorisé.'],
    ['price', '-0.01', 'Prix : entre 0 et 99\u202f999\u202f999,99.'],
    ['price', -1, 'Prix : entre 0 et 99\u202f999\u202f999,99.'],
    ['price', '100000000', 'Prix : entre 0 et 99\u202f999\u202f999,99.'],
    ['price', '4.505', 'Prix : nombre attendu, avec 2 décimales au plus.'],
    ['ecoScore', '10.1', 'Éco-score : entre 0 et 10.'],
    ['ecoScore', -0.1, 'Éco-score : entre 0 et 10.'],
    ['ecoScore', '8.55', 'Éco-score : nombre attendu, avec 1 décimale au plus.'],
    ['rating', '5.1', 'Note : entre 0 et 5.'],
    ['rating', 4.25, 'Note : nombre attendu, avec 1 décimale au plus.'],
    ['rating', null, 'Note : nombre attendu.'],
    ['reviewCount', -1, 'Nombre d’avis : entre 0 et 2\u202f147\u202f483\u202f647.'],
    ['reviewCount', null, 'Nombre d’avis : nombre entier attendu.'],
    ['inStock', null, 'En stock : true ou false attendu.'],
    ['categoryId', '999', 'Catégorie : cette catégorie n’existe pas.'],
    ['categoryId', 'abc', 'Catégorie : nombre entier attendu.'],
    ['categoryId', '2147483648', 'Catégorie : entre 1 et 2\u202f147\u202f483\u202f647.'],
    ['description', tooLong(5_000), 'Description : 5\u202f000 caractères au plus.'],
    ['imageUrl', `https://exemple.fr/${tooLong(2_000)}`, 'Image : 2\u202f000 caractères au plus.'],
    ...['http://exemple.fr/a.jpg', 'javascript:alert(1)', '/etc/passwd', '//exemple.fr/a.jpg', 'a.jpg'].map(
      (url): [string, string, string] => [
        'imageUrl',
        url,
        'Image : adresse https:// complète ou image de la boutique attendue.',
      ],
    ),
  ]

  test.each(refused.map(([field, value, message]) => ({ field, value, message, shown: shorten(value) })))(
    '$field = $shown',
    async ({ field, value, message }) => {
      const { rest, graphql } = await saidTo({ [field]: value })
      const said = { message, code: 'BAD_USER_INPUT', fields: { [field]: message } }
      expect(rest).toEqual([said, said])
      expect(graphql).toEqual([said, said])
    },
  )

  const texts = [
    'name',
    'description',
    'imageUrl',
    'lifeBenefits',
    'planetBenefits',
    'moneySavings',
    'whyChoose',
  ]

  test.each(texts)('NUL and half a character in %s', async (field) => {
    for (const value of ['a\u0000b', 'a\ud800', '\udc00b']) {
      const { rest, graphql } = await saidTo({ [field]: value })
      for (const { code, message, fields } of [...rest, ...graphql]) {
        expect([code, Object.keys(fields)]).toEqual(['BAD_USER_INPUT', [field]])
        expect(message).toBe('Le texte contient un caractère non autorisé.')
      }
    }
  })

  /** Those that GraphQL's types stop before: other words, the same code. */
  test.each([
    ['price', 'NaN'],
    ['price', '1e12'],
    ['price', 1e12],
    ['price', '4,50'],
    ['price', {}],
    ['ecoScore', ''],
    ['reviewCount', 1.5],
    ['reviewCount', 2 ** 31],
    ['inStock', 'oui'],
    ['featured', 1],
    ['name', null],
    ['name', ['Savon']],
    ['name', { $ne: '' }],
    ['description', 12],
  ])('%s = %j is refused by both', async (field, value) => {
    const { rest, graphql } = await saidTo({ [field]: value })
    for (const { code, message, fields } of rest) {
      expect([code, Object.keys(fields)]).toEqual(['BAD_USER_INPUT', [field]])
      expect(message).not.toMatch(/Invalid|expected|received/)
    }
    for (const { code } of graphql) expect(['BAD_USER_INPUT', 'BAD_REQUEST']).toContain(code)
  })
})

test('every broken field is named; what a new product needs is missed', async () => {
  const { body } = await admin.rest('POST', '/products', { rating: 9, reviewCount: 'x' })
  expect(Object.keys(body.fields).toSorted()).toEqual(['ecoScore', 'name', 'price', 'rating', 'reviewCount'])
  for (const nothing of [{}, [], 'null', '[]', '"a"', '1'])
    expect((await admin.rest('POST', '/products', nothing)).status).toBeGreaterThanOrEqual(400)
  expect(await fingerprints(shop)).toEqual(before)
})

test('an id or version that is none', async () => {
  for (const id of ['abc', '0', '-1', '1e3', '2147483648', '1%00', '1%27%20or%201=1']) {
    expect((await admin.rest('PUT', `/products/${id}`, soap)).status).toBe(400)
    expect((await admin.rest('DELETE', `/products/${id}`)).status).toBe(400)
  }
  for (const version of ['x', 0, 1.5, {}, [1]])
    expect((await admin.rest('PUT', '/products/1', { ...soap, version })).body.fields).toHaveProperty(
      'version',
    )
  expect(await fingerprints(shop)).toEqual(before)
})

test('the greatest values are taken', async () => {
  const most = {
    ...{ name: 'é'.repeat(200), price: '99999999.99', ecoScore: 10, rating: '5.0', reviewCount: 2 ** 31 - 1 },
    ...{ description: 'é'.repeat(5_000), imageUrl: `https://exemple.fr/${'x'.repeat(1_981)}` },
  }
  const { status, body } = await admin.rest('POST', '/products', most)
  expect([status, body]).toMatchObject([201, { ...most, ecoScore: '10.0' }])
  expect(
    (await admin.rest('PUT', '/products/1', { price: 0, ecoScore: '0', rating: -0 })).body,
  ).toMatchObject({
    ...{ price: '0.00', ecoScore: '0.0', rating: '0.0' },
  })
})
