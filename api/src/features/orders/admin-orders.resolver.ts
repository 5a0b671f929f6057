import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { AdminOrder, AdminOrderPage } from './admin-order.type.ts'
import { type AdministeredOrder, findAnyOrder, listAllOrders } from './admin-orders.service.ts'
import { Order } from './order.entity.ts'
import { setOrderStatus } from './order-status.service.ts'
import { AdminOrdersArgs } from './orders.inputs.ts'

/** GraphQL edge of everybody's orders, for administrators. */
@Resolver(() => AdminOrder)
export class AdminOrdersResolver {
  @Query(() => AdminOrderPage, { description: 'Administrators: everybody’s orders.' })
  adminOrders(
    @Ctx() ctx: RequestContext,
    @Args(() => AdminOrdersArgs) args: AdminOrdersArgs,
  ): Promise<{ items: AdministeredOrder[]; totalCount: number }> {
    return listAllOrders(ctx, given(args))
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
  setOrderStatus(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('status', () => String, { description: 'pending, processing, shipped, delivered or cancelled.' })
    status: string,
  ): Promise<Order> {
    return setOrderStatus(ctx, { id, status })
  }
}
