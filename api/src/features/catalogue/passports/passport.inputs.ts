import { Field, InputType } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import { EnergyClassEnum, GuaranteeType, NetUnitEnum, SparePartType } from './passport.type.ts'

/** The rules are `passport.rules.ts`. */
@InputType({ description: 'Facts of a passport: only what is given changes; null clears it.' })
export class PassportInput {
  @Field(() => String, { nullable: true, description: 'Who made it, at most 200 characters.' })
  manufacturerName?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Postal address of the maker, at most 300 characters.',
  })
  manufacturerAddress?: string | null

  @Field(() => String, { nullable: true, description: 'Electronic address of the maker.' })
  manufacturerContact?: string | null

  @Field(() => String, { nullable: true, description: 'Who answers for it in the European Union.' })
  responsibleName?: string | null

  @Field(() => String, { nullable: true, description: 'Postal address of that person.' })
  responsibleAddress?: string | null

  @Field(() => String, { nullable: true, description: 'Electronic address of that person.' })
  responsibleContact?: string | null

  @Field(() => String, { nullable: true, description: 'Warnings, at most 2,000 characters.' })
  warnings?: string | null

  @Field(() => String, { nullable: true, description: 'Model, at most 100 characters.' })
  model?: string | null

  @Field(() => String, { nullable: true, description: 'GTIN; its last digit is checked.' })
  gtin?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: 'Net quantity, together with `netUnit`.' })
  netQuantity?: string | null

  @Field(() => NetUnitEnum, { nullable: true, description: 'What it is measured in.' })
  netUnit?: string | null

  @Field(() => String, { nullable: true, description: 'Materials or ingredients, at most 2,000 characters.' })
  composition?: string | null

  @Field(() => String, { nullable: true, description: 'Allergens, at most 2,000 characters.' })
  allergens?: string | null

  @Field(() => EnergyClassEnum, { nullable: true, description: 'Class of the energy label.' })
  energyClass?: string | null

  @Field(() => String, { nullable: true, description: 'Where it was made, at most 200 characters.' })
  origin?: string | null

  @Field(() => [GuaranteeType], { nullable: true, description: 'All of its guarantees, at most 10.' })
  guarantees?: GuaranteeType[] | null

  @Field(() => [SparePartType], { nullable: true, description: 'All of its parts, at most 30.' })
  spareParts?: SparePartType[] | null
}
