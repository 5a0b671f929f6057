import { requirePermission } from '../../platform/authorize.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { CartLine } from '../cart/cart-line.entity.ts'
import { productIdsRules } from '../catalogue/products/product.rules.ts'
import { ProductImage } from '../catalogue/products/product-image.entity.ts'
import { Favourite } from '../favourites/favourite.entity.ts'
import { OrderItem } from '../orders/order-item.entity.ts'
import { WaitlistEntry } from './waitlist/waitlist-entry.entity.ts'

/**
 * Counts what hangs on up to 500 products; an unknown one has nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function countProductDependents(ctx: RequestContext, input: unknown) {
  requirePermission(ctx, 'catalogue.read')
  const { ids } = parseInput(productIdsRules, input)
  const product = { $in: ids }
  return {
    images: await ctx.em.count(ProductImage, { product }),
    cartLines: await ctx.em.count(CartLine, { product, expiresAt: { $gt: ctx.clock.now() } }),
    favourites: await ctx.em.count(Favourite, { product }),
    orderItems: await ctx.em.count(OrderItem, { product }),
    waitlistEntries: await ctx.em.count(WaitlistEntry, { productIds: { $overlap: ids.map(String) } }),
  }
}
