import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { Post } from '../../content/post.entity.ts'
import { productIdsOf } from '../../content/post-marks.rules.ts'
import { contentOf, type PostHead } from '../../content/posts.service.ts'
import { Product } from './product.entity.ts'
import { type ProductRow, productLoader } from './products.service.ts'

/** The products of an article: content knows no catalogue. */
@Resolver(() => Post)
export class PostProductsResolver {
  @FieldResolver(() => [Product], {
    description:
      'The products that the content names (« {produit:12} »), each once, in that order, at most 20; those that are gone or hidden are left out.',
  })
  async products(@Ctx() ctx: RequestContext, @Root() post: Post | PostHead): Promise<ProductRow[]> {
    const ids = productIdsOf(await contentOf(ctx, post)).map(Number)
    const found = await Promise.all(ids.map((id) => ctx.load(productLoader).load(id)))
    // To an administrator an article shows what it shows to everybody.
    return found.flatMap((product) => (product?.visible ? [product] : []))
  }
}
