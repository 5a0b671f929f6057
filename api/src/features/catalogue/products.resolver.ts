import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { Facts } from '../../platform/read-rows.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { EcoBandEnum } from './catalogue.enums.ts'
import { ProductsArgs } from './catalogue.inputs.ts'
import { categoryLoader, productImagesLoader } from './catalogue.loaders.ts'
import { Category } from './category.entity.ts'
import { type EcoBand, ecoBandOf } from './eco-band.ts'
import { Product } from './product.entity.ts'
import type { ProductFacts } from './product-facts.ts'
import { ProductImage } from './product-image.entity.ts'
import { ProductPage } from './product-page.type.ts'
import { findProduct, listProducts, type ProductList } from './products.service.ts'

/** GraphQL edge of the products. */
@Resolver(() => Product)
export class ProductsResolver {
  @Query(() => ProductPage, { description: 'A filtered and ordered part of the catalogue.' })
  products(
    @Ctx() ctx: RequestContext,
    @Args(() => ProductsArgs) { filter, ...window }: ProductsArgs,
  ): Promise<ProductList> {
    return listProducts(ctx, given(filter), given(window))
  }

  @Query(() => Product, {
    nullable: true,
    description: 'One product; error NOT_FOUND when the id is unknown.',
  })
  product(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Identifier of the product.' }) id: string,
  ): Promise<ProductFacts> {
    return findProduct(ctx, { id })
  }

  @FieldResolver(() => Category, { nullable: true, description: 'Its category, if it has one.' })
  category(@Ctx() ctx: RequestContext, @Root() product: ProductFacts): Promise<Category | null> | null {
    return product.category ? ctx.load(categoryLoader).load(product.category.id) : null
  }

  @FieldResolver(() => EcoBandEnum, { description: 'Band of the eco-score.' })
  ecoBand(@Root() product: ProductFacts): EcoBand {
    return ecoBandOf(product.ecoScore)
  }

  @FieldResolver(() => [ProductImage], { description: 'Its pictures, primary first.' })
  images(@Ctx() ctx: RequestContext, @Root() product: ProductFacts): Promise<Facts<ProductImage>[]> {
    return ctx.load(productImagesLoader).load(product.id)
  }
}
