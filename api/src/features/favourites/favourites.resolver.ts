import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { Cart } from '../cart/cart.resolver.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { type ProductRow, productLoader } from '../catalogue/products/products.service.ts'
import { Favourite } from './favourite.entity.ts'
import {
  addFavourite,
  addFavouritesToCart,
  type FavouriteRow,
  type FavouritesAdded,
  listFavourites,
  mergeFavourites,
  removeFavourite,
} from './favourites.service.ts'

/** What came of putting all favourites into the cart. */
@ObjectType({ description: 'The cart with one of each favourite, and what could not be put into it.' })
class FavouritesInCart {
  @Field(() => Cart, { description: 'The cart as it is now.' })
  cart!: Cart

  @Field(() => [Favourite], { description: 'Out of stock, or without room in the cart.' })
  left!: Favourite[]
}

/** GraphQL edge of the favourites. */
@Resolver(() => Favourite)
export class FavouritesResolver {
  @Query(() => [Favourite], {
    description: 'The signed-in person’s own favourites, the latest first; at most 100.',
  })
  favourites(@Ctx() ctx: RequestContext): Promise<FavouriteRow[]> {
    return listFavourites(ctx)
  }

  @Mutation(() => [Favourite], {
    description:
      'Puts a product among the favourites, once; all of them. NOT_FOUND, or CONFLICT when there are 100.',
  })
  addFavourite(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<FavouriteRow[]> {
    return addFavourite(ctx, { productId })
  }

  @Mutation(() => [Favourite], {
    description: 'Takes a product out of the favourites, whether or not it was there; those that are left.',
  })
  removeFavourite(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<FavouriteRow[]> {
    return removeFavourite(ctx, { productId })
  }

  @Mutation(() => [Favourite], {
    description:
      'Takes over what a browser kept for a visitor; all favourites. Unknown products and what is beyond 100 are left out.',
  })
  mergeFavourites(
    @Ctx() ctx: RequestContext,
    @Arg('productIds', () => [ID], { description: 'The products, the latest first; at most 100.' })
    productIds: string[],
  ): Promise<FavouriteRow[]> {
    return mergeFavourites(ctx, { productIds })
  }

  @Mutation(() => FavouritesInCart, {
    description: 'Puts one of each favourite into the cart; tells which could not be.',
  })
  addFavouritesToCart(@Ctx() ctx: RequestContext): Promise<FavouritesAdded> {
    return addFavouritesToCart(ctx)
  }

  @FieldResolver(() => ID, { description: 'The product.' })
  productId(@Root() { product }: FavouriteRow): number {
    return product.id
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: 'The product; null when it has just gone, or is hidden.',
  })
  product(@Ctx() ctx: RequestContext, @Root() { product }: FavouriteRow): Promise<ProductRow | null> {
    return ctx.load(productLoader).load(product.id)
  }
}
