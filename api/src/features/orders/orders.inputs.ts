import { Field, InputType } from 'type-graphql'

/** Shape of an order; the rules are `placeOrderRules`. */
@InputType({
  description: 'What goes with an order beside the cart. Prices, total and status are the server’s own.',
})
export class PlaceOrderInput {
  @Field(() => String, { nullable: true, description: 'Where it goes, at most 1,000 characters.' })
  shippingAddress?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The same key and facts again answer the same order; other facts: UNPROCESSABLE.',
  })
  idempotencyKey?: string | null
}
