import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../platform/request-context.ts'
import { countProductDependents, ProductDependents } from './product-dependents.ts'

/** GraphQL edge of what hangs on products. */
@Resolver(() => ProductDependents)
export class ProductDependentsResolver {
  @Query(() => ProductDependents, {
    description: 'Administrators: what hangs on 1 to 500 products, to be told before they are deleted.',
  })
  productDependents(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'The products.' }) ids: string[],
  ): Promise<ProductDependents> {
    return countProductDependents(ctx, { ids })
  }
}
