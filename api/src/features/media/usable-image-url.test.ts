import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createProduct } from '../../test/data/factories.ts'
import { addressIn, askUploadUrl, nameIn, uploadImage } from '../../test/data/uploads.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { StoredImage } from './stored-image.entity.ts'

const shop = openTestShop()

let admin: User
beforeEach(async () => {
  admin = await createAdmin(shop)
})

const attach = (imageUrl: string) =>
  shop.post('/api/posts', { as: admin, body: { title: 'Le compost', content: 'Simple.', imageUrl } })

describe('something may show', () => {
  test('an image of the shop, which counts as needed from then on', async () => {
    const imageUrl = await uploadImage(shop, admin)
    expect((await attach(imageUrl)).body).toMatchObject({ imageUrl })
    const row = await shop.em().findOneOrFail(StoredImage, { name: nameIn(imageUrl) })
    expect(row.lastNeededAt).toEqual(shop.clock.now())
  })

  test('an image elsewhere by https, as it is typed', async () => {
    const imageUrl = 'https://images.exemple.fr/savon.jpg?taille=2&x=é'
    expect((await attach(imageUrl)).body).toMatchObject({ imageUrl })
  })
})

describe('nothing may show', () => {
  test('an image that was never sent, is on its way, or is being deleted', async () => {
    const imageUrl = addressIn(await askUploadUrl(shop, admin))
    for (const state of ['issued', 'receiving', 'deleting'] as const) {
      await shop.em().nativeUpdate(StoredImage, { name: nameIn(imageUrl) }, { state })
      const { status, body } = await attach(imageUrl)
      expect([state, status, body.fields.imageUrl]).toEqual([
        state,
        400,
        expect.stringContaining('n’existe pas'),
      ])
    }
    expect((await attach(`/public-objects/products/${'a'.repeat(40)}.webp`)).status).toBe(400)
  })

  test.each([
    'http://exemple.fr/savon.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//exemple.fr/savon.jpg',
    '/public-objects/products/../secret.webp',
    '/public-objects/products/a.webp?w=320',
    '/public-objects/quarantine/a.webp',
    '/etc/passwd',
    'file:///etc/passwd',
    'https://exemple.fr/\u0000.jpg',
    'https://exemple.fr/a b.jpg',
    'https:savon.jpg',
    'https:/savon.jpg',
    'https:\\\\exemple.fr\\savon.jpg',
  ])('%s', async (imageUrl) => {
    const { status, body } = await attach(imageUrl)
    expect([status, body.fields.imageUrl]).toEqual([400, expect.any(String)])
  })

  test('an address of more than 2,000 characters', async () => {
    const start = 'https://exemple.fr/'
    expect((await attach(start.padEnd(2_000, 'a'))).status).toBe(201)
    expect((await attach(start.padEnd(2_001, 'a'))).status).toBe(400)
  })
})

test('an address is stored or refused, and never asked for anything', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(302, { location: '/elsewhere.jpg' }).end()
  }).listen(0, '::')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const product = await createProduct(shop)
  for (const host of ['127.0.0.1', '[::1]', '0x7f000001', 'localhost', '2130706433', '169.254.169.254'])
    for (const scheme of ['http', 'https']) {
      const imageUrl = `${scheme}://${host}:${port}/savon.jpg`
      const body = { imageUrl, altText: 'Savon', displayOrder: 0 }
      await attach(imageUrl)
      await shop.post(`/api/products/${product.id}/images`, { as: admin, body })
      await shop.put(`/api/products/${product.id}`, { as: admin, body: { imageUrl } })
      await shop.get(`/api/products/${product.id}/images`)
    }
  server.closeAllConnections()
  server.close()
  expect(asked).toEqual([])
})
