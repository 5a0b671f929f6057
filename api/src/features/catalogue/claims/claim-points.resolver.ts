import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { InformationPage } from '../../content/pages/information-page.entity.ts'
import { Post } from '../../content/post.entity.ts'
import { Category } from '../categories/category.entity.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductRow } from '../products/products.service.ts'
import {
  claimWordsOf,
  openCategoryClaims,
  openPageClaims,
  openPostClaims,
  openProductClaims,
} from './open-claims.service.ts'

const points = 'Administrators: how many claims of its texts are open in the register; null for others.'
const pointWords =
  'Administrators: the words of these claims, each once, as French readers list them: « naturel », « vert »; null for others.'

/** How much of a product is to be reviewed. */
@Resolver(() => Product)
export class ProductClaimsResolver {
  @FieldResolver(() => Int, { nullable: true, complexity: 20, description: points })
  async claimPoints(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<number | null> {
    return (await openProductClaims(ctx, product))?.length ?? null
  }

  @FieldResolver(() => String, { nullable: true, complexity: 20, description: pointWords })
  async claimWords(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<string | null> {
    return claimWordsOf(await openProductClaims(ctx, product))
  }
}

/** How much of a category is to be reviewed. */
@Resolver(() => Category)
export class CategoryClaimsResolver {
  @FieldResolver(() => Int, { nullable: true, complexity: 20, description: points })
  async claimPoints(@Ctx() ctx: RequestContext, @Root() category: Category): Promise<number | null> {
    return (await openCategoryClaims(ctx, category))?.length ?? null
  }

  @FieldResolver(() => String, { nullable: true, complexity: 20, description: pointWords })
  async claimWords(@Ctx() ctx: RequestContext, @Root() category: Category): Promise<string | null> {
    return claimWordsOf(await openCategoryClaims(ctx, category))
  }
}

/** How much of an article is to be reviewed. */
@Resolver(() => Post)
export class PostClaimsResolver {
  @FieldResolver(() => Int, { nullable: true, complexity: 200, description: points })
  async claimPoints(@Ctx() ctx: RequestContext, @Root() post: Post): Promise<number | null> {
    return (await openPostClaims(ctx, post))?.length ?? null
  }

  @FieldResolver(() => String, { nullable: true, complexity: 200, description: pointWords })
  async claimWords(@Ctx() ctx: RequestContext, @Root() post: Post): Promise<string | null> {
    return claimWordsOf(await openPostClaims(ctx, post))
  }
}

/** How much of an information page is to be reviewed. */
@Resolver(() => InformationPage)
export class PageClaimsResolver {
  @FieldResolver(() => Int, { nullable: true, complexity: 200, description: points })
  async claimPoints(@Ctx() ctx: RequestContext, @Root() page: InformationPage): Promise<number | null> {
    return (await openPageClaims(ctx, page))?.length ?? null
  }

  @FieldResolver(() => String, { nullable: true, complexity: 200, description: pointWords })
  async claimWords(@Ctx() ctx: RequestContext, @Root() page: InformationPage): Promise<string | null> {
    return claimWordsOf(await openPageClaims(ctx, page))
  }
}
