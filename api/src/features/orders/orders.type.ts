import { Field, ID, ObjectType } from 'type-graphql'
import { pageOf } from '../../platform/page.ts'
import { Cart } from '../cart/cart.resolver.ts'
import type { LoadedCart } from '../cart/cart.service.ts'
import { Order } from './order.entity.ts'
import { OrderItem } from './order-item.entity.ts'

/** A customer, as far as whoever handles an order needs to know. */
@ObjectType({ description: 'Who placed an order; told to administrators alone.' })
class OrderCustomer {
  @Field(() => ID, { description: 'Opaque identifier of the account.' })
  id!: string

  @Field(() => String, { description: 'E-mail address, in lower case.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName?: string | null

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null
}

/** An order as administrators see it. No other type leads to a customer. */
@ObjectType({ description: 'An order with its customer; told to administrators alone.' })
export class AdminOrder {
  @Field(() => Order, { description: 'The order.' })
  order!: Order

  @Field(() => OrderCustomer, {
    nullable: true,
    description: 'Who placed it; null once the account is gone.',
  })
  customer!: OrderCustomer | null

  @Field(() => String, {
    nullable: true,
    description: 'First and last name of a customer whose account is gone, until the books may forget it.',
  })
  formerCustomer!: string | null
}

/** What came of buying the products of an order again. */
@ObjectType({ description: 'The cart after the products of an order were put into it.' })
export class BoughtAgain {
  @Field(() => Cart, { description: 'The whole cart.' })
  cart!: LoadedCart

  @Field(() => [OrderItem], {
    description: 'Items that are out of stock, no longer sold, or had no room in the cart.',
  })
  left!: OrderItem[]
}

export const AdminOrderPage = pageOf(() => AdminOrder, {
  name: 'AdminOrderPage',
  description: 'One part of a list of everybody’s orders; told to administrators alone.',
  items: 'The orders of this part, newest first.',
})

export const OrderPage = pageOf(() => Order, {
  name: 'OrderPage',
  description: 'One part of a list of orders.',
  items: 'The orders of this part, newest first.',
})
