import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { PriceChangesInput } from './bulk.inputs.ts'
import { DeletedProducts, PriceChanges, UndoneProducts } from './bulk.type.ts'
import { deleteProducts } from './delete-products.service.ts'
import { changePrices } from './price-changes.service.ts'
import { undoProducts } from './undo-products.service.ts'

/** GraphQL edge of what changes many products at once. */
@Resolver()
export class BulkProductsResolver {
  @Mutation(() => PriceChanges, {
    description:
      'Administrators: the same change of 1 to 500 prices, in one transaction. NOT_FOUND, or CONFLICT when a version is no longer the one given; nothing changes then.',
  })
  changePrices(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PriceChangesInput, { description: 'Which prices, and how.' })
    input: PriceChangesInput,
  ): Promise<PriceChanges> {
    return changePrices(ctx, input)
  }

  @Mutation(() => DeletedProducts, {
    description:
      'Administrators: deletes 1 to 500 products, in one transaction. One unknown id: NOT_FOUND, and nothing changes.',
  })
  deleteProducts(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'The products.' }) ids: string[],
  ): Promise<DeletedProducts> {
    return deleteProducts(ctx, { ids })
  }

  @Mutation(() => UndoneProducts, {
    description:
      'Administrators: undoes a change of many products, in one transaction. NOT_FOUND; CONFLICT when it has been undone, or one of them was changed since.',
  })
  undoProducts(
    @Ctx() ctx: RequestContext,
    @Arg('entryId', () => ID, { description: 'The change, from the history.' }) entryId: string,
  ): Promise<UndoneProducts> {
    return undoProducts(ctx, { entryId })
  }
}
