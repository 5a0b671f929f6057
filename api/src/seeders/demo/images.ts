import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import sharp from 'sharp'
import { isShown } from '../../features/media/collect-images.ts'
import { imageKey, imageWidths } from '../../features/media/image-variants.rules.ts'
import { StoredImage } from '../../features/media/stored-image.entity.ts'
import { imageColumns } from '../../image-columns.ts'
import type { ObjectStorage } from '../../platform/storage/object-storage.ts'
import { demoArticles } from './articles/list.ts'
import { demoCatalogue, demoImageName } from './catalogue.ts'

const [width, height] = [1280, 960]
const assets = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

interface Image {
  name: string
  object: string
  view: number
  tones: readonly [string, string]
}

const images: Image[] = [
  ...demoCatalogue.flatMap(({ tones, products }) =>
    products.flatMap((product) =>
      product.images.map((object, view) => ({
        name: demoImageName(product.name, view + 1),
        object,
        view,
        tones,
      })),
    ),
  ),
  ...demoArticles.map(({ title, image, tones }) => ({
    name: demoImageName(title, 1),
    object: image,
    view: 0,
    tones,
  })),
]

/**
 * Composes and stores the images of the demo shop that are not there yet, a few at a time, and enters them among the
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
      ...{ name, width, height, state: 'stored' as const },
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

async function store(storage: ObjectStorage, image: Image): Promise<void> {
  const composed = await compose(image.object, image.tones, image.view)
  // The largest last: its presence means that all are there.
  for (const size of imageWidths)
    await storage.put(
      imageKey(image.name, size),
      await sharp(composed.data, { raw: composed.info })
        .resize({ width: size })
        .webp({ quality: 82, effort: 2 })
        .toBuffer(),
    )
}

/** A 3D object on a soft two-tone ground of its category; the second and third views stand nearer and turned over. */
async function compose(object: string, [light, dark]: readonly [string, string], view: number) {
  const size = [560, 660, 480][view] ?? 560
  const emoji = await sharp(join(assets, `${object}.webp`))
    .resize(size, size, { fit: 'inside' })
    .flop(view === 1)
    .png()
    .toBuffer()
  return sharp(Buffer.from(ground(light, dark, view, size)))
    .composite([{ input: emoji, gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

const ground = (light: string, dark: string, view: number, size: number) => {
  const [from, to] = view === 1 ? [dark, light] : [light, dark]
  const shadow = height / 2 + size * 0.47
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <radialGradient id="s"><stop offset="0" stop-color="#20261F" stop-opacity="0.22"/><stop offset="1" stop-color="#20261F" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#g)"/>
  <circle cx="${view === 2 ? 320 : 960}" cy="${view === 1 ? 720 : 250}" r="360" fill="#ffffff" opacity="0.28"/>
  <ellipse cx="${width / 2}" cy="${shadow}" rx="${size * 0.46}" ry="${size * 0.09}" fill="url(#s)"/>
</svg>`
}
