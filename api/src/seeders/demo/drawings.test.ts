import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describedImageRules } from '../../features/catalogue/products/product-image.rules.ts'
import { demoArticles } from './articles/list.ts'
import { demoCatalogue } from './catalogue.ts'
import { departments } from './drawings/departments.ts'
import { pictureHeight, pictureWidth } from './drawings/picture.ts'
import { demoPassport } from './passports.ts'

const products = demoCatalogue.flatMap(({ tones, products }) =>
  products.map((product) => ({ ...product, tones })),
)

const drawings = [
  ...products.flatMap(({ images, tones }) => images.map(({ alt, svg }) => ({ alt, draw: () => svg(tones) }))),
  ...demoArticles.map(({ image, tones }) => ({ alt: image.alt, draw: () => image.svg(tones) })),
  ...demoCatalogue.flatMap(({ slug, tones }) => {
    const emblem = departments[slug]
    return emblem ? [{ alt: emblem.alt, draw: () => emblem.svg(tones) }] : []
  }),
]

test('each product has its object, a detail and its measures; each article and department has its drawing', () => {
  expect(products.length).toBeGreaterThan(60)
  expect(products.map(({ images }) => images.length)).toEqual(products.map(() => 3))
  expect(Object.keys(departments).toSorted()).toEqual(demoCatalogue.map(({ slug }) => slug).toSorted())
  expect(drawings).toHaveLength(products.length * 3 + demoArticles.length + demoCatalogue.length)
})

test('each drawing can be rendered, in the promised size', async () => {
  const sizes = await Promise.all(
    drawings.map(async ({ draw }) => {
      const { format, width, height } = await sharp(Buffer.from(draw())).metadata()
      return { format, width, height }
    }),
  )
  for (const size of sizes)
    expect(size).toEqual({ format: 'svg', width: pictureWidth, height: pictureHeight })
})

test('no two products show the same first picture', async () => {
  const prints = await Promise.all(
    products.map(async ({ images, tones }) => {
      const small = await sharp(Buffer.from(images[0]?.svg(tones) ?? ''), { density: 9 })
        .raw()
        .toBuffer()
      return createHash('sha256').update(small).digest('hex')
    }),
  )
  expect(new Set(prints).size).toBe(products.length)
})

test('a drawing is always the same and needs nothing from elsewhere: no font, no file, no address', () => {
  for (const { alt, draw } of drawings) {
    const svg = draw()
    expect(svg, alt).toBe(draw())
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), alt).not.toMatch(
      /<(text|tspan|image|use|style|script|foreignObject)\b|font|href|https?:|url\((?!#)|NaN|undefined/,
    )
  }
})

test('each drawing is described in words of its own, that an image may have', () => {
  const texts = drawings.map(({ alt }) => alt)
  expect(new Set(texts).size).toBe(texts.length)
  const names = new Set(products.map(({ name }) => name))
  for (const altText of texts) {
    expect(altText.length, altText).toBeGreaterThan(15)
    expect(names, altText).not.toContain(altText)
    expect(describedImageRules.shape.altText.parse(altText)).toBe(altText)
  }
})

test('a measured drawing tells what its object weighs or holds, and every part that its passport has for sale', () => {
  for (const product of products) {
    const alt = product.images[2]?.alt ?? ''
    expect(alt, product.name).toMatch(/^Dessin coté\u00a0: .*\d\u00a0?(k?g|m?L)\b/)
    const [, replaced = ''] = alt.split('se remplace')
    const named = replaced.match(/\p{L}{4,}/gu)?.map((word) => word.replace(/s$/, '').toLowerCase()) ?? []
    for (const { name } of demoPassport(product).spareParts)
      expect(
        named.filter((word) => name.toLowerCase().includes(word)),
        `${product.name}: ${name}`,
      ).not.toEqual([])
  }
})

test('a measured drawing tells no figure that the texts of its product do not', () => {
  const figures = (text: string) =>
    text.replace(/(\d)[\u00a0\u202f ](?=\d{3})/g, '$1').match(/\d+(,\d+)?/g) ?? []
  for (const { images, ...texts } of products) {
    const told = figures(
      Object.values(texts)
        .filter((text) => typeof text === 'string')
        .join(' '),
    )
    expect(told, texts.name).toEqual(expect.arrayContaining(figures(images[2]?.alt ?? '')))
  }
})
