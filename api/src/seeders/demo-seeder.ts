import type { EntityManager } from '@mikro-orm/core'
import { Seeder } from '@mikro-orm/seeder'
import {
  Assessment,
  AssessmentCriterion,
  CriterionEvidence,
} from '../features/catalogue/assessments/assessment.entity.ts'
import { scoreMethod } from '../features/catalogue/assessments/method.rules.ts'
import { Category } from '../features/catalogue/categories/category.entity.ts'
import { Evidence } from '../features/catalogue/evidence/evidence.entity.ts'
import { Passport } from '../features/catalogue/passports/passport.entity.ts'
import { Product } from '../features/catalogue/products/product.entity.ts'
import { ProductImage } from '../features/catalogue/products/product-image.entity.ts'
import { Post } from '../features/content/post.entity.ts'
import { productMark } from '../features/content/post-marks.rules.ts'
import { imageUrl } from '../features/media/image-variants.rules.ts'
import { demoArticles } from './demo/articles/list.ts'
import { demoCriteria } from './demo/assessments.ts'
import { demoCatalogue, demoImageName, emblemName } from './demo/catalogue.ts'
import type { DemoProduct } from './demo/demo-product.ts'
import { demoEvidence } from './demo/evidence.ts'
import { demoFormula } from './demo/formulas/list.ts'
import { demoPassport, demoRequiredFacts } from './demo/passports.ts'

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

/** Writes down how the scores of the demo products come about; what proves it is said to be an example. */
function assess(em: EntityManager, products: Product[]): void {
  const evidence = new Map(demoEvidence.map(({ number, row }) => [number, em.create(Evidence, row)]))
  for (const { id: productId, name, createdAt } of products) {
    const dates = { createdAt, decidedAt: createdAt }
    const methodVersion = scoreMethod.version
    const assessment = em.create(Assessment, { productId, status: 'CURRENT', methodVersion, ...dates })
    for (const { evidence: proofs, ...facts } of demoCriteria(name)) {
      const criterion = em.create(AssessmentCriterion, { ...facts, assessment })
      for (const number of proofs) {
        const proof = evidence.get(number)
        if (proof) em.create(CriterionEvidence, { criterion, evidence: proof })
      }
    }
  }
}

/** Fills an empty shop with the demo catalogue and articles: always the same rows. */
export class DemoSeeder extends Seeder {
  async run(em: EntityManager): Promise<void> {
    await em
      .getConnection()
      .execute(
        `select set_config('shop.score_cause', 'ASSESSED', true)`,
        [],
        'all',
        em.getTransactionContext(),
      )
    // Shelf by shelf would make the newest products all of one kind: one of each in turn instead.
    const shelves = demoCatalogue.map(({ products, tones: _tones, ...category }) => ({
      category: em.create(Category, {
        ...category,
        imageUrl: imageUrl(emblemName(category.slug)),
        passportFacts: demoRequiredFacts[category.slug] ?? null,
      }),
      products: [...products],
    }))
    let count = 0
    while (shelves.some(({ products }) => products.length > 0))
      for (const { category, products } of shelves) {
        const product = products.shift()
        if (product) this.createProduct(em, category, product, new Date(firstDay + sixHours * count++))
      }
    // The articles show products, by the numbers that these have now.
    await em.flush()
    const made = await em.find(Product, {}, { orderBy: { id: 'asc' } })
    const products = new Map(made.map(({ id, name }) => [name, id]))
    assess(em, made)
    for (const product of demoCatalogue.flatMap((category) => category.products))
      em.create(Passport, { ...demoPassport(product), productId: products.get(product.name) ?? 0 })
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
