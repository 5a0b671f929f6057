import { Field, ID, InputType, Int } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'

@InputType({ description: 'What is written to one hidden product: only what is given changes.' })
export class DraftChanges {
  @Field(() => ID, { description: 'The product.' })
  id!: string

  @Field(() => Int, { nullable: true, description: 'The version that was read; another one is refused.' })
  version?: number | null

  @Field(() => String, { nullable: true, description: 'French name, at most 200 characters on one line.' })
  name?: string | null

  @Field(() => ID, { nullable: true, description: 'Its category; null for none.' })
  categoryId?: string | null

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Price in euros, at most two decimals; more than 0 to be published.',
  })
  price?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: 'Eco-score, 0 to 10 with one decimal.' })
  ecoScore?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether it can be bought.' })
  inStock?: boolean | null

  @Field(() => String, { nullable: true, description: 'What it is, at most 5,000 characters.' })
  description?: string | null
}
