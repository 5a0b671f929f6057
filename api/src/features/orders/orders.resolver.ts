import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Order } from './order.entity.ts'
import { OrderItem } from './order-item.entity.ts'
import { addOrderItem } from './order-items.service.ts'
import { setOrderStatus } from './order-status.service.ts'
import { OrderStatusChange } from './order-status-change.entity.ts'
import { PlaceOrderInput } from './orders.inputs.ts'
import { orderItemsLoader, orderStatusChangesLoader } from './orders.loaders.ts'
import { findOrder, listOrders } from './orders.service.ts'
import { placeOrder } from './place-order.service.ts'

/** GraphQL edge of the orders. */
@Resolver(() => Order)
export class OrdersResolver {
  @Query(() => [Order], { description: 'The signed-in person’s own orders, newest first.' })
  orders(@Ctx() ctx: RequestContext): Promise<Order[]> {
    return listOrders(ctx)
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
    description: 'Makes an order of the cart and empties it; without items when the cart is empty.',
  })
  placeOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PlaceOrderInput, { nullable: true, description: 'Address and idempotency key.' })
    input?: PlaceOrderInput,
  ): Promise<Order> {
    return placeOrder(ctx, given(input))
  }

  @Mutation(() => OrderItem, {
    description:
      'Adds a product to one’s own pending order. NOT_FOUND, or CONFLICT when it is no longer pending.',
  })
  addOrderItem(
    @Ctx() ctx: RequestContext,
    @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Arg('quantity', () => Int, { description: 'How many, 1 to 999.' }) quantity: number,
  ): Promise<OrderItem> {
    return addOrderItem(ctx, { orderId, productId, quantity })
  }

  @Mutation(() => Order, {
    description: 'Administrators: moves an order on; CONFLICT when the step is not allowed.',
  })
  setOrderStatus(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('status', () => String, { description: 'pending, processing, shipped, delivered or cancelled.' })
    status: string,
  ): Promise<Order> {
    return setOrderStatus(ctx, { id, status })
  }

  @FieldResolver(() => [OrderItem])
  items(@Ctx() ctx: RequestContext, @Root() order: Order): Promise<OrderItem[]> {
    return ctx.load(orderItemsLoader).load(order.id)
  }

  @FieldResolver(() => [OrderStatusChange])
  statusChanges(@Ctx() ctx: RequestContext, @Root() order: Order): Promise<OrderStatusChange[]> {
    return ctx.load(orderStatusChangesLoader).load(order.id)
  }
}
