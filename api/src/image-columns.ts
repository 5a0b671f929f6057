import type { ImageColumn } from './features/media/collect-images.ts'

/** Everywhere that an image of the shop is shown: what is in none of these is collected. */
export const imageColumns: ImageColumn[] = [
  { table: 'product_images', column: 'image_url' },
  { table: 'products', column: 'image_url' },
  { table: 'categories', column: 'image_url' },
  { table: 'posts', column: 'image_url' },
]
