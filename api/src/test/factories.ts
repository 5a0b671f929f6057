import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql'
import { User } from '../features/accounts/user.entity.ts'
import { Category } from '../features/catalogue/category.entity.ts'
import { Product } from '../features/catalogue/product.entity.ts'
import { ProductImage } from '../features/catalogue/product-image.entity.ts'
import type { TestShop } from './shop.ts'

let serial = 0

/** Saves one row of `entity`; what a test does not care about has a default, missing parents are made. */
async function save<T extends object>(shop: TestShop, make: (em: EntityManager) => T): Promise<T> {
  const em = shop.em()
  const entity = make(em)
  await em.persist(entity).flush()
  return entity
}

/** A category. */
export const createCategory = (shop: TestShop, facts: Partial<RequiredEntityData<Category>> = {}) =>
  save(shop, (em) => em.create(Category, { name: 'Zéro déchet', slug: `rayon-${++serial}`, ...facts }))

/** A product in stock at 12.90 € without category. */
export const createProduct = (shop: TestShop, facts: Partial<RequiredEntityData<Product>> = {}) =>
  save(shop, (em) =>
    em.create(Product, { name: `Savon solide ${++serial}`, price: '12.90', ecoScore: '8.0', ...facts }),
  )

/** A picture, of a new product unless one is named. */
export async function createProductImage(
  shop: TestShop,
  facts: Partial<RequiredEntityData<ProductImage>> = {},
) {
  const product = facts.product ?? (await createProduct(shop)).id
  return save(shop, (em) =>
    em.create(ProductImage, { imageUrl: '/public-objects/products/savon-1.webp', ...facts, product }),
  )
}

/** A customer without usable password. */
export const createUser = (shop: TestShop, facts: Partial<RequiredEntityData<User>> = {}) =>
  save(shop, (em) =>
    em.create(User, {
      email: `personne-${++serial}@exemple.fr`,
      password: '-',
      firstName: 'Ana',
      lastName: 'Petit',
      ...facts,
    }),
  )

/** An administrator without usable password. */
export const createAdmin = (shop: TestShop) => createUser(shop, { isAdmin: true })
