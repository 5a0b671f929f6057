import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { invalidInput, notFound } from '../../platform/errors.ts'
import { Product } from './product.entity.ts'
import { type ProductFacts, readProducts } from './product-facts.ts'

/** As everywhere that a product is asked for. */
export const unknownProduct = () => notFound('Produit non trouvé')

/**
 * Keeps a category from being deleted until the transaction ends. Before `lockProducts`: who deletes or renames a
 * category holds it and then waits for the catalogue, so that the other way round would be a circle.
 * @throws BAD_USER_INPUT when there is none.
 */
export async function holdCategory(em: EntityManager, id: number | null | undefined): Promise<void> {
  if (id == null || (await isCategoryHeld(em, id))) return
  const message = 'Catégorie : cette catégorie n’existe pas.'
  throw invalidInput(message, { categoryId: message })
}

/** As `holdCategory`: whether there is one to hold. */
export async function isCategoryHeld(em: EntityManager, id: number): Promise<boolean> {
  return (await em.execute('select 1 from categories where id = ? for key share', [id])).length > 0
}

/**
 * Lets one transaction at a time write products: every write moves this row anyway (migrations/sql/catalogue-version.ts).
 * Before any product is locked, so that writers queue and never wait for each other in a circle.
 */
export async function lockCatalogue(em: EntityManager): Promise<void> {
  await em.execute('select 1 from catalogue_version for update')
}

/**
 * Locks products for a change, after the catalogue; those that are not there are left out.
 * @param ids ascending: carts and orders are held to the same order.
 */
export async function lockProducts(em: EntityManager, ids: number[]): Promise<Product[]> {
  await lockCatalogue(em)
  return em.find(
    Product,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )
}

/** Locks one product for a change. @throws NOT_FOUND. */
export async function lockProduct(em: EntityManager, id: number): Promise<Product> {
  const [product] = await lockProducts(em, [id])
  if (!product) throw unknownProduct()
  return product
}

/** Products as they are shown, read in the transaction that wrote them, by id. */
export async function writtenProducts(em: EntityManager, ids: number[]): Promise<ProductFacts[]> {
  const tail = { sql: 'where id = any(?::int[]) order by id', params: [`{${ids}}`] }
  return (await readProducts({ em }, tail)).items
}

/** As `writtenProducts`, of one. */
export async function writtenProduct(em: EntityManager, id: number): Promise<ProductFacts> {
  const [product] = await writtenProducts(em, [id])
  if (!product) throw unknownProduct()
  return product
}
