import { Arg, Args, ArgsType, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import { type Page, pageArgs, pageOf } from '../../platform/page.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { AnalyticsPeriod } from '../analytics/analytics.rules.ts'
import { AnalyticsPeriodEnum } from '../analytics/analytics-summary.type.ts'
import { type ProductUsageSort, productUsageSorts } from './product-usage.rules.ts'
import { listProductUsage, type ProductUsage } from './product-usage.service.ts'

const ProductUsageSortEnum = graphqlEnum(productUsageSorts, {
  name: 'ProductUsageSort',
  description: 'How products are ordered by their use, the most first.',
  values: {
    VIEWS: 'By how often their page was seen.',
    ADDED: 'By how often they were put into a cart.',
    RATE: 'By how many of those who saw them put them into a cart; products that nobody saw come last.',
    WAITING: 'By how many people wait for them.',
  },
})

@ObjectType('ProductUsage', { description: 'What visitors did with a product over a period.' })
class ProductUsageType {
  @Field(() => ID, { description: 'The product.' })
  productId!: number

  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => Int, { description: 'Times that its page was seen.' })
  views!: number

  @Field(() => Int, { description: 'Times that it was put into a cart.' })
  added!: number

  @Field(() => Float, {
    nullable: true,
    description: 'Carts by views, such as 0.25; null when nobody saw its page.',
  })
  rate!: number | null

  @Field(() => Int, { description: 'People who wait for it now, whatever the period.' })
  waiting!: number
}

const ProductUsagePage = pageOf(() => ProductUsageType, {
  name: 'ProductUsagePage',
  description: 'One part of the products by their use; told to administrators alone.',
  items: 'The products of this part, the most used first.',
})

@ArgsType()
class ProductUsageArgs extends pageArgs('products', 20) {}

/** GraphQL edge of what visitors do with each product. */
@Resolver()
export class ProductUsageResolver {
  @Query(() => ProductUsagePage, {
    description: 'Administrators: products that were seen, put into a cart or are waited for.',
  })
  productUsage(
    @Ctx() ctx: RequestContext,
    @Arg('period', () => AnalyticsPeriodEnum, {
      defaultValue: 'LAST_30_DAYS',
      description: 'Which stretch of time.',
    })
    period: AnalyticsPeriod,
    @Arg('sort', () => ProductUsageSortEnum, { defaultValue: 'VIEWS', description: 'The order.' })
    sort: ProductUsageSort,
    @Args(() => ProductUsageArgs) { limit, offset }: ProductUsageArgs,
  ): Promise<Page<ProductUsage>> {
    return listProductUsage(ctx, { period, sort, limit, offset })
  }
}
