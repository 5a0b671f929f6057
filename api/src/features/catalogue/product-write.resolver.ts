import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { ReadRowArgs } from '../../platform/read-row.args.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { RestoreArgs } from '../audit/audit.inputs.ts'
import { Product } from './product.entity.ts'
import { changeProducts, deleteProducts } from './product-bulk.service.ts'
import type { ProductFacts } from './product-facts.ts'
import { restoreProduct } from './product-restore.service.ts'
import { BulkProductChanges, ProductChanges, ProductInput } from './product-write.inputs.ts'
import { createProduct, deleteProduct, updateProduct } from './product-write.service.ts'

/** GraphQL edge of what administrators change of the products. */
@Resolver(() => Product)
export class ProductWriteResolver {
  @Mutation(() => Product, { description: 'Administrators: a new product.' })
  createProduct(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ProductInput, { description: 'Its facts.' }) input: ProductInput,
  ): Promise<ProductFacts> {
    return createProduct(ctx, input)
  }

  @Mutation(() => Product, {
    description:
      'Administrators: changes a product. NOT_FOUND, or CONFLICT when its version is no longer the one given.',
  })
  updateProduct(
    @Ctx() ctx: RequestContext,
    @Args(() => ReadRowArgs) product: ReadRowArgs,
    @Arg('input', () => ProductChanges, { description: 'What changes.' }) input: ProductChanges,
  ): Promise<ProductFacts> {
    return updateProduct(ctx, { ...input, ...product })
  }

  @Mutation(() => ID, {
    description:
      'Administrators: deletes a product with its pictures and cart lines; orders keep their history. Its id. NOT_FOUND, CONFLICT.',
  })
  deleteProduct(@Ctx() ctx: RequestContext, @Args(() => ReadRowArgs) product: ReadRowArgs): Promise<number> {
    return deleteProduct(ctx, product)
  }

  @Mutation(() => [Product], {
    description:
      'Administrators: the same change of 1 to 500 products, in one transaction. One unknown id: NOT_FOUND, and nothing changes.',
  })
  changeProducts(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'The products.' }) ids: string[],
    @Arg('changes', () => BulkProductChanges, { description: 'What changes.' }) changes: BulkProductChanges,
  ): Promise<ProductFacts[]> {
    return changeProducts(ctx, { ...changes, ids })
  }

  @Mutation(() => [ID], {
    description:
      'Administrators: deletes 1 to 500 products, in one transaction. Their ids. One unknown id: NOT_FOUND, and nothing changes.',
  })
  deleteProducts(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'The products.' }) ids: string[],
  ): Promise<number[]> {
    return deleteProducts(ctx, { ids })
  }

  @Mutation(() => Product, {
    description:
      'Administrators: puts a product back into the state in which a change left it, or found it; a deleted one comes back with its id and pictures. NOT_FOUND.',
  })
  restoreProduct(
    @Ctx() ctx: RequestContext,
    @Args(() => RestoreArgs) args: RestoreArgs,
  ): Promise<ProductFacts> {
    return restoreProduct(ctx, args)
  }
}
