import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { requireViewer } from '../../../platform/authorize.ts'
import { type Row, shownColumns } from '../../../platform/database/read-rows.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { conflict } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { Product } from '../../catalogue/products/product.entity.ts'
import { unknownProduct } from '../../catalogue/products/products.service.ts'
import { maxRestockRequests, restockRules } from './restock.rules.ts'
import { RestockRequest } from './restock-request.entity.ts'

/** What is shown of a request. */
export type RestockRow = Row<RestockRequest>

/** The products whose return the viewer waits for, the latest first. @throws UNAUTHENTICATED. */
export async function listRestockRequests(ctx: RequestContext): Promise<RestockRow[]> {
  return readRequests(ctx.em, requireViewer(ctx).id)
}

async function readRequests(em: EntityManager, userId: string): Promise<RestockRow[]> {
  const { columns, rowOf } = shownColumns<RestockRow>(em, RestockRequest)
  const rows = await em.execute<Record<string, unknown>[]>(
    `select ${columns.join(', ')} from restock_requests where user_id = ? order by created_at desc, id desc`,
    [userId],
  )
  return rows.map(rowOf)
}

/**
 * Notes that the viewer wants to know when a product is back; once, however often they ask. The mail goes to the
 * address of the account (restock-mails.ts).
 * @returns all that they wait for, the latest first.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND for an unknown product, CONFLICT for one that is in stock, and
 *   for the hundred and first.
 */
export async function requestRestock(ctx: RequestContext, input: unknown): Promise<RestockRow[]> {
  const viewer = requireViewer(ctx)
  const { productId } = parseInput(restockRules, input)
  return transactionally(ctx, async (em) => {
    // Held: whoever brings it back meanwhile waits, and its return is not missed.
    const product = await em.findOne(
      Product,
      { id: productId, visible: true },
      { lockMode: LockMode.PESSIMISTIC_READ, fields: ['inStock'] },
    )
    if (!product) throw unknownProduct()
    if (product.inStock)
      throw conflict('Ce produit est en stock\u00a0: vous pouvez l’ajouter à votre panier.')
    // One person's requests come one after the other: two that count the same 99 would make 101 of them.
    await em.execute('select pg_advisory_xact_lock(401927035, hashtext(?))', [viewer.id])
    await em.execute(
      'insert into restock_requests (user_id, product_id, created_at) values (?, ?, ?) on conflict do nothing',
      [viewer.id, productId, ctx.clock.now()],
    )
    const all = await readRequests(em, viewer.id)
    if (all.length > maxRestockRequests)
      throw conflict(
        `Vous attendez déjà le retour de ${maxRestockRequests} produits\u00a0: c’est le plus possible.`,
      )
    return all
  })
}

/**
 * Takes a request back; one that is not there is no fault: the mail was faster.
 * @returns all that the viewer still waits for, the latest first.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT.
 */
export async function cancelRestock(ctx: RequestContext, input: unknown): Promise<RestockRow[]> {
  const viewer = requireViewer(ctx)
  const { productId } = parseInput(restockRules, input)
  return transactionally(ctx, async (em) => {
    await em.nativeDelete(RestockRequest, { user: viewer.id, product: productId })
    return readRequests(em, viewer.id)
  })
}
