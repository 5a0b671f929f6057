import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'

/**
 * What a product cost from one moment on. Triggers write it (migrations/sql/price-history.ts); nothing changes it, and
 * it outlives its product: no reference, but the number that it had.
 */
@Entity({ tableName: 'price_history' })
@ObjectType({ description: 'What a product cost from one moment on, and how it was announced.' })
@Index({ name: 'price_history_product', properties: ['productId', 'id'] })
export class PriceChange {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number), growing with time.' })
  id!: number

  @Property({ type: 'integer' })
  @Field(() => ID, { description: 'Of the product, which may be deleted since.' })
  productId!: number

  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => DecimalScalar, { description: 'What it cost from then on.' })
  price!: string

  @Property({ type: 'decimal', precision: 10, scale: 2, nullable: true })
  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'What it cost before; the same where only the announcement changed, null where there was none.',
  })
  formerPrice?: string | null

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether it was one of the weekly specials from then on.' })
  isOffer!: boolean

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether visitors saw it from then on; false: hidden, or deleted.' })
  isOnSale!: boolean

  @Property({ type: 'datetime', length: 3 })
  @Field(() => GraphQLDateTimeISO, { description: 'When (ISO 8601, UTC).' })
  changedAt!: Date
}
