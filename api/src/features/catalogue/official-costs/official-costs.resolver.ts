import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ReadRowArgs, RestoreArgs } from '../../audit/audit.inputs.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductRow } from '../products/products.service.ts'
import { OfficialCost } from './official-cost.entity.ts'
import { OfficialCostInput } from './official-cost.inputs.ts'
import {
  findOfficialCostText,
  officialCostLoader,
  restoreOfficialCost,
  saveOfficialCost,
} from './official-costs.service.ts'

/** GraphQL edge of the official environmental costs. */
@Resolver(() => Product)
export class OfficialCostsResolver {
  @FieldResolver(() => OfficialCost, {
    nullable: true,
    description: 'Its official environmental cost; null before it is declared.',
  })
  officialCost(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<OfficialCost | null> {
    return ctx.load(officialCostLoader).load(product.id)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The same as French readers are shown it in place of the total: « Coût environnemental : 1 234 points · 560 pour 100 g »; null where its category shows something else.',
  })
  officialCostText(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<string | null> {
    return findOfficialCostText(ctx, product)
  }

  @Mutation(() => OfficialCost, {
    description:
      'Administrators: writes the official cost of a product, the first time makes it. NOT_FOUND, CONFLICT.',
  })
  saveOfficialCost(
    @Ctx() ctx: RequestContext,
    @Args(() => ReadRowArgs) { id: productId, version }: ReadRowArgs,
    @Arg('input', () => OfficialCostInput, { description: 'What was declared.' }) input: OfficialCostInput,
  ): Promise<OfficialCost> {
    return saveOfficialCost(ctx, { ...input, productId, version })
  }

  @Mutation(() => OfficialCost, {
    description: 'Administrators: puts an official cost back into an earlier state. NOT_FOUND.',
  })
  restoreOfficialCost(
    @Ctx() ctx: RequestContext,
    @Args(() => RestoreArgs) args: RestoreArgs,
  ): Promise<OfficialCost> {
    return restoreOfficialCost(ctx, args)
  }
}
