import { beforeEach, describe, expect, test } from 'vitest'
import { rawRequest } from '../../test/raw-request.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()
const bytes = (width: number) => Buffer.from(`RIFF image of ${width}`)

beforeEach(async () => {
  for (const width of [320, 640, 1280]) await shop.storage.put(`products/savon-1-${width}.webp`, bytes(width))
  await shop.storage.put('products/secret.txt', Buffer.from('secret'))
  await shop.storage.put('secret-1280.webp', Buffer.from('secret'))
})

describe('an image of a product', () => {
  test.each([
    ['', 1280],
    ['?w=320', 320],
    ['?w=640', 640],
    ['?w=1280', 1280],
  ])('%s is served at its width', async (query, width) => {
    const { status, text } = await shop.get(`/public-objects/products/savon-1.webp${query}`)
    expect([status, text]).toEqual([200, bytes(width).toString()])
  })

  test('is served as an image and nothing else, for ever', async () => {
    const { headers } = await shop.get('/public-objects/products/savon-1.webp')
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-length')).toBe(String(bytes(1280).length))
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('HEAD tells its size without sending it', async () => {
    const { status, headers, text } = await shop.call('HEAD', '/public-objects/products/savon-1.webp?w=320')
    expect([status, headers.get('content-length'), text]).toEqual([200, String(bytes(320).length), ''])
  })

  test.each([
    'w=0',
    'w=321',
    'w=abc',
    'w=',
    'w=320&w=640',

    'w=3e2',
    'w=99999999',
    'w=-320',
    'w=320%00',
  ])('a width that is not kept is 404: ?%s', async (query) => {
    const { status, body, headers } = await shop.get(`/public-objects/products/savon-1.webp?${query}`)
    expect([status, body]).toEqual([404, { message: 'Image introuvable.', code: 'NOT_FOUND' }])
    expect(headers.get('cache-control')).toBeNull()
  })
})

describe('no form of an address leads out of the folder', () => {
  test.each([
    '/public-objects/products/../secret.webp',
    '/public-objects/products/..%2fsecret.webp',
    '/public-objects/products/..%2Fsecret.webp',
    '/public-objects/products/%2e%2e/secret.webp',
    '/public-objects/products/%2e%2e%2fsecret.webp',
    '/public-objects/products/..%5csecret.webp',
    '/public-objects/products/..\\secret.webp',
    '/public-objects/products/....//secret.webp',
    '/public-objects/products/%252e%252e%252fsecret.webp',
    '/public-objects/products/..%c0%afsecret.webp',
    '/public-objects/products/..%00/secret.webp',
    '/public-objects/products/secret.txt',
    '/public-objects/products/secret.txt%00.webp',
    '/public-objects/products//etc/passwd',
    '/public-objects/products/%2fetc%2fpasswd',
    '/public-objects/../../../../etc/passwd',
    '/public-objects/%2e%2e/%2e%2e/package.json',
    '/public-objects/products/.webp',
    '/public-objects/products/savon-1.webp/',
    '/public-objects/products/savon-1-320',
    '/public-objects/',
    '/public-objects/products',
  ])('%s', async (path) => {
    const { status, text } = await rawRequest(shop.origin, `GET ${path} HTTP/1.1`)
    // A form that is no address at all may be 400; a slash at the end names the same image.
    expect(path.endsWith('.webp/') ? [200, 404] : [404, 400]).toContain(status)
    expect(text).not.toMatch(/secret\r?\n?$|root:x|"dependencies"|location:/i)
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s changes nothing', async (method) => {
    const before = [...shop.storage.files.keys()]
    const { status } = await shop.call(method, '/public-objects/products/savon-1.webp', { body: { a: 1 } })
    expect([404, 405]).toContain(status)
    expect([...shop.storage.files.keys()]).toEqual(before)
  })
})
