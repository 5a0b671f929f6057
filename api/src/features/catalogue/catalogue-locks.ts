import type { EntityManager } from '@mikro-orm/postgresql'
import { invalidInput } from '../../platform/errors.ts'

/**
 * Refuses a category that does not exist, and locks one that does, as `shareLockCategory`.
 * @throws BAD_USER_INPUT when there is none.
 */
export async function requireCategory(em: EntityManager, id: number | null | undefined): Promise<void> {
  if (id == null || (await shareLockCategory(em, id))) return
  const message = 'Catégorie : cette catégorie n’existe pas.'
  throw invalidInput(message, { categoryId: message })
}

/**
 * Keeps a category from being deleted until the transaction ends; others may do the same. Before `lockProducts`: who
 * deletes or renames a category locks it and then waits for the catalogue, so that the other way round would be a circle.
 * @returns whether there is one.
 */
export async function shareLockCategory(em: EntityManager, id: number): Promise<boolean> {
  return (await em.execute('select 1 from categories where id = ? for key share', [id])).length > 0
}

/** A category that may be gone, held until the transaction ends; null when there is none, or none any more. */
export async function categoryOrNone(
  em: EntityManager,
  id: number | null | undefined,
): Promise<number | null> {
  return id != null && (await shareLockCategory(em, id)) ? id : null
}

/**
 * Lets one transaction at a time write products: every write moves this row anyway (migrations/sql/published-version.ts).
 * Before any product is locked, so that writers queue and never wait for each other in a circle.
 */
export async function lockCatalogue(em: EntityManager): Promise<void> {
  await em.execute(`select 1 from published_version where scope = 'catalogue' for update`)
}

/** Which state the catalogue is in: the same number later means that nothing of it has changed, names of categories included. */
export async function catalogueState(em: EntityManager): Promise<string | undefined> {
  const [row] = await em.execute<{ version: string }[]>(
    `select version::text from published_version where scope = 'catalogue'`,
  )
  return row?.version
}

/**
 * Locks many products for a change, after the catalogue, without reading them; those that are not there are left out.
 * In one order, as carts and orders do.
 */
export async function lockProductRows(em: EntityManager, ids: readonly number[]): Promise<void> {
  await lockCatalogue(em)
  await em.execute('select 1 from products where id = any(?::int[]) order by id for update', [`{${ids}}`])
}
