import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { countProductDependents } from './product-dependents.service.ts'

/** What hangs on some products, in tables of several features: counted in the highest, which may read them all. */
@ObjectType({ description: 'What hangs on some products: to be told before they are deleted.' })
class ProductDependents {
  @Field(() => Int, { description: 'Pictures: deleted with them.' })
  images!: number

  @Field(() => Int, { description: 'Lines of carts that have not expired: taken out with them.' })
  cartLines!: number

  @Field(() => Int, { description: 'Times that they are among somebody’s favourites: taken out with them.' })
  favourites!: number

  @Field(() => Int, { description: 'Items of orders: they stay, as they were on the day.' })
  orderItems!: number

  @Field(() => Int, { description: 'People on the waitlist who asked for one of them: they stay.' })
  waitlistEntries!: number
}

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
