import { expect, it } from 'vitest'
import { galleryImages } from './gallery-images.ts'

const image = (id: string, displayOrder: number, isPrimary = false) => ({
  id,
  imageUrl: `/${id}.webp`,
  altText: null,
  displayOrder,
  isPrimary,
})
const product = { id: '7', name: 'Savon', imageUrl: '/savon.webp', images: [] }

it('shows the product’s own image when it has no others', () => {
  expect(galleryImages(product)).toEqual([{ id: '7', src: '/savon.webp', alt: 'Savon', isDrawing: false }])
})

it('starts with the primary image, then keeps their order', () => {
  const images = [image('c', 2), image('a', 0), image('b', 1, true)]
  const shown = galleryImages({ ...product, images })
  expect(shown.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(shown.map(({ alt }) => alt)).toEqual(['Savon', 'Savon, vue 2', 'Savon, vue 3'])
})
