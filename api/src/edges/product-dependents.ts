import { Field, Int, ObjectType } from 'type-graphql'
import { CartLine } from '../features/cart/cart-line.entity.ts'
import { ProductImage } from '../features/catalogue/product-image.entity.ts'
import { productIdsRules } from '../features/catalogue/product-write.rules.ts'
import { WaitlistEntry } from '../features/engagement/waitlist-entry.entity.ts'
import { OrderItem } from '../features/orders/order-item.entity.ts'
import { requireAdmin } from '../platform/authorize.ts'
import { parseInput } from '../platform/parse-input.ts'
import type { RequestContext } from '../platform/request-context.ts'

/** What hangs on some products: each feature keeps its own, so they are counted where all are known. */
@ObjectType({ description: 'What hangs on some products: to be told before they are deleted.' })
export class ProductDependents {
  @Field(() => Int, { description: 'Pictures: deleted with them.' })
  images!: number

  @Field(() => Int, { description: 'Lines of carts that have not expired: taken out with them.' })
  cartLines!: number

  @Field(() => Int, { description: 'Items of orders: they stay, as they were on the day.' })
  orderItems!: number

  @Field(() => Int, { description: 'People on the waitlist who asked for one of them: they stay.' })
  waitlistEntries!: number
}

/**
 * Counts what hangs on up to 500 products; an unknown one has nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function countProductDependents(
  ctx: RequestContext,
  input: unknown,
): Promise<ProductDependents> {
  requireAdmin(ctx)
  const { ids } = parseInput(productIdsRules, input)
  const product = { $in: ids }
  return {
    images: await ctx.em.count(ProductImage, { product }),
    cartLines: await ctx.em.count(CartLine, { product, expiresAt: { $gt: ctx.clock.now() } }),
    orderItems: await ctx.em.count(OrderItem, { product }),
    waitlistEntries: await ctx.em.count(WaitlistEntry, { productIds: { $overlap: ids.map(String) } }),
  }
}
