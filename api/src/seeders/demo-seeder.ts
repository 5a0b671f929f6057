import type { EntityManager } from '@mikro-orm/core'
import { Seeder } from '@mikro-orm/seeder'
import { Category } from '../features/catalogue/categories/category.entity.ts'
import { Product } from '../features/catalogue/products/product.entity.ts'
import { ProductImage } from '../features/catalogue/products/product-image.entity.ts'
import { Post } from '../features/content/post.entity.ts'
import { productMark } from '../features/content/post-marks.rules.ts'
import { imageUrl } from '../features/media/image-variants.rules.ts'
import { demoArticles } from './demo/articles/list.ts'
import { demoCatalogue, demoImageName, emblemName } from './demo/catalogue.ts'
import type { DemoProduct } from './demo/demo-product.ts'
import { demoFormula } from './demo/formulas/list.ts'

/** The first product's date; each further one is six hours younger, so that « newest » is the same everywhere. */
const firstDay = Date.UTC(2026, 8, 1, 8)
const sixHours = 6 * 3_600_000

/** The content of a demo article with the number of each product in the place of its name. */
const withProductIds = (content: string, products: Map<string, number>) =>
  content.replace(/^\{produit:(.+)\}$/gm, (_mark, name: string) => {
    const id = products.get(name)
    if (id === undefined) throw new Error(`No demo product is called « ${name} ».`)
    return productMark(String(id))
  })

/** Fills an empty shop with the demo catalogue and articles: always the same rows. */
export class DemoSeeder extends Seeder {
  async run(em: EntityManager): Promise<void> {
    // Shelf by shelf would make the newest products all of one kind: one of each in turn instead.
    const shelves = demoCatalogue.map(({ products, tones: _tones, ...category }) => ({
      category: em.create(Category, { ...category, imageUrl: imageUrl(emblemName(category.slug)) }),
      products: [...products],
    }))
    let made = 0
    while (shelves.some(({ products }) => products.length > 0))
      for (const { category, products } of shelves) {
        const product = products.shift()
        if (product) this.createProduct(em, category, product, new Date(firstDay + sixHours * made++))
      }
    // The articles show products, by the numbers that these have now.
    await em.flush()
    const products = new Map((await em.find(Product, {})).map(({ id, name }) => [name, id]))
    for (const { date, image: _image, tones: _tones, ...article } of demoArticles) {
      const createdAt = new Date(date)
      const address = imageUrl(demoImageName(article.title, 1))
      const content = withProductIds(article.content, products)
      em.create(Post, { ...article, content, imageUrl: address, createdAt, updatedAt: createdAt })
    }
    await em.flush()
  }

  private createProduct(em: EntityManager, category: Category, demo: DemoProduct, createdAt: Date): void {
    const { images, inStock = true, featured = false, weeklySpecial = false, ...facts } = demo
    const product = em.create(Product, {
      ...facts,
      savingsFormula: demoFormula(demo.name),
      ...{ inStock, featured, weeklySpecial },
      category,
      imageUrl: images.length > 0 ? imageUrl(demoImageName(demo.name, 1)) : null,
      createdAt,
      updatedAt: createdAt,
    })
    images.forEach(({ alt }, index) => {
      em.create(ProductImage, {
        product,
        imageUrl: imageUrl(demoImageName(demo.name, index + 1)),
        displayOrder: index,
        isPrimary: index === 0,
        altText: alt,
        createdAt,
      })
    })
  }
}
