import { beforeEach, describe, expect, test } from 'vitest'
import { imageColumns } from '../../../image-columns.ts'
import { openAdministration } from '../../../test/administrator.ts'
import {
  createCategory,
  createPost,
  createProduct,
  createProductImage,
} from '../../../test/data/factories.ts'
import { image, uploadImage } from '../../../test/data/uploads.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../test/shop.ts'
import { StoredImage } from '../../media/stored-image.entity.ts'
import { usedColumns } from './library.service.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const nameOf = (url: string) => url.split('/').at(-1) ?? ''
const upload = async (facts = { width: 40, height: 30 }) =>
  uploadImage(shop, admin.person(), await image('png', facts))
const list = (query = '') => admin.rest('GET', `/admin/images${query}`)
const names = async (query = '') => (await list(query)).body.map(({ name }: StoredImage) => name)
const remove = (url: string) => admin.rest('DELETE', `/admin/images/${nameOf(url)}`)
/** A quarter of an hour later: whoever was about to use something has done so. */
const later = () => {
  shop.clock.current = new Date(shop.clock.current.getTime() + 15 * 60_000)
}

beforeEach(() => shop.storage.files.clear())

describe('the library', () => {
  test('knows every column that shows images', () => {
    expect(usedColumns).toEqual(imageColumns)
  })

  test('tells of each image what shows it, and with which text', async () => {
    const [used, unused] = [await upload({ width: 800, height: 600 }), await upload()]
    const { id } = await createProduct(shop, { name: 'Gourde', imageUrl: used })
    await createProductImage(shop, { product: id, imageUrl: used, altText: 'De face', isPrimary: true })
    await createProduct(shop, { name: 'Savon', imageUrl: used })
    await createCategory(shop, { name: 'Cuisine', imageUrl: used })
    await createPost(shop, { title: 'Le compost', imageUrl: used })
    const { body, headers } = await list()
    expect(headers.get('x-total-count')).toBe('2')
    const found = body.find(({ name }: StoredImage) => name === nameOf(used))
    expect(found).toMatchObject({ imageUrl: used, width: 800, height: 600, byteSize: expect.any(Number) })
    expect(found.uses).toEqual([
      { kind: 'PRODUCT', subjectId: 1, title: 'Gourde', imageId: 1, altText: 'De face' },
      { kind: 'PRODUCT', subjectId: 2, title: 'Savon', imageId: null, altText: null },
      { kind: 'POST', subjectId: 1, title: 'Le compost', imageId: null, altText: null },
      { kind: 'CATEGORY', subjectId: 1, title: 'Cuisine', imageId: null, altText: null },
    ])
    expect(body.find(({ name }: StoredImage) => name === nameOf(unused)).uses).toEqual([])
    const { libraryImages } = await admin.data(
      '{ libraryImages { totalCount items { name uses { title } } } }',
    )
    expect(libraryImages.items.map(({ name }: StoredImage) => name)).toEqual(
      body.map(({ name }: StoredImage) => name),
    )
  })

  test('is narrowed to what is used, unused or lacks a text, and by words', async () => {
    const [silent, told, unused] = [await upload(), await upload(), await upload()]
    const { id } = await createProduct(shop, { name: 'Éponge' })
    await createProductImage(shop, { product: id, imageUrl: silent, isPrimary: true })
    await createProductImage(shop, { product: id, imageUrl: told, altText: 'De profil' })
    expect(new Set(await names('?filter=used'))).toEqual(new Set([silent, told].map(nameOf)))
    expect(await names('?filter=unused')).toEqual([nameOf(unused)])
    expect(await names('?filter=no_alt')).toEqual([nameOf(silent)])
    expect(await names('?q=PROFIL')).toEqual([nameOf(told)])
    expect(await names('?q=eponge')).toHaveLength(2)
    expect(await names(`?q=${nameOf(unused).slice(0, 12)}`)).toEqual([nameOf(unused)])
    expect(await names('?q=%25')).toEqual([])
    const beyond = await list('?limit=1&offset=50')
    expect([beyond.body, beyond.headers.get('x-total-count')]).toEqual([[], '3'])
    expect((await list('?filter=all_of_them')).status).toBe(400)
  })
})

describe('an image that is deleted', () => {
  test('goes with its files, and the history keeps who did it', async () => {
    const url = await upload()
    expect(shop.storage.files.size).toBe(3)
    expect((await remove(url)).body).toEqual({ success: true })
    expect([await shop.em().count(StoredImage, {}), shop.storage.files.size]).toEqual([0, 0])
    expect((await remove(url)).status).toBe(404)
    expect(await admin.history()).toMatchObject([
      {
        action: 'DELETED',
        subjectType: 'IMAGE',
        subjectId: nameOf(url),
        before: { imageUrl: url },
        after: null,
      },
    ])
  })

  test('stays where anything shows it, hidden products too', async () => {
    for (const show of [
      async (imageUrl: string) =>
        createProductImage(shop, { product: (await createProduct(shop, { visible: false })).id, imageUrl }),
      (imageUrl: string) => createProduct(shop, { imageUrl }),
      (imageUrl: string) => createCategory(shop, { imageUrl }),
      (imageUrl: string) => createPost(shop, { imageUrl }),
    ]) {
      const url = await upload()
      await show(url)
      const { status, body } = await remove(url)
      expect([status, body.message]).toEqual([409, expect.stringContaining('est utilisée')])
    }
    expect(shop.storage.files.size).toBe(12)
    expect(await admin.history()).toEqual([])
  })

  test('stays for whoever has just chosen it and not saved yet', async () => {
    const url = await upload()
    await admin.rest('POST', '/posts', { title: 'Le compost', content: 'Simple.', imageUrl: url })
    await admin.rest('DELETE', '/posts/1')
    expect((await remove(url)).status).toBe(409)
    later()
    expect((await remove(url)).status).toBe(200)
  })

  test.runIf(onPostgres)('and taken into use at once: shown and there, or neither', async () => {
    for (let round = 0; round < 10; round++) {
      const url = await upload()
      const body = { title: 'Le compost', content: 'Simple.', imageUrl: url }
      const [made, removed] = await Promise.all([admin.rest('POST', '/posts', body), remove(url)])
      const isThere = (await shop.em().count(StoredImage, { name: nameOf(url), state: 'stored' })) === 1
      expect([made.status, removed.status, isThere]).toEqual(isThere ? [201, 409, true] : [400, 200, false])
    }
  })
})

describe('a crop', () => {
  const crop = (url: string, region: object) =>
    admin.rest('POST', `/admin/images/${nameOf(url)}/crop`, region)
  const half = { left: 0.25, top: 0, width: 0.5, height: 1 }

  test('is a new image of that part; the old one stays', async () => {
    const url = await upload({ width: 800, height: 600 })
    const { status, body } = await crop(url, half)
    expect([status, body]).toMatchObject([201, { width: 400, height: 600, uses: [] }])
    expect(body.imageUrl).not.toBe(url)
    expect((await shop.get(`${body.imageUrl}?w=320`)).status).toBe(200)
    expect((await shop.get(`${url}?w=320`)).status).toBe(200)
    expect(await admin.history()).toMatchObject([
      { action: 'CREATED', subjectType: 'IMAGE', subjectId: body.name, after: { croppedFrom: url } },
    ])
  })

  test.each([
    { ...half, left: -0.1 },
    { ...half, left: 0.6 },
    { ...half, width: 0.01 },
    { ...half, height: 2 },
    { ...half, top: 'a' },
    {},
  ])('is refused for a part that is none: %j', async (region) => {
    const url = await upload()
    expect((await crop(url, region)).status).toBe(400)
    expect(await shop.em().count(StoredImage, {})).toBe(1)
  })

  test('of what is not there is not found', async () => {
    expect((await crop('jamais.webp', half)).status).toBe(404)
    expect((await crop('..%2F..%2Fetc', half)).status).toBe(404)
  })
})
