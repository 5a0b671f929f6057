import { ArgsType, Field, InputType } from 'type-graphql'
import { pageArgs } from '../../platform/page.ts'
import { orderLimits } from './orders.rules.ts'

/** Shape of an order; the rules are `placeOrderRules`. */
@InputType({
  description: 'What goes with an order beside the cart. Prices, total and status are the server’s own.',
})
export class PlaceOrderInput {
  @Field(() => String, { nullable: true, description: 'Where it goes, at most 1,000 characters.' })
  shippingAddress?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The same key and facts again answer the order as it was answered first; other facts: UNPROCESSABLE.',
  })
  idempotencyKey?: string | null
}

/** Shape of the arguments of `orders`; the rules are `orderListRules`. */
@ArgsType()
export class OrdersArgs extends pageArgs('orders', orderLimits.pageSize) {}

/** Shape of the arguments of `adminOrders`; the rules are `adminOrderListRules`. */
@ArgsType()
export class AdminOrdersArgs extends OrdersArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only orders that are pending, processing, shipped, delivered or cancelled.',
  })
  status?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The number of an order, or a part of its customer’s e-mail address.',
  })
  search?: string | null
}
