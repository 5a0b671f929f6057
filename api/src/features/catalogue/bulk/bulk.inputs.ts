import { Field, ID, InputType, Int } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'

@InputType({ description: 'A product, and the copy of it that was read.' })
export class ReadProductInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read: CONFLICT when somebody has changed it since.',
  })
  version?: number | null
}

@InputType({ description: 'The same change of several prices: by per cent or by an amount.' })
export class PriceChangesInput {
  @Field(() => [ReadProductInput], { description: 'The products, 1 to 500, each once.' })
  products!: ReadProductInput[]

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Per cent, -90 to 200 with two decimals: "5" makes dearer, "-2.5" cheaper.',
  })
  percent?: string | null

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Euros with two decimals, added to each price; below zero they are taken off.',
  })
  amount?: string | null

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the new prices are rounded to the nearest ten cents; else to the cent.',
  })
  toTenCents!: boolean

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True: nothing changes, the answer is the same.',
  })
  dryRun!: boolean
}
