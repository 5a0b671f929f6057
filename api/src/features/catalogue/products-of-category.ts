import type { EntityManager } from '@mikro-orm/postgresql'
import { lockCatalogue } from './product-locks.ts'

/**
 * Takes the products of a category out of it, in the transaction of `em`, and tells which. The foreign key would do so
 * too, but silently: the version of each product moves, so that whoever has one open is told.
 */
export async function releaseProducts(em: EntityManager, categoryId: number): Promise<number[]> {
  // Held before they are written, in the order of every writer: two that write products never wait in a circle.
  await lockCatalogue(em)
  const held = await em.execute<{ id: number }[]>(
    'select id from products where category_id = ? order by id for update',
    [categoryId],
  )
  await em.execute(
    'update products set category_id = null, version = version + 1, updated_at = now() where category_id = ?',
    [categoryId],
  )
  return held.map(({ id }) => id)
}

/** Puts products back into a category that came back, in the transaction of `em`; those that found another stay there. */
export async function regainProducts(em: EntityManager, categoryId: number, ids: number[]): Promise<void> {
  const list = `{${ids}}`
  await lockCatalogue(em)
  await em.execute('select id from products where id = any(?::int[]) order by id for update', [list])
  await em.execute(
    `update products set category_id = ?, version = version + 1, updated_at = now()
     where id = any(?::int[]) and category_id is null`,
    [categoryId, list],
  )
}
