import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { DecimalScalar } from '../../platform/decimal.scalar.ts'
import { fromCents, toCents } from '../../platform/money.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Product } from '../catalogue/product.entity.ts'
import {
  addToCart,
  changeCartLine,
  clearCart,
  type LoadedLine,
  listCartLines,
  removeCartLine,
} from './cart.service.ts'
import { Cart } from './cart.type.ts'
import { CartLine } from './cart-line.entity.ts'
import { totalsOf } from './cart-totals.ts'

const cartOf = async (ctx: RequestContext): Promise<Cart> => {
  const lines = await listCartLines(ctx)
  return { lines, ...totalsOf(lines.map(({ quantity, product }) => ({ quantity, price: product.$.price }))) }
}

/** GraphQL edge of the cart. */
@Resolver(() => CartLine)
export class CartResolver {
  @Query(() => Cart, { description: 'The cart of the signed-in person.' })
  cart(@Ctx() ctx: RequestContext): Promise<Cart> {
    return cartOf(ctx)
  }

  @Mutation(() => Cart, {
    description:
      'Adds a product, or more of it. NOT_FOUND, or CONFLICT when it is out of stock, beyond 999, or the cart holds 100 products.',
  })
  addToCart(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Arg('quantity', () => Int, { defaultValue: 1, description: 'How many, 1 to 999.' }) quantity: number,
  ): Promise<Cart> {
    return addToCart(ctx, { productId, quantity }).then(() => cartOf(ctx))
  }

  @Mutation(() => Cart, {
    description: 'Sets the quantity of a line. NOT_FOUND when it is not the person’s own.',
  })
  changeCartLine(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The line.' }) id: string,
    @Arg('quantity', () => Int, { description: 'How many, 1 to 999.' }) quantity: number,
  ): Promise<Cart> {
    return changeCartLine(ctx, { id, quantity }).then(() => cartOf(ctx))
  }

  @Mutation(() => Cart, { description: 'Takes a line out. NOT_FOUND when it is not the person’s own.' })
  removeCartLine(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The line.' }) id: string,
  ): Promise<Cart> {
    return removeCartLine(ctx, { id }).then(() => cartOf(ctx))
  }

  @Mutation(() => Cart, { description: 'Empties the cart.' })
  clearCart(@Ctx() ctx: RequestContext): Promise<Cart> {
    return clearCart(ctx).then(() => cartOf(ctx))
  }

  @FieldResolver(() => Product, { description: 'The product.' })
  product(@Root() line: LoadedLine): Product {
    return line.product.$
  }

  @FieldResolver(() => DecimalScalar, { description: 'Euros: unit price × quantity.' })
  lineTotal(@Root() { product, quantity }: LoadedLine): string {
    return fromCents(toCents(product.$.price) * quantity)
  }
}
