import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { DecimalScalar } from '../../platform/decimal-scalar.ts'
import { fromCents, toCents } from '../../platform/money.rules.ts'
import type { Page } from '../../platform/page.ts'
import { omitNull } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { ScoreDisplay } from '../catalogue/categories/score-display.rules.ts'
import { ScoreDisplayEnum } from '../catalogue/categories/score-display.type.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { type ProductRow, productLoader } from '../catalogue/products/products.service.ts'
import { Order } from './order.entity.ts'
import { OrderItem } from './order-item.entity.ts'
import { addOrderItem } from './order-items.service.ts'
import { statusesAfter } from './order-status.rules.ts'
import { OrderStatusChange } from './order-status-change.entity.ts'
import { AdminOrdersArgs, OrdersArgs, PlaceOrderInput } from './orders.inputs.ts'
import { itemScoreDisplay, orderItemsLoader, orderStatusChangesLoader } from './orders.loaders.ts'
import {
  type AdministeredOrder,
  buyAgain,
  findAnyOrder,
  findOrder,
  listAllOrders,
  listOrders,
  setOrderStatus,
} from './orders.service.ts'
import { AdminOrder, AdminOrderPage, BoughtAgain, OrderPage } from './orders.type.ts'
import { placeOrder } from './place-order.service.ts'

/** GraphQL edge of the orders. */
@Resolver(() => Order)
export class OrdersResolver {
  @Query(() => OrderPage, { description: 'The signed-in person’s own orders.' })
  orders(@Ctx() ctx: RequestContext, @Args(() => OrdersArgs) args: OrdersArgs): Promise<Page<Order>> {
    return listOrders(ctx, omitNull(args))
  }

  @Query(() => Order, {
    nullable: true,
    description: 'One of the signed-in person’s own orders; NOT_FOUND for any other.',
  })
  order(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
  ): Promise<Order> {
    return findOrder(ctx, { id })
  }

  @Mutation(() => Order, {
    description:
      'Makes an order of the cart and empties it. CONFLICT when the cart is empty, also because another request has just taken it.',
  })
  placeOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PlaceOrderInput, { nullable: true, description: 'Address and idempotency key.' })
    input?: PlaceOrderInput,
  ): Promise<Order> {
    return placeOrder(ctx, omitNull(input))
  }

  @Mutation(() => OrderItem, {
    description:
      'Adds a product to one’s own pending order. NOT_FOUND, or CONFLICT when it is no longer pending or holds 100 items.',
  })
  addOrderItem(
    @Ctx() ctx: RequestContext,
    @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Arg('quantity', () => Int, { description: 'How many, 1 to 999.' }) quantity: number,
  ): Promise<OrderItem> {
    return addOrderItem(ctx, { orderId, productId, quantity })
  }

  @Mutation(() => BoughtAgain, {
    description:
      'Puts what one of the person’s own orders held into the cart, at today’s prices. NOT_FOUND for any other.',
  })
  buyAgain(
    @Ctx() ctx: RequestContext,
    @Arg('orderId', () => ID, { description: 'The order.' }) id: string,
  ): Promise<BoughtAgain> {
    return buyAgain(ctx, { id })
  }

  @FieldResolver(() => [OrderItem])
  async items(@Ctx() ctx: RequestContext, @Root() { id, items }: Order): Promise<OrderItem[]> {
    return items.isInitialized() ? items.getItems() : ctx.load(orderItemsLoader).load(id)
  }

  @FieldResolver(() => [OrderStatusChange])
  async statusChanges(
    @Ctx() ctx: RequestContext,
    @Root() { id, statusChanges: known }: Order,
  ): Promise<OrderStatusChange[]> {
    return known.isInitialized() ? known.getItems() : ctx.load(orderStatusChangesLoader).load(id)
  }

  @FieldResolver(() => [String], {
    description: 'Statuses to which administrators may move it now; none once delivered or cancelled.',
  })
  allowedStatuses(@Root() { status }: Order): readonly string[] {
    return statusesAfter(status)
  }
}

/** What an item of an order says beyond its own row. */
@Resolver(() => OrderItem)
export class OrderItemResolver {
  @FieldResolver(() => Product, {
    nullable: true,
    description: 'The product as it is today; null once it is gone, or hidden.',
  })
  product(@Ctx() ctx: RequestContext, @Root() { product }: OrderItem): Promise<ProductRow | null> | null {
    return product ? ctx.load(productLoader).load(product.id) : null
  }

  @FieldResolver(() => ScoreDisplayEnum, {
    description:
      'What is shown of its eco-score today, as the category of its product says, hidden or not; SCORE once it is gone.',
  })
  scoreDisplay(@Ctx() ctx: RequestContext, @Root() item: OrderItem): Promise<ScoreDisplay> {
    return itemScoreDisplay(ctx, item)
  }

  @FieldResolver(() => DecimalScalar, { description: 'Euros: unit price × quantity.' })
  lineTotal(@Root() { price, quantity }: OrderItem): string {
    return fromCents(toCents(price) * quantity)
  }
}

/** GraphQL edge of everybody's orders, for administrators. */
@Resolver(() => AdminOrder)
export class AdminOrdersResolver {
  @Query(() => AdminOrderPage, { description: 'Administrators: everybody’s orders.' })
  adminOrders(
    @Ctx() ctx: RequestContext,
    @Args(() => AdminOrdersArgs) args: AdminOrdersArgs,
  ): Promise<Page<AdministeredOrder>> {
    return listAllOrders(ctx, omitNull(args))
  }

  @Query(() => AdminOrder, {
    nullable: true,
    description: 'Administrators: anybody’s order; NOT_FOUND when there is none.',
  })
  adminOrder(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
  ): Promise<AdministeredOrder> {
    return findAnyOrder(ctx, { id })
  }

  @Mutation(() => Order, {
    description: 'Administrators: moves an order on; CONFLICT when the step is not allowed.',
  })
  async setOrderStatus(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('status', () => String, { description: 'pending, processing, shipped, delivered or cancelled.' })
    status: string,
  ): Promise<Order> {
    return (await setOrderStatus(ctx, { id, status })).order
  }
}
