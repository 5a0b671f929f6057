import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductRow } from '../products/products.service.ts'
import { DraftChanges } from './drafts.inputs.ts'
import { createDrafts, saveDrafts } from './drafts.service.ts'

/** GraphQL edge of products that are prepared several at a time. */
@Resolver(() => Product)
export class DraftsResolver {
  @Mutation(() => [Product], {
    description:
      'Administrators: hidden products with a name alone, 30 at most, in one transaction. Their price is 0 until it is given.',
  })
  createDrafts(
    @Ctx() ctx: RequestContext,
    @Arg('names', () => [String], { description: 'Their names.' }) names: string[],
  ): Promise<ProductRow[]> {
    return createDrafts(ctx, { names })
  }

  @Mutation(() => [Product], {
    description:
      'Administrators: its own changes to each of 1 to 30 products, in one transaction, and shows all of them if wanted. One that is refused (BAD_USER_INPUT, NOT_FOUND, CONFLICT; `fields` names its place): nothing changes.',
  })
  saveDrafts(
    @Ctx() ctx: RequestContext,
    @Arg('products', () => [DraftChanges], { description: 'The products and what changes.' })
    products: DraftChanges[],
    @Arg('publish', () => Boolean, {
      defaultValue: false,
      description: 'Whether the shop shows them from now on.',
    })
    publish: boolean,
  ): Promise<ProductRow[]> {
    return saveDrafts(ctx, { products, publish })
  }
}
