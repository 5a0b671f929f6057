import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '../../features/accounts/user.entity.ts'
import { StoredImage } from '../../features/media/stored-image.entity.ts'
import { createAdmin, createUser } from '../../test/data/factories.ts'
import { addressIn, askUploadUrl, image, nameIn, putFile } from '../../test/data/uploads.ts'
import { rawRequest } from '../../test/raw-request.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop({ UPLOADS_KEPT_MAX: '30' })

let admin: User
let file: Buffer
beforeEach(async () => {
  shop.storage.files.clear()
  admin = await createAdmin(shop)
  file = await image()
})

const states = async () => (await shop.em().find(StoredImage, {})).map(({ state }) => state)
const asVisitor = {}
const titles = {
  type: {
    message: 'Type de fichier non supporté',
    fields: { file: 'Veuillez sélectionner une image (JPEG, PNG, GIF, WebP)' },
  },
}

describe('an administrator', () => {
  test('sends an image to the address, and it is at /public-objects at each width', async () => {
    const url = await askUploadUrl(shop, admin)
    expect((await shop.get(addressIn(url))).status).toBe(404)
    const { status, body } = await putFile(shop, url, file, { as: admin })
    expect([status, body]).toEqual([200, { imageUrl: addressIn(url), width: 800, height: 600 }])
    for (const width of ['', '?w=320', '?w=640', '?w=1280']) {
      const { status: shown, headers } = await shop.get(addressIn(url) + width)
      expect([shown, headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    const row = await shop.em().findOneOrFail(StoredImage, { name: nameIn(url) })
    const byteSize = [...shop.storage.files.values()].reduce((sum, { length }) => sum + length, 0)
    expect(row).toMatchObject({ state: 'stored', width: 800, height: 600, byteSize, lastNeededAt: null })
    expect(shop.logged.join()).not.toContain(new URL(url, shop.origin).searchParams.get('signature'))
  })

  test('gets an address under PUBLIC_URL, wherever the page is', async () => {
    for (const headers of [undefined, { origin: shop.origin }]) {
      const { body } = await shop.post('/api/upload/product-image', { as: admin, headers })
      expect(body.uploadURL).toMatch(new RegExp(`^${shop.env.PUBLIC_URL}/api/upload/product-image/`))
    }
  })
})

describe('whoever is no administrator', () => {
  test('gets no address', async () => {
    const customer = await createUser(shop)
    expect((await shop.post('/api/upload/product-image')).status).toBe(401)
    expect((await shop.post('/api/upload/product-image', { as: customer })).status).toBe(403)
    expect(await states()).toEqual([])
  })

  test('cannot use one either, and it stays unused', async () => {
    const url = await askUploadUrl(shop, admin)
    const visitor = await putFile(shop, url, file, asVisitor)
    expect([visitor.status, visitor.text.includes('Unauthorized')]).toEqual([401, true])
    expect((await putFile(shop, url, file, { as: await createUser(shop) })).status).toBe(403)
    expect([await states(), shop.storage.files.size]).toEqual([['issued'], 0])
  })

  test('is told before a byte of the file is asked for', async () => {
    const url = await askUploadUrl(shop, admin)
    // The file is announced and never sent: the answer comes all the same.
    const { status } = await rawRequest(
      shop.origin,
      `PUT ${url} HTTP/1.1\r\nContent-Type: image/jpeg\r\nContent-Length: 5000000`,
    )
    expect(status).toBe(401)
  })
})

describe('an upload address', () => {
  test('says nothing that can be guessed', async () => {
    const names = [nameIn(await askUploadUrl(shop, admin)), nameIn(await askUploadUrl(shop, admin))]
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{40}\.webp$/)
    expect(names[0]).not.toBe(names[1])
  })

  test.each([
    ['another signature', (url: string) => url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['another name', (url: string) => url.replace(/[0-9a-f]{40}/, 'a'.repeat(40))],
    [
      'a longer life',
      (url: string) => url.replace(/expires=(\d{12})\d/, 'expires=$10').replace('=17', '=18'),
    ],
    ['a signature too many', (url: string) => `${url}&signature=${'A'.repeat(43)}`],
    ['no signature', (url: string) => url.split('?')[0] ?? ''],
  ])('with %s is 403', async (_what, change) => {
    const url = await askUploadUrl(shop, admin)
    expect(change(url)).not.toBe(url)
    const { status, body } = await putFile(shop, change(url), file, { as: admin })
    expect([status, body.message]).toEqual([403, 'Cette adresse d’envoi n’est pas valable.'])
    expect([await states(), shop.storage.files.size]).toEqual([['issued'], 0])
  })

  test('that has expired is 403', async () => {
    const url = await askUploadUrl(shop, admin)
    const before = shop.clock.current
    shop.clock.current = new Date(before.getTime() + shop.env.UPLOAD_URL_TTL_SECONDS * 1_000)
    const { status, body } = await putFile(shop, url, file, { as: admin })
    shop.clock.current = before
    expect([status, body.message]).toEqual([403, expect.stringContaining('a expiré')])
    expect((await putFile(shop, url, file, { as: admin })).status).toBe(200)
  })

  test('serves once: sent again it is 409, and the first image stays', async () => {
    const url = await askUploadUrl(shop, admin)
    await putFile(shop, url, file, { as: admin })
    const before = new Map(shop.storage.files)
    const other = await image('png', { width: 10, height: 10 })
    const { status, body } = await putFile(shop, url, other, { as: admin })
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
    expect(shop.storage.files).toEqual(before)
  })

  test('of ten at once one wins, and its image is whole', async () => {
    const url = await askUploadUrl(shop, admin)
    const files = await Promise.all(
      Array.from({ length: 10 }, (_, i) => image('png', { width: 100 + i, height: 50 })),
    )
    const answers = await Promise.all(files.map((each) => putFile(shop, url, each, { as: admin })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    const { width } = answers.find(({ status }) => status === 200)?.body ?? {}
    const row = await shop.em().findOneOrFail(StoredImage, { name: nameIn(url) })
    expect([row.state, row.width]).toEqual(['stored', width])
  })

  test('may take another file after one that was refused', async () => {
    const url = await askUploadUrl(shop, admin)
    const refused = await putFile(shop, url, file.subarray(0, 300), { as: admin })
    expect([refused.status, await states(), shop.storage.files.size]).toEqual([400, ['issued'], 0])
    expect((await putFile(shop, url, file, { as: admin })).status).toBe(200)
  })

  test('whose image cannot be stored is free again, and nothing stays behind', async () => {
    const url = await askUploadUrl(shop, admin)
    const { put } = shop.storage
    shop.storage.put = async (key, bytes) => {
      if (key.includes('-640')) throw new Error('disk broken')
      await put(key, bytes)
    }
    const { status } = await putFile(shop, url, file, { as: admin })
    shop.storage.put = put
    expect([status, await states(), shop.storage.files.size]).toEqual([500, ['issued'], 0])
    expect(shop.errors.splice(0).join()).toContain('disk broken')
    expect((await putFile(shop, url, file, { as: admin })).status).toBe(200)
  })
})

test('the name that a file is sent under, and its last letters, mean nothing: the type it declares does', async () => {
  for (const type of ['text/html', 'application/octet-stream', '', 'image/svg+xml', 'image/tiff']) {
    const url = await askUploadUrl(shop, admin)
    const { status, body } = await putFile(shop, url, file, { as: admin, headers: { 'content-type': type } })
    expect([type, status, body]).toMatchObject([type, 415, titles.type])
  }
  for (const type of ['image/jpeg', 'image/jpg', 'IMAGE/PNG', 'image/gif; charset=binary', 'image/webp']) {
    const url = await askUploadUrl(shop, admin)
    const { status } = await putFile(shop, url, file, { as: admin, headers: { 'content-type': type } })
    expect([type, status]).toEqual([type, 200])
  }
})

test('another site’s page cannot send a file, whatever it has stolen', async () => {
  const url = await askUploadUrl(shop, admin)
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const { status, body } = await putFile(shop, url, file, { as: admin, headers })
    expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
  }
  expect(await states()).toEqual(['issued'])
})

test.each([
  '..%2f..%2fsecret.webp',
  '../../secret.webp',
  '%2e%2e/secret.webp',
  '..%5csecret.webp',
  '%252e%252e%252fsecret.webp',
  'a%00.webp',
  'products/../../secret.webp',
  `${'a'.repeat(40)}.webp/..`,
  'savon-1.webp',
])('no file is sent to %s', async (last) => {
  const cookie = await shop.cookieOf(admin)
  const query = (await askUploadUrl(shop, admin)).split('?')[1]
  const { status } = await rawRequest(
    shop.origin,
    `PUT /api/upload/product-image/${last}?${query} HTTP/1.1\r\nCookie: ${cookie}\r\nContent-Type: image/jpeg\r\nContent-Length: 0`,
  )
  expect([status, shop.storage.files.size]).toEqual([404, 0])
})

test('an image too many that nothing shows is refused, of thirty asked for at once too', async () => {
  const asked = await Promise.all(
    Array.from({ length: 35 }, () => shop.post('/api/upload/product-image', { as: admin })),
  )
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(30)
  const refused = asked.find(({ status }) => status === 429)
  expect(refused?.body.message).toContain('Trop d’images envoyées')
  expect(await shop.em().count(StoredImage, {})).toBe(30)
})
