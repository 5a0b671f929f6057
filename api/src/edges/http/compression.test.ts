import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/shop.ts'
import { createWebFolder, webScript } from '../../test/web-folder.ts'

const shop = openTestShop({ WEB_FOLDER: createWebFolder() })
const script = '/assets/index-4f2a.js'
const accepting = (encodings: string) => ({ headers: { 'accept-encoding': encodings } })

describe('a file of the web client', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliCompressSync(webScript).length],
    ['gzip', 'gzip', gzipSync(webScript).length],
    ['identity', null, webScript.length],
  ])('is sent to « %s » as the build compressed it, and not once more', async (accepted, encoding, bytes) => {
    const { status, headers, text } = await shop.get(script, accepting(accepted))
    expect([status, text]).toEqual([200, webScript])
    // Compressed on the way it would have no length, or another one.
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([encoding, `${bytes}`])
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('content-type')).toBe('text/javascript')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('has another ETag in each of its forms: caches never take one for the other', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        (await shop.get(script, accepting(encoding))).headers.get('etag'),
      ),
    )
    expect(new Set(etags).size).toBe(3)
    const again = { headers: { 'accept-encoding': 'br', 'if-none-match': etags[0] ?? '' } }
    expect((await shop.get(script, again)).status).toBe(304)
  })
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('an answer made for the request goes to « %s » as %s', async (accepted, encoding) => {
  const { headers, body } = await shop.call('POST', '/graphql', {
    ...accepting(accepted),
    body: { query: '{ __schema { types { name description } } }' },
  })
  expect(body).toHaveProperty('data.__schema')
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('vary')).toContain('Accept-Encoding')
})
