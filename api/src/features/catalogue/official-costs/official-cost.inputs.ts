import { Field, InputType, Int } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import type { CostDeclarer } from './official-cost.rules.ts'
import { CostDeclarerEnum } from './official-cost.type.ts'

/** The rules are `official-cost.rules.ts`. */
@InputType({ description: 'An official environmental cost, whole.' })
export class OfficialCostInput {
  @Field(() => Int, { description: 'Points of the whole piece, 0 to 1,000,000.' })
  points!: number

  @Field(() => DecimalScalar, { description: 'Points for 100 grams, with at most two decimals.' })
  pointsPer100g!: string

  @Field(() => CostDeclarerEnum, { description: 'Who has declared it.' })
  declaredBy!: CostDeclarer

  @Field(() => String, { description: 'On which day, not in the future.' })
  declaredOn!: string

  @Field(() => String, { nullable: true, description: 'Reference on the portal, at most 200 characters.' })
  portalReference?: string | null
}
