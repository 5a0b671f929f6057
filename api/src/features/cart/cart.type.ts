import { Field, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../platform/decimal.scalar.ts'
import { CartLine } from './cart-line.entity.ts'

/** The one cart of the signed-in person; every mutation of it returns it whole. */
@ObjectType({
  description:
    'The cart of the signed-in person, with its totals. Delivery is free from 50 €, else 5.99 €; an empty cart costs nothing.',
})
export class Cart {
  @Field(() => [CartLine], { description: 'Its lines, oldest first.' })
  lines!: CartLine[]

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
