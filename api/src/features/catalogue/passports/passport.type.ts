import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { energyClasses, netUnits } from './passport.rules.ts'

export const NetUnitEnum = graphqlEnum(netUnits, {
  name: 'NetUnit',
  description: 'What a net quantity is measured in.',
  values: {
    G: 'Grams.',
    KG: 'Kilograms.',
    ML: 'Millilitres.',
    CL: 'Centilitres.',
    L: 'Litres.',
    M: 'Metres.',
    M2: 'Square metres.',
    PIECE: 'Pieces.',
  },
})

export const EnergyClassEnum = graphqlEnum(energyClasses, {
  name: 'EnergyClass',
  description: 'A class of the energy label.',
  values: {
    ...{ A: 'The best.', B: 'Second of seven.', C: 'Third of seven.', D: 'Fourth of seven.' },
    ...{ E: 'Fifth of seven.', F: 'Sixth of seven.', G: 'The last of seven.' },
  },
})

@ObjectType('Guarantee', { description: 'A commercial guarantee.' })
@InputType('GuaranteeInput', { description: 'A commercial guarantee.' })
export class GuaranteeType {
  @Field(() => String, { description: 'Who gives it.' })
  by!: string

  @Field(() => Int, { description: 'For how many months, 1 to 1,200.' })
  months!: number

  @Field(() => String, { description: 'On what of the product.' })
  covers!: string

  @Field(() => String, { nullable: true, description: 'On which terms.' })
  terms!: string | null
}

@ObjectType('SparePart', { description: 'A part that can be had.' })
@InputType('SparePartInput', { description: 'A part that can be had.' })
export class SparePartType {
  @Field(() => String, { description: 'What it is.' })
  name!: string

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Its price in euros; null where it is not known.',
  })
  price!: string | null

  @Field(() => String, { nullable: true, description: 'Until which day it is kept, e.g. « 2034-12-31 ».' })
  until!: string | null
}
