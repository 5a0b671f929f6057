import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '../../housekeeping.ts'
import { imageColumns } from '../../image-columns.ts'
import {
  createAdmin,
  createCartLine,
  createPost,
  createProduct,
  createProductImage,
  createUser,
} from '../../test/data/factories.ts'
import { askUploadUrl, image, nameIn, putFile, uploadImage } from '../../test/data/uploads.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { AnalyticsEvent } from '../analytics/analytics-event.entity.ts'
import { CartLine } from '../cart/cart-line.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { ProductImage } from '../catalogue/products/product-image.entity.ts'
import { Post } from '../content/post.entity.ts'
import { imageKey, imageWidths } from './image-variants.rules.ts'
import { StoredImage } from './stored-image.entity.ts'

const shop = openTestShop({ UPLOAD_UNUSED_HOURS: '24', UNUSED_IMAGE_DAYS: '30', UPLOADS_KEPT_MAX: '1000' })

const hour = 3_600_000
const day = 24 * hour
const start = shop.clock.current

let admin: User
let file: Buffer
beforeEach(async () => {
  shop.clock.current = start
  shop.storage.files.clear()
  admin = await createAdmin(shop)
  file = await image('png', { width: 40, height: 30 })
})

const upload = () => uploadImage(shop, admin, file)
const collect = () => cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
const wait = (ms: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + ms)
}

/** Whether an image is there: its row and every file of it; half of one is an error. */
async function isKept(imageUrl: string): Promise<boolean> {
  const name = nameIn(imageUrl)
  const row = (await shop.em().count(StoredImage, { name })) === 1
  const files = imageWidths.filter((width) => shop.storage.files.has(imageKey(name, width)))
  expect([row, files.length]).toEqual(row ? [true, 3] : [false, 0])
  return row
}

describe('an image that was sent and never used', () => {
  test('is deleted with its files after UPLOAD_UNUSED_HOURS, and not before', async () => {
    const [first, second] = [await upload(), await upload()]
    wait(24 * hour)
    await collect()
    expect([await isKept(first), await isKept(second)]).toEqual([true, true])
    const third = await upload()
    wait(1)
    await collect()
    expect([await isKept(first), await isKept(second), await isKept(third)]).toEqual([false, false, true])
    expect((await shop.get(first)).status).toBe(404)
  })

  test('an address that nobody used, and a file whose shop died at it, go as well', async () => {
    await askUploadUrl(shop, admin)
    const stuck = nameIn(await askUploadUrl(shop, admin))
    const soon = new Date(start.getTime() + 10 * 60_000)
    await shop.em().nativeUpdate(StoredImage, { name: stuck }, { state: 'receiving', expiresAt: soon })
    wait(5 * 60_000)
    await collect()
    expect(await shop.em().count(StoredImage, {})).toBe(2)
    wait(day)
    await collect()
    expect(await shop.em().count(StoredImage, {})).toBe(0)
  })

  test('one that the store refuses to delete keeps neither the others nor the rest of the cleaning', async () => {
    const [stuck, other] = [await upload(), await upload()]
    const lea = await createUser(shop)
    await createCartLine(shop, { user: lea.id, expiresAt: start })
    await shop
      .em()
      .execute('insert into analytics (page_url, page_name, created_at) values (?, ?, ?)', [
        ...['/', 'Home', new Date('2023-01-01T00:00:00Z')],
      ])
    const { remove } = shop.storage
    vi.spyOn(shop.storage, 'remove').mockImplementation((key) =>
      key.includes(nameIn(stuck).replace('.webp', ''))
        ? Promise.reject(new Error('AccessDenied'))
        : remove(key),
    )
    wait(day + 1)
    await expect(collect()).rejects.toThrow(AggregateError)
    vi.restoreAllMocks()
    expect(await isKept(other)).toBe(false)
    expect([await shop.em().count(CartLine, {}), await shop.em().count(AnalyticsEvent, {})]).toEqual([0, 0])
    // The next round finds it.
    await collect()
    expect(await isKept(stuck)).toBe(false)
  })

  test('a thousand of them go in one round, and then no longer count', async () => {
    const rows = Array.from({ length: 1_000 }, (_, i) => ({
      ...{ name: `${String(i).padStart(40, '0')}.webp`, state: 'stored' as const },
      ...{ expiresAt: start, createdAt: start },
    }))
    await shop.em().insertMany(StoredImage, rows)
    expect((await shop.post('/api/upload/product-image', { as: admin })).status).toBe(429)
    wait(day + 1)
    await collect()
    expect(await shop.em().count(StoredImage, {})).toBe(0)
    expect((await shop.post('/api/upload/product-image', { as: admin })).status).toBe(200)
  })
})

describe('an image in use', () => {
  test('stays, wherever it is shown', async () => {
    const shown = [await upload(), await upload(), await upload()]
    const [first = '', second, third] = shown
    const product = await createProduct(shop, { imageUrl: second })
    await createProductImage(shop, { product: product.id, imageUrl: first })
    await createPost(shop, { imageUrl: third })
    for (const days of [1, 1, 29, 31, 100]) {
      wait(days * day)
      await collect()
      for (const imageUrl of shown) expect([days, await isKept(imageUrl)]).toEqual([days, true])
    }
  })

  test.each([
    ['its product is deleted', () => shop.em().nativeDelete(Product, { id: 1 })],
    ['its row is', () => shop.em().nativeDelete(ProductImage, { id: 1 })],
    ['its article shows another', () => shop.em().nativeUpdate(Post, { id: 1 }, { imageUrl: null })],
  ])('stays for UNUSED_IMAGE_DAYS after %s, and goes then', async (what, leave) => {
    const imageUrl = await upload()
    if (what.includes('article')) await createPost(shop, { imageUrl })
    else await createProductImage(shop, { imageUrl })
    wait(100 * day)
    await collect()
    await leave()
    wait(29 * day)
    await collect()
    expect(await isKept(imageUrl)).toBe(true)
    wait(2 * day)
    await collect()
    expect(await isKept(imageUrl)).toBe(false)
  })

  test('that is shown again in time stays', async () => {
    const imageUrl = await upload()
    await createProductImage(shop, { imageUrl })
    await collect()
    await shop.em().nativeDelete(ProductImage, { imageUrl })
    wait(20 * day)
    const body = { title: 'Le compost', content: 'Simple.', imageUrl }
    expect((await shop.post('/api/posts', { as: admin, body })).status).toBe(201)
    wait(29 * day)
    await collect()
    expect(await isKept(imageUrl)).toBe(true)
  })
})

test('a store that fails at it keeps nothing from being deleted by the next round', async () => {
  const imageUrl = await upload()
  wait(day + 1)
  const { remove } = shop.storage
  shop.storage.remove = async (key) => {
    if (key.includes('-640')) throw new Error('store away')
    await remove(key)
  }
  await expect(collect()).rejects.toMatchObject({ errors: [{ errors: [{ message: 'store away' }] }] })
  // Half of its files are gone: it can be shown no more, though its row is still there.
  const body = { title: 'Le compost', content: 'Simple.', imageUrl }
  expect((await shop.post('/api/posts', { as: admin, body })).status).toBe(400)
  shop.storage.remove = remove
  await collect()
  expect(await isKept(imageUrl)).toBe(false)
})

test('an address is worth nothing once its row is gone', async () => {
  const url = await askUploadUrl(shop, admin)
  await shop.em().nativeDelete(StoredImage, { name: nameIn(url) })
  expect((await putFile(shop, url, file, { as: admin })).status).toBe(409)
})

test('every column that holds the address of an image is known to those who collect', async () => {
  const columns = await shop.em().execute(
    `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and column_name like '%image%url%' and table_name <> 'users'`,
  )
  expect(imageColumns).toEqual(expect.arrayContaining(columns))
  expect(columns).toHaveLength(imageColumns.length)
})
