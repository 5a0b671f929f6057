import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { may } from '../../../platform/authorize.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { categoryClaimTexts, postClaimTexts, productClaimTexts } from '../../claims/claims.rules.ts'
import type { ClaimPoint } from '../../claims/register/claim-points.ts'
import { InformationPage } from '../../content/pages/information-page.entity.ts'
import { Post } from '../../content/post.entity.ts'
import { contentOf } from '../../content/posts.service.ts'
import { Category } from '../categories/category.entity.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductRow } from '../products/products.service.ts'
import { openPointsOf } from './claims.loaders.ts'

const points = 'Administrators: how many claims of its texts are open in the register; null for others.'
const pointWords =
  'Administrators: the words of these claims, each once, as French readers list them: « naturel », « vert »; null for others.'

/** One text: a list would cost as much as one. */
const wordsOf = (claims: ClaimPoint[] | null) =>
  claims && [...new Set(claims.map(({ words }) => `«\u202f${words}\u202f»`))].join(', ')

/** Of a thing, the texts that may claim something. */
const textsOf = <Thing extends object>(thing: Thing, fields: readonly (keyof Thing & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, thing[field]])) as Record<string, string | null>

/** How much of a product is to be reviewed. */
@Resolver(() => Product)
export class ProductClaimsResolver {
  @FieldResolver(() => Int, { nullable: true, complexity: 20, description: points })
  async claimPoints(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<number | null> {
    return (await openProductClaims(ctx, product))?.length ?? null
  }

  @FieldResolver(() => String, { nullable: true, complexity: 20, description: pointWords })
  async claimWords(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<string | null> {
    return wordsOf(await openProductClaims(ctx, product))
  }
}

const openProductClaims = (ctx: RequestContext, product: ProductRow) =>
  openPointsOf(ctx, 'PRODUCT', product.id, textsOf(product, productClaimTexts))

/** How much of a category is to be reviewed. */
@Resolver(() => Category)
export class CategoryClaimsResolver {
  @FieldResolver(() => Int, { nullable: true, complexity: 20, description: points })
  async claimPoints(@Ctx() ctx: RequestContext, @Root() category: Category): Promise<number | null> {
    return (await openCategoryClaims(ctx, category))?.length ?? null
  }

  @FieldResolver(() => String, { nullable: true, complexity: 20, description: pointWords })
  async claimWords(@Ctx() ctx: RequestContext, @Root() category: Category): Promise<string | null> {
    return wordsOf(await openCategoryClaims(ctx, category))
  }
}

const openCategoryClaims = (ctx: RequestContext, category: Category) =>
  openPointsOf(ctx, 'CATEGORY', category.id, textsOf(category, categoryClaimTexts))

/** How much of an article is to be reviewed. */
@Resolver(() => Post)
export class PostClaimsResolver {
  @FieldResolver(() => Int, { nullable: true, complexity: 200, description: points })
  async claimPoints(@Ctx() ctx: RequestContext, @Root() post: Post): Promise<number | null> {
    return (await openPostClaims(ctx, post))?.length ?? null
  }

  @FieldResolver(() => String, { nullable: true, complexity: 200, description: pointWords })
  async claimWords(@Ctx() ctx: RequestContext, @Root() post: Post): Promise<string | null> {
    return wordsOf(await openPostClaims(ctx, post))
  }
}

async function openPostClaims(ctx: RequestContext, post: Post): Promise<ClaimPoint[] | null> {
  // Nobody else makes the content be read for it.
  if (!may(ctx, 'content.read')) return null
  const whole = { ...post, content: await contentOf(ctx, post) }
  return openPointsOf(ctx, 'POST', post.id, textsOf(whole, postClaimTexts))
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
    return wordsOf(await openPageClaims(ctx, page))
  }
}

const openPageClaims = (ctx: RequestContext, { slug, texts }: InformationPage) =>
  openPointsOf(ctx, 'PAGE', slug, texts)
