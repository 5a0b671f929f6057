import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { createProduct, createUser } from '../../test/data/factories.ts'
import { readPage } from '../../test/read-page.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop({ PAGE_PATIENCE_MS: '20000' })

beforeEach(async () => {
  await createProduct(shop, { name: 'Gourde isotherme' })
})

/** Asks as it is told, and leaves the body as it came. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request(shop.origin + path, { method, headers })
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    sent.on('response', resolve).on('error', reject).end(),
  )
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

const path = '/produit/1-gourde-isotherme'

describe('a page is sent', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['zstd', undefined, (bytes: Buffer) => bytes],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('in a form that « %s » takes, the same text with the same ETag', async (accepted, encoding, unpack) => {
    const plain = await ask(path)
    const { status, headers, body } = await ask(path, { 'accept-encoding': accepted })
    expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
      ...[200, encoding, 'text/html; charset=utf-8'],
    ])
    expect(headers['content-length']).toBe(String(body.length))
    expect(unpack(body).equals(plain.body)).toBe(true)
    expect(headers.etag).toBe(plain.headers.etag)
    if (encoding) expect(body.length).toBeLessThan(plain.body.length / 3)
  })

  test('as HEAD without its body', async () => {
    const [page, head] = [
      await ask(path, { 'accept-encoding': 'br' }),
      await ask(path, { 'accept-encoding': 'br' }, 'HEAD'),
    ]
    expect([head.status, head.body.length]).toEqual([200, 0])
    for (const name of [
      'etag',
      'content-length',
      'content-encoding',
      'content-type',
      'vary',
      'cache-control',
    ])
      expect([name, head.headers[name]]).toEqual([name, page.headers[name]])
  })

  test('to be asked for again each time', async () => {
    for (const at of ['/', path, '/inconnu', '/panier', '/admin', '/produits?page=9', '/produit/1-ancien'])
      expect([at, (await ask(at)).headers['cache-control']]).toEqual([at, 'no-cache'])
  })

  test('telling caches on the way what it depends on', async () => {
    expect((await ask(path)).headers.vary?.toLowerCase()).toBe('accept-encoding')
    expect((await ask('/')).headers.vary?.toLowerCase().split(/, */).toSorted()).toEqual([
      ...['accept-encoding', 'cookie'],
    ])
  })

  test('to nobody in particular: without a cookie', async () => {
    const as = await shop.cookieOf(await createUser(shop))
    for (const at of ['/', path, '/panier']) {
      expect((await ask(at)).headers['set-cookie']).toBeUndefined()
      expect((await ask(at, { cookie: as })).headers['set-cookie']).toBeUndefined()
    }
  })
})

describe('a browser that has the page', () => {
  test.each<[string, (etag: string) => string]>([
    ['its ETag', (etag) => etag],
    ['as a weak one', (etag) => `W/${etag}`],
    ['among others', (etag) => `"other", ${etag} , W/"third"`],
    ['anything', () => '*'],
  ])('by %s is told so, whatever form it takes', async (_what, given) => {
    const { headers } = await ask(path)
    expect(headers.etag).toMatch(/^"[\w-]{20,}"$/)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const known = { 'if-none-match': given(headers.etag ?? ''), 'accept-encoding': encoding }
      const again = await ask(path, known)
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
      expect([again.headers.vary?.toLowerCase(), again.headers['content-encoding']]).toEqual([
        ...['accept-encoding', undefined],
      ])
      expect((await ask(path, known, 'HEAD')).status).toBe(304)
    }
  })

  test.each(['"other"', '"', '', 'W/"x", "y"'])('by no %s is sent it', async (given) => {
    expect((await ask(path, { 'if-none-match': given })).status).toBe(200)
  })

  test('is sent it anew when it asks to, and when it has changed', async () => {
    const { headers } = await ask(path)
    const known = { 'if-none-match': headers.etag ?? '' }
    expect((await ask(path, { ...known, 'cache-control': 'no-cache' })).status).toBe(200)
    await createProduct(shop)
    await shop.em().execute(`update products set description = 'Autre' where id = 1`)
    expect((await ask(path, known)).status).toBe(200)
  })

  test('that there is not is told that there is not', async () => {
    const { status, headers } = await ask('/inconnu')
    expect([status, (await ask('/inconnu', { 'if-none-match': headers.etag ?? '' })).status]).toEqual([
      404, 404,
    ])
  })
})

test('the only script inside of a page is the one that the Content-Security-Policy names', async () => {
  for (const at of ['/', path, '/produits', '/inconnu', '/panier', '/admin']) {
    const { headers, body } = await ask(at)
    const [policy = ''] = /script-src[^;]*/.exec(String(headers['content-security-policy'])) ?? []
    const inside = readPage(body.toString())
      .all('script')
      .filter(({ attributes: { src, type } }) => src === undefined && !/json$/.test(type ?? ''))
    const hashes = inside.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect([at, policy]).toEqual([at, ["script-src 'self'", ...hashes].join(' ')])
    expect(inside).toHaveLength(1)
  }
})
