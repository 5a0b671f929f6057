import { GraphQLDateTimeISO } from 'graphql-scalars'
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import { type Page, pageArgs, pageOf } from '../../../platform/page.ts'
import { formatPrice } from '../../../platform/reading/french-euros.rules.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import type { UnitPrice } from '../passports/unit-price.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductRow } from '../products/products.service.ts'
import { PriceChange } from './price-change.entity.ts'
import { priceHistoryLimits } from './price-history.rules.ts'
import {
  findLowestPriceOf30Days,
  findReduction,
  findUnitPrice,
  listPriceHistory,
} from './price-history.service.ts'
import type { PriceReduction } from './price-reductions.ts'

@ObjectType('PriceReduction', {
  description: 'A reduction that may be announced (directive 98/6/EC, article 6a).',
})
class PriceReductionType {
  @Field(() => DecimalScalar, {
    description:
      'The lowest price of the 30 days before the reduction, or before the first of several in a row.',
  })
  formerPrice!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When that reduction was made (ISO 8601, UTC).' })
  since!: Date
}

@ObjectType('UnitPrice', { description: 'A price for a kilogram, a litre, a metre or a piece.' })
class UnitPriceType {
  @Field(() => DecimalScalar, { description: 'Euros with two decimals.' })
  amount!: string

  @Field(() => String, {
    description: 'What it is for, as it is written in French: « kg », « L », « pièce ».',
  })
  per!: string
}

const PriceHistoryPage = pageOf(() => PriceChange, {
  name: 'PriceHistoryPage',
  description: 'One part of what a product has cost.',
  items: 'The changes of this part, the newest first.',
})

@ArgsType()
class PriceHistoryArgs extends pageArgs('changes', priceHistoryLimits.pageSize) {
  @Field(() => ID, { description: 'Of the product; of a deleted one as well.' })
  id!: string
}

/** GraphQL edge of what products cost, and have cost. */
@Resolver(() => Product)
export class PriceHistoryResolver {
  @FieldResolver(() => PriceReductionType, {
    nullable: true,
    description:
      'The reduction that it is offered with; null where none may be announced: then `weeklySpecial` is a selection.',
  })
  reduction(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<PriceReduction | null> {
    return findReduction(ctx, product)
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'The `formerPrice` of its `reduction`.',
  })
  async formerPrice(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<string | null> {
    return (await findReduction(ctx, product))?.formerPrice ?? null
  }

  @FieldResolver(() => UnitPriceType, {
    nullable: true,
    description: 'What it costs by the measure; null where its passport knows no net quantity.',
  })
  unitPrice(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<UnitPrice | null> {
    return findUnitPrice(ctx, product)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The same as French readers are shown it: « 58,18 €/kg ».',
  })
  async unitPriceText(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<string | null> {
    const found = await findUnitPrice(ctx, product)
    return found && `${formatPrice(found.amount)}/${found.per}`
  }

  @Query(() => DecimalScalar, {
    nullable: true,
    description:
      'The lowest price of a product in the 30 days before a moment; null when it was not on sale in them. NOT_FOUND.',
  })
  lowestPriceOf30Days(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Identifier of the product.' }) id: string,
    @Arg('before', () => GraphQLDateTimeISO, { description: 'The moment (ISO 8601).' }) before: Date,
  ): Promise<string | null> {
    return findLowestPriceOf30Days(ctx, { id, before })
  }

  @Query(() => PriceHistoryPage, { description: 'Administrators: what a product has cost.' })
  priceHistory(
    @Ctx() ctx: RequestContext,
    @Args(() => PriceHistoryArgs) args: PriceHistoryArgs,
  ): Promise<Page<PriceChange>> {
    return listPriceHistory(ctx, args)
  }
}
