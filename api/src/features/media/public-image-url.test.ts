import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import type { Change } from '../../test/both-refuse.ts'
import { createPost, createProduct, createProductImage } from '../../test/data/factories.ts'
import { fingerprints } from '../../test/data/small-world.ts'
import { openTestShop } from '../../test/shop.ts'
import { Post } from '../content/post.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const soap = { name: 'Savon', price: '4.50', ecoScore: '8.5' }
const compost = { title: 'Le compost', content: 'Simple.' }
const said =
  'Image\u00a0: l’adresse doit mener à un site public désigné par son nom, sans mot de passe ni numéro de port.'

/** Every way to say what image a product, a gallery or an article shows. Product 1 has no gallery, product 2 has one. */
const changes = (imageUrl: string): Record<string, Change> => {
  const write = (type: string) => `$input: ${type}!`
  return {
    'a new product': {
      ...{ method: 'POST', path: '/products', body: { ...soap, imageUrl } },
      document: `mutation (${write('ProductInput')}) { createProduct(input: $input) { id } }`,
      variables: { input: { ...soap, imageUrl } },
    },
    'a product': {
      ...{ method: 'PUT', path: '/products/1', body: { imageUrl } },
      document: `mutation (${write('ProductChanges')}) { updateProduct(id: 1, input: $input) { id } }`,
      variables: { input: { imageUrl } },
    },
    'a gallery': {
      ...{ method: 'POST', path: '/products/2/images', body: { imageUrl } },
      document: `mutation (${write('ProductImageInput')}) { addProductImage(productId: 2, input: $input) { id } }`,
      variables: { input: { imageUrl } },
    },
    'a new article': {
      ...{ method: 'POST', path: '/posts', body: { ...compost, imageUrl } },
      document: `mutation (${write('PostInput')}) { createPost(input: $input) { id } }`,
      variables: { input: { ...compost, imageUrl } },
    },
    'an article': {
      ...{ method: 'PUT', path: '/posts/1', body: { imageUrl } },
      document: `mutation (${write('PostChanges')}) { updatePost(id: 1, input: $input) { id } }`,
      variables: { input: { imageUrl } },
    },
  }
}

beforeEach(async () => {
  await createProduct(shop)
  await createProductImage(shop, { product: (await createProduct(shop)).id })
  await createPost(shop)
})

describe('an image is never on a reader’s own machine or network', () => {
  test.each([
    ...['https://u:p@exemple.fr/x.png', 'https://u@exemple.fr/x.png', 'https://:p@exemple.fr/x.png'],
    ...['https://exemple.fr:8443/x.png', 'https://exemple.fr:80/x.png'],
    ...['https://localhost/x', 'https://LOCALHOST./x', 'https://a.localhost/x', 'https://%6cocalhost/x'],
    ...[
      'https://ｌｏｃａｌｈｏｓｔ/x',
      'https://intranet/x',
      'https://routeur.lan/x',
      'https://nas.local./x',
    ],
    ...['https://shop.internal/x', 'https://box.home.arpa/x', 'https://1.0.0.127.in-addr.arpa/x'],
    ...['https://127.0.0.1/x', 'https://127.1/x', 'https://0x7f000001/x', 'https://2130706433/x'],
    ...['https://0177.0.0.1/x', 'https://127.0.0.1./x', 'https://１２７.0.0.1/x', 'https://0/x'],
    ...['https://10.0.0.1/x', 'https://172.16.3.4/x', 'https://192.168.1.1/x', 'https://169.254.169.254/x'],
    ...['https://8.8.8.8/x', 'https://[::1]/x.png', 'https://[::ffff:127.0.0.1]/x', 'https://[fd00::1]/x'],
    ...['https://[2001:db8::1]/x', 'https://a..fr/x'],
  ])('%s is refused by both edges for every noun', async (imageUrl) => {
    const before = await fingerprints(shop)
    const refusal = { message: said, code: 'BAD_USER_INPUT', fields: { imageUrl: said } }
    for (const [what, { method, path, body, document, variables }] of Object.entries(changes(imageUrl))) {
      const rest = await admin.rest(method, path, body)
      expect([what, rest.status, rest.body]).toEqual([what, 400, refusal])
      expect([what, await admin.refusal(document, variables)]).toEqual([what, refusal])
    }
    expect(await fingerprints(shop)).toEqual(before)
  })

  test.each([
    'https://images.exemple.fr/x.png',
    'https://exemple.fr:443/x.png',
    'https://EXEMPLE.FR./é%20b.png',
    'https://éco.exemple.fr/x.png?u=https://localhost/@127.0.0.1:80',
    'https://127.0.0.1.exemple.fr/x.png',
    'https://local.fr/x.png',
    'https://1.fr/x.png',
  ])('%s may be shown', async (imageUrl) => {
    for (const [what, { method, path, body, document, variables }] of Object.entries(changes(imageUrl))) {
      expect([what, (await admin.rest(method, path, body)).status]).toEqual([
        what,
        method === 'PUT' ? 200 : 201,
      ])
      await admin.data(document, variables)
    }
  })
})

test('an address from before the rule is shown, sent back with other changes, and restored; not chosen anew', async () => {
  const imageUrl = 'https://u:p@localhost:8443/x.png'
  const product = await createProduct(shop, { imageUrl })
  const post = await createPost(shop, { ...compost, imageUrl, published: true })
  const names = { product: `/products/${product.id}`, post: `/posts/${post.id}` }
  for (const path of Object.values(names))
    expect((await admin.rest('GET', path)).body).toMatchObject({ imageUrl })
  const changed = await admin.rest('PUT', names.product, { ...soap, imageUrl })
  expect([changed.status, changed.body]).toMatchObject([200, { name: 'Savon', imageUrl }])
  expect((await admin.rest('PUT', names.post, { title: 'Terreau', imageUrl })).body).toMatchObject({
    imageUrl,
  })
  const restore = 'mutation ($entryId: ID!) { restorePost(entryId: $entryId) { imageUrl } }'
  await admin.rest('PUT', names.post, { title: 'Humus' })
  const [, entry] = await admin.history()
  expect(await admin.data(restore, { entryId: entry?.id })).toEqual({ restorePost: { imageUrl } })

  await admin.rest('PUT', names.post, { imageUrl: null })
  expect((await admin.rest('PUT', names.post, { imageUrl })).body.message).toBe(said)
  expect(await admin.data(restore, { entryId: entry?.id })).toEqual({ restorePost: { imageUrl: null } })
  expect(await shop.em().count(Post, { imageUrl })).toBe(0)
})
