import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { palette } from '../web/src/app/theme/palette.ts'

interface Manifest {
  name: string
  short_name: string
  background_color: string
  theme_color: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

const publicFile = (path: string) => join('web/public', path)
const manifest: Manifest = JSON.parse(readFileSync(publicFile('manifest.webmanifest'), 'utf8'))

test('the manifest has the name and the colours of the shop, and the page leads to it', () => {
  expect(manifest.short_name).toBe('Ramure')
  const [canvas] = palette['bg.canvas']
  expect([manifest.background_color, manifest.theme_color]).toEqual([canvas, canvas])
  expect(readFileSync('web/index.html', 'utf8')).toContain(
    '<link rel="manifest" href="/manifest.webmanifest" />',
  )
})

test('every icon of the manifest is there, as large as it says', async () => {
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['any', undefined],
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(publicFile(src)).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
    expect(type).toMatch(new RegExp(`^image/${format}`))
  }
})

test('the icon that is cut to a shape is filled to its corners, the others are round', async () => {
  const corner = async (src: string) => {
    const image = sharp(publicFile(src)).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 })
    return (await image.raw().toBuffer()).at(3)
  }
  expect(await Promise.all(['/icon-maskable-512.png', '/icon-512.png'].map(corner))).toEqual([255, 0])
})

test('the image of a shared link has the size that the head of a page states', async () => {
  const { width, height } = await sharp(publicFile('og-image.png')).metadata()
  expect([width, height]).toEqual([1200, 630])
})
