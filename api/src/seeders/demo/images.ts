import type { EntityManager } from '@mikro-orm/postgresql'
import sharp from 'sharp'
import { isShown } from '../../features/media/collect-images.ts'
import { imageKey, imageWidths } from '../../features/media/image-variants.rules.ts'
import { StoredImage } from '../../features/media/stored-image.entity.ts'
import { imageColumns } from '../../image-columns.ts'
import type { ObjectStorage } from '../../platform/storage/object-storage.ts'
import { demoArticles } from './articles/list.ts'
import { demoCatalogue, demoImageName, emblemName } from './catalogue.ts'
import { departments } from './drawings/departments.ts'
import { pictureHeight, pictureWidth, type Tones, type View } from './drawings/picture.ts'

interface Image {
  name: string
  view: View
  tones: Tones
}

const images: Image[] = [
  ...demoCatalogue.flatMap(({ tones, products }) =>
    products.flatMap((product) =>
      product.images.map((view, index) => ({ name: demoImageName(product.name, index + 1), view, tones })),
    ),
  ),
  ...demoCatalogue.flatMap(({ slug, tones }) => {
    const view = departments[slug]
    return view ? [{ name: emblemName(slug), view, tones }] : []
  }),
  ...demoArticles.map(({ title, image, tones }) => ({ name: demoImageName(title, 1), view: image, tones })),
]

/**
 * Renders and stores the images of the demo shop that are not there yet, a few at a time, and enters them among the
 * shop's own.
 * @param which `all` for a shop that is to be filled, `shown` for one whose owner may have deleted some.
 */
export async function storeDemoImages(
  em: EntityManager,
  storage: ObjectStorage,
  which: 'all' | 'shown',
): Promise<void> {
  const names = images.map(({ name }) => name)
  const wanted = new Set(which === 'all' ? names : await shownOf(em, names))
  const queue = images.filter(({ name }) => wanted.has(name)).values()
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (const image of queue)
        if ((await storage.sizeOf(imageKey(image.name, 1280))) === null) await store(storage, image)
    }),
  )
  const now = new Date()
  await em.upsertMany(
    StoredImage,
    [...wanted].map((name) => ({
      ...{ name, width: pictureWidth, height: pictureHeight, state: 'stored' as const },
      ...{ expiresAt: now, lastNeededAt: now, createdAt: now },
    })),
    { onConflictAction: 'ignore' },
  )
}

async function shownOf(em: EntityManager, names: string[]): Promise<string[]> {
  const shown = isShown(imageColumns, 'demo.name')
  const rows = await em.execute<{ name: string }[]>(
    `select name from jsonb_array_elements_text(?::jsonb) as demo (name) where ${shown.sql}`,
    [JSON.stringify(names), ...shown.params],
  )
  return rows.map(({ name }) => name)
}

async function store(storage: ObjectStorage, { name, view, tones }: Image): Promise<void> {
  const { data, info } = await sharp(Buffer.from(view.svg(tones)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The largest last: its presence means that all are there.
  for (const size of imageWidths)
    await storage.put(
      imageKey(name, size),
      await sharp(data, { raw: info }).resize({ width: size }).webp({ quality: 65, effort: 4 }).toBuffer(),
    )
}
