import { beforeEach, expect, test, vi } from 'vitest'
import { imageKey } from '../../features/media/image-variants.rules.ts'
import { removeSizes } from '../../features/media/ingest-image.ts'
import { image } from '../../test/data/uploads.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()
const address = (name: string, width = 640) => `/public-objects/products/${name}.webp?w=${width}`
/** What Chromium says of its images. */
const modern = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const ask = (path: string, accept: string, more = {}) => shop.get(path, { headers: { accept, ...more } })
const avifOf = (name: string) => shop.storage.files.get(imageKey(`${name}.webp`, 640, 'avif'))

/** Each test has an image of its own: none is tried twice. */
let name: string
let images = 0
beforeEach(async () => {
  name = `savon-${++images}`
  await shop.storage.put(imageKey(`${name}.webp`, 640), await image('webp', { width: 640, height: 480 }))
})

/** Looks at the image as a modern browser, until there is something smaller for the next. */
async function lookOnce() {
  const first = await ask(address(name), modern)
  await vi.waitUntil(() => avifOf(name), { timeout: 10_000 })
  return first
}

test('the first who takes AVIF gets the WebP that is there, the next the AVIF that was made of it', async () => {
  const first = await lookOnce()
  const next = await ask(address(name), modern)
  const [webp, avif] = [first, next].map(({ headers }) => Number(headers.get('content-length')))
  expect([first, next].map(({ headers }) => headers.get('content-type'))).toEqual([
    'image/webp',
    'image/avif',
  ])
  expect(avif).toBe(avifOf(name)?.length)
  expect(avif).toBeLessThan(webp ?? 0)
  expect(next.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  // What many share is asked for again: it would keep the larger one for a year.
  expect(first.headers.get('cache-control')).toContain('s-maxage=60')
})

test.each([
  ['image/webp,image/png,*/*;q=0.5'],
  ['*/*'],
  [''],
  ['image/*'],
  ['text/html'],
  ['image/avif;q=0,image/webp'],
])('who accepts « %s » gets WebP, for ever, also when there is an AVIF', async (accept) => {
  const before = await ask(address(name), accept)
  await lookOnce()
  const after = await ask(address(name), accept)
  for (const { headers } of [before, after]) {
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
})

test('caches keep the two apart: by Accept, and each has its ETag', async () => {
  await lookOnce()
  const [avif, webp] = [await ask(address(name), modern), await ask(address(name), 'image/webp')]
  for (const { headers } of [avif, webp]) expect(headers.get('vary')).toBe('Accept')
  const etag = avif.headers.get('etag') ?? ''
  expect(etag).not.toBe(webp.headers.get('etag'))
  // Without a word on caches, fetch would ask for a new one.
  const again = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  expect((await ask(address(name), modern, again)).status).toBe(304)
  expect((await ask(address(name), 'image/webp', again)).status).toBe(200)
})

test('what is no image makes no AVIF, and is served as it is', async () => {
  await shop.storage.put(imageKey(`${name}.webp`, 640), Buffer.from('damaged'))
  for (const _ of [1, 2]) {
    const { status, headers } = await ask(address(name), modern)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  expect((await ask(address(`${name}-unknown`), modern)).status).toBe(404)
  expect(avifOf(name)).toBeUndefined()
})

test('an AVIF goes with its image', async () => {
  await lookOnce()
  await removeSizes(shop.storage, `${name}.webp`)
  expect(avifOf(name)).toBeUndefined()
  expect((await ask(address(name), modern)).status).toBe(404)
})
