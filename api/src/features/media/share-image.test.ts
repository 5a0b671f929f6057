import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../../housekeeping.ts'
import { createAdmin } from '../../test/data/factories.ts'
import { image, nameIn, uploadImage } from '../../test/data/uploads.ts'
import { openTestShop } from '../../test/shop.ts'
import { imageKey, imageUrl, shareImageKey } from './image-variants.rules.ts'

const shop = openTestShop({ UPLOAD_UNUSED_HOURS: '24' })

const savon = imageUrl('savon-1.webp')
const kept = shareImageKey('savon-1.webp')

beforeEach(async () => {
  shop.storage.files.clear()
  await shop.storage.put(imageKey('savon-1.webp', 1280), await image('webp'))
})
afterEach(() => vi.restoreAllMocks())

const colourAt = async (left: number, top: number) => {
  const pixel = sharp(shop.storage.files.get(kept)).extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.removeAlpha().raw().toBuffer())]
}
/** JPEG is not exact. */
const near = (hex: string) =>
  [1, 3, 5].map((at) => expect.closeTo(Number.parseInt(hex.slice(at, at + 2), 16), -1))

describe('what a link to a page shows of its image', () => {
  test('is a JPEG of 1200 by 630, for ever, and nothing else even if opened as a page', async () => {
    const { status, headers } = await shop.get(`${savon}?og=1`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const file = shop.storage.files.get(kept)
    expect(headers.get('content-length')).toBe(String(file?.length))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  test('is the whole image on the paper of the shop, beside its band', async () => {
    await shop.get(`${savon}?og=1`)
    expect(await colourAt(4, 4)).toEqual(near('#1F4D3A'))
    expect(await colourAt(648, 4)).toEqual(near('#3f7d4e'))
    expect(await colourAt(648, 625)).toEqual(near('#3f7d4e'))
    expect(await colourAt(1190, 315)).toEqual(near('#FAF7F0'))
  })

  test('has the paper of the shop where the image has nothing', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    await shop.storage.put(
      imageKey('savon-1.webp', 1280),
      await image('webp', { channels: 4, background: clear }),
    )
    await shop.get(`${savon}?og=1`)
    expect(await colourAt(648, 315)).toEqual(near('#FAF7F0'))
  })

  test('is made once, for any number who ask at once', async () => {
    const put = vi.spyOn(shop.storage, 'put')
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.get(`${savon}?og=1`)))
    await shop.get(`${savon}?og=1`)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(put).toHaveBeenCalledTimes(1)
  })

  test('is made of few images at once: who comes too many is told to come again', async () => {
    const names = Array.from({ length: 22 }, (_, n) => `savon-${n}.webp`)
    for (const name of names) await shop.storage.put(imageKey(name, 1280), await image('webp'))
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const { put } = shop.storage
    vi.spyOn(shop.storage, 'put').mockImplementation((key, bytes) => released.then(() => put(key, bytes)))
    const asked = names.map((name) => shop.get(`${imageUrl(name)}?og=1`))
    const refused = await Promise.race(asked)
    expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    release()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(21)
    shop.errors.length = 0
  })

  test.each(['og=', 'og=0', 'og=2', 'og=true', 'og=1&og=1', 'og=1&w=320', 'og=1%00'])(
    'is asked for in one way: ?%s is 404',
    async (query) => {
      const { status, body } = await shop.get(`${savon}?${query}`)
      expect([status, body]).toEqual([404, { message: 'Image introuvable.', code: 'NOT_FOUND' }])
      expect([...shop.storage.files.keys()]).toEqual([imageKey('savon-1.webp', 1280)])
    },
  )

  test('is not there where there is no image', async () => {
    const { status } = await shop.get(`${imageUrl('savon-2.webp')}?og=1`)
    expect([status, shop.storage.files.size]).toEqual([404, 1])
  })
})

describe('nothing is left of it', () => {
  test('when its image is deleted', async () => {
    const url = await uploadImage(shop, await createAdmin(shop), await image())
    expect((await shop.get(`${url}?og=1`)).status).toBe(200)
    expect(shop.storage.files.has(shareImageKey(nameIn(url)))).toBe(true)
    const later = new Date(shop.clock.now().getTime() + 25 * 3_600_000)
    await cleanUp(shop.database.orm, shop.env, later, shop.storage)
    expect([...shop.storage.files.keys()]).toEqual([imageKey('savon-1.webp', 1280)])
  })

  test('when its image is deleted while it is made', async () => {
    const { put } = shop.storage
    vi.spyOn(shop.storage, 'put').mockImplementation(async (key, bytes) => {
      shop.storage.files.clear()
      await put(key, bytes)
    })
    expect((await shop.get(`${savon}?og=1`)).status).toBe(404)
    expect(shop.storage.files.size).toBe(0)
  })
})
