import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql'
import { ApiToken } from '../../features/accounts/tokens/api-token.entity.ts'
import type { TokenScope } from '../../features/accounts/tokens/tokens.rules.ts'
import { User } from '../../features/accounts/user.entity.ts'
import { CartLine } from '../../features/cart/cart-line.entity.ts'
import { Category } from '../../features/catalogue/categories/category.entity.ts'
import { Product } from '../../features/catalogue/products/product.entity.ts'
import { ProductImage } from '../../features/catalogue/products/product-image.entity.ts'
import { Post } from '../../features/content/post.entity.ts'
import { ContactMessage } from '../../features/engagement/contact/contact-message.entity.ts'
import { Subscriber } from '../../features/engagement/newsletter/subscriber.entity.ts'
import { WaitlistEntry } from '../../features/engagement/waitlist/waitlist-entry.entity.ts'
import { Order } from '../../features/orders/order.entity.ts'
import { OrderItem } from '../../features/orders/order-item.entity.ts'
import { hashPassword } from '../../platform/passwords.ts'
import type { TestShop } from '../shop.ts'

let serial = 0

/**
 * Saves one row of `entity`; what a test does not care about has a default, missing parents are made. The shop is told,
 * as of a write of its own: no test waits for the line that tells of others.
 */
async function save<T extends object>(shop: TestShop, make: (em: EntityManager) => T): Promise<T> {
  const em = shop.em()
  const entity = make(em)
  await em.persist(entity).flush()
  shop.published.suspect()
  return entity
}

/** A token of this person. @returns its text. */
export async function createApiToken(
  shop: TestShop,
  user: User,
  scopes: TokenScope[],
  facts: Partial<RequiredEntityData<ApiToken>> = {},
): Promise<string> {
  const text = `ramure_${randomBytes(32).toString('base64url')}`
  const tokenHash = createHash('sha256').update(text).digest('hex')
  const expiresAt = new Date(shop.clock.current.getTime() + 30 * 24 * 3_600_000)
  await save(shop, (em) =>
    em.create(ApiToken, {
      name: `Caisse ${++serial}`,
      expiresAt,
      ...facts,
      scopes,
      tokenHash,
      user: user.id,
    }),
  )
  return text
}

/** A category. */
export const createCategory = (shop: TestShop, facts: Partial<RequiredEntityData<Category>> = {}) =>
  save(shop, (em) => em.create(Category, { name: 'Zéro déchet', slug: `rayon-${++serial}`, ...facts }))

/** A product in stock at 12.90 € without category. */
export const createProduct = (shop: TestShop, facts: Partial<RequiredEntityData<Product>> = {}) =>
  save(shop, (em) =>
    em.create(Product, { name: `Savon solide ${++serial}`, price: '12.90', ecoScore: '8.0', ...facts }),
  )

/** An image, of a new product unless one is named. */
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

/** An owner of the shop without usable password, or somebody with other `roles`. */
export const createAdmin = (shop: TestShop, facts: Partial<RequiredEntityData<User>> = {}) =>
  createUser(shop, { roles: ['OWNER'], ...facts })

/** The password of every account made by `createAccount`. */
export const accountPassword = 'mot de passe'

let accountHash: Promise<string> | undefined

/** A customer who can sign in with `accountPassword`. */
export async function createAccount(shop: TestShop, facts: Partial<RequiredEntityData<User>> = {}) {
  // Hashed once a file: it is slow on purpose.
  accountHash ??= hashPassword(accountPassword)
  return createUser(shop, { password: await accountHash, ...facts })
}

/** One product in somebody's cart, alive for another day. */
export async function createCartLine(shop: TestShop, facts: Partial<RequiredEntityData<CartLine>> = {}) {
  const user = facts.user ?? (await createUser(shop))
  const product = facts.product ?? (await createProduct(shop)).id
  const expiresAt = new Date(shop.clock.now().getTime() + 24 * 3_600_000)
  return save(shop, (em) => em.create(CartLine, { expiresAt, ...facts, user, product }))
}

/** So many different products at 12.90 € in somebody's cart, one of each. */
export async function fillCart(shop: TestShop, user: User, lines: number): Promise<void> {
  for (let i = 0; i < lines; i++) await createCartLine(shop, { user: user.id })
}

/** An order of one bar of soap at 12.90 €. */
export async function createOrder(shop: TestShop, facts: Partial<RequiredEntityData<Order>> = {}) {
  const user = facts.user ?? (await createUser(shop))
  const product = await createProduct(shop)
  return save(shop, (em) => {
    const order = em.create(Order, { total: '18.89', ...facts, user })
    em.create(OrderItem, {
      order,
      product: product.id,
      productName: product.name,
      productEcoScore: product.ecoScore,
      quantity: 1,
      price: product.price,
    })
    return order
  })
}

/** A published article. */
export const createPost = (shop: TestShop, facts: Partial<RequiredEntityData<Post>> = {}) =>
  save(shop, (em) =>
    em.create(Post, {
      title: `Article ${++serial}`,
      content: 'Trier, laver, garder.',
      published: true,
      ...facts,
    }),
  )

const person = { firstName: 'Ana', lastName: 'Petit' }

/** A message that nobody has read. */
export const createContactMessage = (
  shop: TestShop,
  facts: Partial<RequiredEntityData<ContactMessage>> = {},
) =>
  save(shop, (em) =>
    em.create(ContactMessage, {
      ...person,
      email: `personne-${++serial}@exemple.fr`,
      subject: 'Mon colis',
      message: 'Où est mon colis ?',
      createdAt: shop.clock.now(),
      ...facts,
    }),
  )

/** Somebody on the waitlist, without products. */
export const createWaitlistEntry = (shop: TestShop, facts: Partial<RequiredEntityData<WaitlistEntry>> = {}) =>
  save(shop, (em) =>
    em.create(WaitlistEntry, {
      ...person,
      email: `personne-${++serial}@exemple.fr`,
      createdAt: shop.clock.now(),
      ...facts,
    }),
  )

/** An address of the newsletter that is not confirmed yet. */
export const createSubscriber = (shop: TestShop, facts: Partial<RequiredEntityData<Subscriber>> = {}) =>
  save(shop, (em) =>
    em.create(Subscriber, {
      email: `personne-${++serial}@exemple.fr`,
      token: `jeton-de-la-fabrique-${serial}`,
      createdAt: shop.clock.now(),
      changedAt: shop.clock.now(),
      ...facts,
    }),
  )
