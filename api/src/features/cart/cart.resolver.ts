import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { DecimalScalar } from '../../platform/decimal-scalar.ts'
import { fromCents, toCents } from '../../platform/money.rules.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import type { ProductRow } from '../catalogue/products/products.service.ts'
import {
  addToCart,
  changeCartLine,
  clearCart,
  findCart,
  type LoadedCart,
  type LoadedLine,
  removeCartLine,
} from './cart.service.ts'
import { CartLine } from './cart-line.entity.ts'

/** The one cart of the signed-in person; every mutation of it returns it whole. */
@ObjectType({
  description:
    'The cart of the signed-in person, with its totals. Delivery is free from 50 €, else 5.99 €; an empty cart costs nothing.',
})
export class Cart {
  @Field(() => [CartLine], { description: 'Its lines, oldest first.' })
  lines!: CartLine[]

  @Field(() => Int, {
    description:
      'Lines of products that are no longer offered: they count for nothing, and come back with them.',
  })
  withdrawnCount!: number

  @Field(() => Int, { description: 'Sum of the quantities.' })
  totalQuantity!: number

  @Field(() => DecimalScalar, { description: 'Euros for the products.' })
  subtotal!: string

  @Field(() => DecimalScalar, { description: 'Euros for delivery.' })
  shipping!: string

  @Field(() => DecimalScalar, { description: 'Euros in all.' })
  total!: string

  @Field(() => DecimalScalar, { description: 'Euros missing for free delivery; "0.00" once it is free.' })
  missingForFreeShipping!: string
}

/** GraphQL edge of the cart. */
@Resolver(() => CartLine)
export class CartResolver {
  @Query(() => Cart, { description: 'The cart of the signed-in person.' })
  cart(@Ctx() ctx: RequestContext): Promise<LoadedCart> {
    return findCart(ctx)
  }

  @Mutation(() => Cart, {
    description:
      'Adds a product, or more of it. NOT_FOUND, or CONFLICT when it is out of stock, beyond 999, or the cart holds 100 products.',
  })
  async addToCart(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Arg('quantity', () => Int, { defaultValue: 1, description: 'How many, 1 to 999.' }) quantity: number,
  ): Promise<LoadedCart> {
    return (await addToCart(ctx, { productId, quantity })).cart
  }

  @Mutation(() => Cart, {
    description: 'Sets the quantity of a line. NOT_FOUND when it is not the person’s own.',
  })
  async changeCartLine(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The line.' }) id: string,
    @Arg('quantity', () => Int, { description: 'How many, 1 to 999.' }) quantity: number,
  ): Promise<LoadedCart> {
    return (await changeCartLine(ctx, { id, quantity })).cart
  }

  @Mutation(() => Cart, { description: 'Takes a line out. NOT_FOUND when it is not the person’s own.' })
  removeCartLine(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The line.' }) id: string,
  ): Promise<LoadedCart> {
    return removeCartLine(ctx, { id })
  }

  @Mutation(() => Cart, { description: 'Empties the cart.' })
  clearCart(@Ctx() ctx: RequestContext): Promise<LoadedCart> {
    return clearCart(ctx)
  }

  @FieldResolver(() => Product, { description: 'The product.' })
  product(@Root() line: LoadedLine): ProductRow {
    return line.product
  }

  @FieldResolver(() => DecimalScalar, { description: 'Euros: unit price × quantity.' })
  lineTotal(@Root() { product, quantity }: LoadedLine): string {
    return fromCents(toCents(product.price) * quantity)
  }
}
