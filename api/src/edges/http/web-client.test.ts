import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'

const folder = createWebFolder()
const shop = openTestShop({ WEB_FOLDER: folder })

/** What stands in the directory of an ICO file: each image's size, and the first bytes of its data. */
function imagesOf(ico: Buffer): [number, string][] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = ico.subarray(6 + 16 * index)
    const start = entry.readUInt32LE(12)
    return [entry.readUInt8(0), ico.toString('latin1', start + 1, start + 4)]
  })
}

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/speculation-rules.json', 'application/speculationrules+json'],
])('browsers find %s without being told, as %s, once a day', async (path, type) => {
  const { status, headers } = await shop.get(path)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    ...[200, type, 'public, max-age=86400'],
  ])
})

test('the icon is there in 16, 32 and 48 pixels', () => {
  expect(imagesOf(readFileSync('web/public/favicon.ico'))).toEqual([
    [16, 'PNG'],
    [32, 'PNG'],
    [48, 'PNG'],
  ])
})

test('pages name the file that says what a browser may fetch ahead: products and articles, and nothing is run', async () => {
  const page = await shop.get('/')
  expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  const { text, headers } = await shop.get('/speculation-rules.json')
  expect(headers.get('set-cookie')).toBeNull()
  const rules = JSON.parse(text)
  expect(Object.keys(rules)).toEqual(['prefetch'])
  const [rule] = rules.prefetch
  const [{ href_matches: patterns }] = rule.where.and
  const isFetched = (path: string) =>
    patterns.some((pathname: string) => new URLPattern({ pathname }).test(`https://ramure.example${path}`))
  const shown = ['/produit/7-savon', '/article/3', '/produits', '/produits?page=2']
  const own = [
    '/',
    '/panier',
    '/mon-compte',
    '/auth',
    '/admin',
    '/admin/commandes',
    '/api/logout',
    '/newsletter/merci',
  ]
  expect([shown.filter(isFetched), own.filter(isFetched)]).toEqual([shown, []])
  expect(rule.eagerness).toBe('moderate')
})

test('a file that is gone since the shop began, as after a new build in its place, ends its own answer alone', async () => {
  rmSync(join(folder, 'assets/index-4f2a.js.br'))
  const gone = shop.get('/assets/index-4f2a.js', { headers: { 'accept-encoding': 'br' } })
  await expect(gone).rejects.toThrow()
  expect((await shop.get('/favicon.svg')).status).toBe(200)
})

test('a file of the client is no page: nothing of it runs by itself, and the policy of pages is not sent with each', async () => {
  const { status, headers } = await shop.get('/assets/index-4f2a.js')
  expect([status, headers.get('content-security-policy')]).toEqual([200, "default-src 'none'; sandbox"])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
