import { beforeEach, describe, expect, test } from 'vitest'
import { imageColumns } from '../../image-columns.ts'
import { createAdmin } from '../../test/data/factories.ts'
import { askUploadUrl, image, nameIn, putFile, uploadImage } from '../../test/data/uploads.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { meanwhile } from '../../test/database/meanwhile.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { Post } from '../content/post.entity.ts'
import { collectUnusedImages } from './collect-images.ts'
import { StoredImage } from './stored-image.entity.ts'

const shop = openTestShop()

let admin: User
let imageUrl: string
const start = shop.clock.current
beforeEach(async () => {
  shop.clock.current = start
  shop.storage.files.clear()
  admin = await createAdmin(shop)
  imageUrl = await uploadImage(shop, admin, await image('png', { width: 40, height: 30 }))
  // Old enough to be collected.
  shop.clock.current = new Date(start.getTime() + 25 * 3_600_000)
})

const attach = () =>
  shop.post('/api/posts', { as: admin, body: { title: 'Le compost', content: 'Simple.', imageUrl } })
const collect = () => collectUnusedImages(shop.em(), shop.storage, shop.clock.now(), shop.env, imageColumns)
const rows = () => shop.em().count(StoredImage, {})
const mark = (state: string) => `update stored_images set state = '${state}'`

describe.skipIf(!onPostgres)('an image that is used at the very moment of its collection', () => {
  test('stays, when whoever uses it comes first', async () => {
    await meanwhile(
      shop,
      (em) => em.execute('update stored_images set last_needed_at = ?', [shop.clock.now()]),
      collect,
    )
    expect([await rows(), shop.storage.files.size]).toEqual([1, 3])
    expect((await attach()).status).toBe(201)
  })

  test('is refused, when the collection comes first: nothing shows what is gone', async () => {
    const { status, body } = await meanwhile(shop, (em) => em.execute(mark('deleting')), attach)
    expect([status, body.fields.imageUrl]).toEqual([400, expect.stringContaining('n’existe pas')])
    expect(await shop.em().count(Post, {})).toBe(0)
  })

  test('stays after a collection that was undone', async () => {
    const { status } = await meanwhile(
      shop,
      (em) => em.execute(mark('deleting')),
      attach,
      (em) => em.execute(mark('stored')),
    )
    expect(status).toBe(201)
  })

  test('is either shown and there, or neither, however often both meet', async () => {
    for (let round = 0; round < 10; round++) {
      const [answer] = await Promise.all([attach(), collect(), collect()])
      const shown = await shop.em().count(Post, {})
      expect([answer.status, shown]).toEqual(shown ? [201, 1] : [400, 0])
      expect([await rows(), shop.storage.files.size]).toEqual(shown ? [1, 3] : [0, 0])
      await shop.em().nativeDelete(Post, {})
      await shop.em().nativeDelete(StoredImage, {})
      shop.storage.files.clear()
      const url = await uploadImage(shop, admin, await image('png', { width: 40, height: 30 }))
      imageUrl = url
      await shop.em().nativeUpdate(StoredImage, { name: nameIn(url) }, { createdAt: start })
    }
  })
})

test('five copies of the shop that collect at once delete each image once, and none fails', async () => {
  for (let i = 0; i < 5; i++) await uploadImage(shop, admin, await image('png', { width: 9, height: 9 }))
  await shop.em().nativeUpdate(StoredImage, { state: 'stored' }, { createdAt: start })
  await Promise.all(Array.from({ length: 5 }, collect))
  expect([await rows(), shop.storage.files.size]).toEqual([0, 0])
})

test('twenty files to one address: one is stored, whole', async () => {
  const url = await askUploadUrl(shop, admin)
  const file = await image('png', { width: 40, height: 30 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => putFile(shop, url, file, { as: admin })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
})
