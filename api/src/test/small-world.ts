import type { User } from '../features/accounts/user.entity.ts'
import { hashPassword } from '../platform/passwords.ts'
import { createAdmin, createCategory, createProduct, createProductImage, createUser } from './factories.ts'
import type { TestShop } from './shop.ts'

/** The people of a small world. */
export interface SmallWorld {
  customer: User
  administrator: User
}

/**
 * One row of everything, each with the id 1: category, product, image, article; the customer's order and cart line;
 * and an account that signs in as connue@exemple.fr with « mot de passe ».
 */
export async function createSmallWorld(shop: TestShop): Promise<SmallWorld> {
  const [customer, administrator] = [await createUser(shop), await createAdmin(shop)]
  await createUser(shop, { email: 'connue@exemple.fr', password: await hashPassword('mot de passe') })
  const category = await createCategory(shop)
  const product = await createProduct(shop, { category })
  await createProductImage(shop, { product: product.id, isPrimary: true })
  await shop
    .em()
    .execute(`insert into posts (title, content, published) values ('Le compost', 'Simple.', true)`)
  await shop
    .em()
    .execute(`insert into newsletter (email, token) values ('lea@exemple.fr', 'jeton-de-la-lettre-0001')`)
  await shop.post('/api/orders', { as: customer, body: { shippingAddress: '1 rue des Lilas, Lyon' } })
  await shop.post('/api/cart', { as: customer, body: { productId: product.id, quantity: 1 } })
  return { customer, administrator }
}

/** A fingerprint of each table but those that any request may touch: equal before and after, nothing was written. */
export async function fingerprints(shop: TestShop): Promise<Record<string, string>> {
  const em = shop.em()
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
       and table_name not in ('sessions', 'rate_limits', 'migrations') order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await em.execute<{ hash: string }[]>(
      `select count(*) || ':' || coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as hash from "${name}" r`,
    )
    found[name] = row?.hash ?? ''
  }
  return found
}
