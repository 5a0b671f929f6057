import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { imageKey, imageWidths } from '../../features/media/image-variants.rules.ts'
import { demoCatalogue, demoImageName } from '../../seeders/demo/catalogue.ts'

/**
 * Puts files in the place of the demo's images into a shop's folder, but for those of the first category, which the
 * shop composes itself: to compose them all takes longer than the rest of a first start.
 * @param folder the shop's DATA_DIR.
 */
export function drawMostImages(folder: string): void {
  const names = demoCatalogue
    .slice(1)
    .flatMap(({ products }) => products)
    .flatMap(({ name, images }) => images.map((_, view) => demoImageName(name, view + 1)))
  for (const name of names)
    for (const width of imageWidths) {
      const file = join(folder, 'images', imageKey(name, width))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, 'composed before')
    }
}
