import { Field, Int, ObjectType } from 'type-graphql'
import { Order } from './order.entity.ts'

/** One part of a person's orders. */
@ObjectType({ description: 'One part of a list of orders.' })
export class OrderPage {
  @Field(() => [Order], { description: 'The orders of this part, newest first.' })
  items!: Order[]

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount!: number
}
