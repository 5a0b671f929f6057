import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductRow } from '../products/products.service.ts'
import { ProductImageArgs, ProductImageInput } from './product-images.inputs.ts'
import {
  addProductImage,
  deleteProductImage,
  describeProductImage,
  reorderProductImages,
  setPrimaryImage,
} from './product-images.service.ts'

/** GraphQL edge of the images of a product: each answers the product, whose image may have changed. */
@Resolver(() => Product)
export class ProductImagesResolver {
  @Mutation(() => Product, {
    description:
      'Administrators: adds a picture, 20 at most; the first becomes the primary one. NOT_FOUND, CONFLICT.',
  })
  async addProductImage(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Arg('input', () => ProductImageInput, { description: 'The picture.' }) input: ProductImageInput,
  ): Promise<ProductRow> {
    return (await addProductImage(ctx, { ...input, productId })).product
  }

  @Mutation(() => Product, {
    description: 'Administrators: deletes a picture; the next becomes the primary one if it was. NOT_FOUND.',
  })
  async deleteProductImage(
    @Ctx() ctx: RequestContext,
    @Args(() => ProductImageArgs) image: ProductImageArgs,
  ): Promise<ProductRow> {
    return (await deleteProductImage(ctx, image)).product
  }

  @Mutation(() => Product, {
    description: 'Administrators: makes a picture the one that stands for the product. NOT_FOUND.',
  })
  async setPrimaryImage(
    @Ctx() ctx: RequestContext,
    @Args(() => ProductImageArgs) image: ProductImageArgs,
  ): Promise<ProductRow> {
    return (await setPrimaryImage(ctx, image)).product
  }

  @Mutation(() => Product, {
    description:
      'Administrators: puts the pictures in this order. BAD_USER_INPUT unless it is the full list of them, each once.',
  })
  async reorderProductImages(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Arg('imageIds', () => [ID], { description: 'All its pictures, in their new order.' }) imageIds: string[],
  ): Promise<ProductRow> {
    return (await reorderProductImages(ctx, { productId, imageIds })).product
  }

  @Mutation(() => Product, {
    description: 'Administrators: says what a picture shows; null takes the words away. NOT_FOUND.',
  })
  async describeProductImage(
    @Ctx() ctx: RequestContext,
    @Args(() => ProductImageArgs) image: ProductImageArgs,
    @Arg('altText', () => String, {
      nullable: true,
      description: 'What it shows, at most 300 characters on one line.',
    })
    altText?: string | null,
  ): Promise<ProductRow> {
    return (await describeProductImage(ctx, { ...image, altText })).product
  }
}
