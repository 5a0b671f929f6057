import { expect, test } from 'vitest'
import { StoredImage } from '../../features/media/stored-image.entity.ts'
import { createProduct, createProductImage } from '../../test/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { demoCatalogue, demoPictureName } from './catalogue.ts'
import { storeDemoPictures } from './pictures.ts'

const shop = openTestShop()

const names = demoCatalogue
  .flatMap(({ products }) => products)
  .slice(0, 3)
  .map(({ name }) => demoPictureName(name, 1))
const address = (name = '') => `/public-objects/products/${name}`

test('a shop whose owner has deleted pictures of the demo gets none of those back, and keeps those in use', async () => {
  const [first, second] = names
  await createProduct(shop, { imageUrl: address(first) })
  await createProductImage(shop, { imageUrl: address(second) })
  await storeDemoPictures(shop.em(), shop.storage, 'shown')
  const rows = await shop.em().find(StoredImage, {})
  expect(rows.map(({ name }) => name).toSorted()).toEqual([first, second].toSorted())
  for (const row of rows)
    expect(row).toMatchObject({ state: 'stored', width: 1280, height: 960, lastNeededAt: expect.any(Date) })
  expect(shop.storage.files.size).toBe(6)
  expect((await shop.get(address(first))).status).toBe(200)
})

test('a further start makes and enters nothing anew', async () => {
  await createProduct(shop, { imageUrl: address(names[0]) })
  const start = () => storeDemoPictures(shop.em(), shop.storage, 'shown')
  await start()
  const [row] = await shop.em().find(StoredImage, {})
  const files = [...shop.storage.files.values()]
  await start()
  expect(await shop.em().find(StoredImage, {})).toEqual([row])
  expect([...shop.storage.files.values()]).toEqual(files)
})
