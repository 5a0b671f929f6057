import { expect, test } from 'vitest'
import { StoredImage } from '../../features/media/stored-image.entity.ts'
import { createProduct, createProductImage } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { demoCatalogue, demoImageName } from './catalogue.ts'
import { storeDemoImages } from './images.ts'

const shop = openTestShop()

const names = demoCatalogue
  .flatMap(({ products }) => products)
  .slice(0, 3)
  .map(({ name }) => demoImageName(name, 1))
const address = (name = '') => `/public-objects/products/${name}`

test('a shop whose owner has deleted images of the demo gets none of those back, and keeps those in use', async () => {
  const [first, second] = names
  await createProduct(shop, { imageUrl: address(first) })
  await createProductImage(shop, { imageUrl: address(second) })
  await storeDemoImages(shop.em(), shop.storage, 'shown')
  const rows = await shop.em().find(StoredImage, {})
  expect(rows.map(({ name }) => name).toSorted()).toEqual([first, second].toSorted())
  for (const row of rows)
    expect(row).toMatchObject({ state: 'stored', width: 1280, height: 960, lastNeededAt: expect.any(Date) })
  expect(shop.storage.files.size).toBe(6)
  expect((await shop.get(address(first))).status).toBe(200)
})

test('a further start makes and enters nothing anew', async () => {
  await createProduct(shop, { imageUrl: address(names[0]) })
  const start = () => storeDemoImages(shop.em(), shop.storage, 'shown')
  await start()
  const [row] = await shop.em().find(StoredImage, {})
  const files = [...shop.storage.files.values()]
  await start()
  expect(await shop.em().find(StoredImage, {})).toEqual([row])
  expect([...shop.storage.files.values()]).toEqual(files)
})
