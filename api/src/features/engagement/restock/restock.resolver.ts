import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { cancelRestock, listRestockRequests, type RestockRow, requestRestock } from './restock.service.ts'
import { RestockRequest } from './restock-request.entity.ts'

/** GraphQL edge of who waits for the return of a product. */
@Resolver(() => RestockRequest)
export class RestockResolver {
  @Query(() => [RestockRequest], {
    description: 'The products whose return the signed-in person waits for, the latest first; at most 100.',
  })
  restockRequests(@Ctx() ctx: RequestContext): Promise<RestockRow[]> {
    return listRestockRequests(ctx)
  }

  @Mutation(() => [RestockRequest], {
    description:
      'Asks for one mail when a product is back in stock; all that the person waits for. NOT_FOUND, or CONFLICT when it is in stock or they wait for 100.',
  })
  requestRestock(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<RestockRow[]> {
    return requestRestock(ctx, { productId })
  }

  @Mutation(() => [RestockRequest], {
    description: 'Takes such a request back, whether or not it was there; those that are left.',
  })
  cancelRestock(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<RestockRow[]> {
    return cancelRestock(ctx, { productId })
  }

  @FieldResolver(() => ID, { description: 'The product.' })
  productId(@Root() { product }: RestockRow): number {
    return product.id
  }
}
