import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'

@ObjectType({ description: 'What becomes of the price of one product.' })
class PriceChangeLine {
  @Field(() => ID, { description: 'The product.' })
  id!: number

  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => Int, { description: 'Its version as its price was read: send it back with the change.' })
  version!: number

  @Field(() => DecimalScalar, { description: 'Its price in euros before the change.' })
  before!: string

  @Field(() => DecimalScalar, { description: 'Its price in euros after the change.' })
  after!: string

  @Field(() => String, {
    nullable: true,
    description: 'Why this cannot be its price, in French; no price changes then.',
  })
  refusal!: string | null
}

@ObjectType({ description: 'What becomes of several prices.' })
export class PriceChanges {
  @Field(() => Boolean, {
    description: 'False for a trial, and when one of the prices is refused: then all are as they were.',
  })
  applied!: boolean

  @Field(() => ID, {
    nullable: true,
    description: 'The change in the history, for undoing it; null unless several products were changed.',
  })
  entryId!: number | null

  @Field(() => [PriceChangeLine], { description: 'One line a product, by id.' })
  lines!: PriceChangeLine[]
}

@ObjectType({ description: 'Several products that are gone.' })
export class DeletedProducts {
  @Field(() => ID, {
    nullable: true,
    description: 'The deletion in the history, for `undoProducts`; null of a single product.',
  })
  entryId!: number | null

  @Field(() => [ID], { description: 'Their ids.' })
  ids!: number[]
}

@ObjectType({ description: 'A change of many products that was undone.' })
export class UndoneProducts {
  @Field(() => ID, { description: 'The change that undid it, in the history.' })
  entryId!: number

  @Field(() => Int, { description: 'How many products are again as that change had found them.' })
  restoredCount!: number

  @Field(() => Int, { description: 'How many products that it had made are deleted.' })
  deletedCount!: number
}
