import type { Opt } from '@mikro-orm/core'
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import type { CostDeclarer } from './official-cost.rules.ts'
import { CostDeclarerEnum } from './official-cost.type.ts'

/**
 * The official « coût environnemental » of a piece of clothing (décret 2025-957), as it was declared on the portal. No
 * reference to the product but its number: a product that is restored finds it again.
 */
@Entity({ tableName: 'official_costs' })
@ObjectType({ description: 'The official environmental cost of a product, as it was declared.' })
@Check({
  name: 'official_costs_in_range',
  expression: 'points between 0 and 1000000 and points_per100g between 0 and 1000000',
})
@Check({ name: 'official_costs_declarer', expression: "declared_by in ('BRAND', 'THIRD_PARTY')" })
export class OfficialCost {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'integer' })
  @Unique({ name: 'official_costs_product_unique' })
  productId!: number

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Points of the whole piece: the more, the heavier on the environment.' })
  points!: number

  @Property({ type: 'decimal', precision: 10, scale: 2 })
  @Field(() => DecimalScalar, { description: 'Points for 100 grams of it.' })
  pointsPer100g!: string

  @Property({ type: 'string', length: 12 })
  @Field(() => CostDeclarerEnum, { description: 'Who has declared it.' })
  declaredBy!: CostDeclarer

  @Property({ type: 'string', length: 10 })
  @Field(() => String, { description: 'On which day, e.g. « 2026-11-02 ».' })
  declaredOn!: string

  @Property({ type: 'string', length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Its reference on the portal of the declarations.' })
  portalReference?: string | null

  @Property({ type: 'integer', version: true, default: 1 })
  @Field(() => Int, { description: 'Moves with every change: send it back when changing.' })
  version: Opt<number> = 1
}
