import { Field, Float, InputType, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import {
  type SavingsFormula as Formula,
  type LooseFormula,
  savingsImpacts,
  savingsKinds,
  savingsPeriods,
  type SavingsTerm as Term,
} from './savings-formula.rules.ts'

const SavingsKindEnum = graphqlEnum(savingsKinds, {
  name: 'SavingsKind',
  description: 'What a term of a savings formula saves.',
  values: {
    WATER: 'Litres of water; `warming` tells by how many degrees they were heated.',
    ELECTRICITY: 'Kilowatt-hours of electricity.',
    GAS: 'Kilowatt-hours of gas.',
    PURCHASE: 'Euros: what is no longer bought, or, below zero, what still is.',
  },
})

const SavingsPeriodEnum = graphqlEnum(savingsPeriods, {
  name: 'SavingsPeriod',
  description: 'How often a term of a savings formula comes about.',
  values: {
    DAY: 'Each day, 365 a year.',
    WEEK: 'Each week, 52 a year.',
    MONTH: 'Each month.',
    YEAR: 'Each year.',
    SHOWER: 'With each shower of the household.',
    SHOWER_MINUTE: 'With each minute of each shower of the household.',
  },
})

const SavingsImpactEnum = graphqlEnum(savingsImpacts, {
  name: 'SavingsImpact',
  description: 'What of a savings formula the `impactFigure` of the product counts.',
  values: { LITRES: 'Its litres.', KWH: 'Its kilowatt-hours.', USES: 'Its uses, each with its `counts`.' },
})

/** What is said of each field, as it is read and as it is written. */
const says = {
  kind: 'What it saves.',
  label: 'What it is, in French, at most 80 characters.',
  amount: 'Of one use: litres, kilowatt-hours or euros; below zero for what it goes on costing.',
  times: 'How many uses there are in the period; 1 if left out.',
  per: 'How often.',
  people: 'For how many people they are counted; null when they do not follow the number of people.',
  warming: 'By how many degrees the water was heated; null when it was cold.',
  counts: 'How much of `impactFigure` each use makes; null for nothing.',
  source: 'Where the amounts are from, in French, at most 160 characters.',
  impact: 'What `impactFigure` counts; null when it does not follow the household.',
  terms: 'The terms of the sum, 1 to 6.',
}

@ObjectType({ description: 'One term of a savings formula.' })
class SavingsTerm implements Term {
  @Field(() => SavingsKindEnum, { description: says.kind })
  kind!: Term['kind']

  @Field(() => String, { description: says.label })
  label!: string

  @Field(() => Float, { description: says.amount })
  amount!: number

  @Field(() => Float, { description: says.times })
  times!: number

  @Field(() => SavingsPeriodEnum, { description: says.per })
  per!: Term['per']

  @Field(() => Float, { nullable: true, description: says.people })
  people!: number | null

  @Field(() => Float, { nullable: true, description: says.warming })
  warming!: number | null

  @Field(() => Float, { nullable: true, description: says.counts })
  counts!: number | null

  @Field(() => String, { description: says.source })
  source!: string
}

@ObjectType({
  description: 'How `savingsPerYear` comes about, so that it can be reckoned for another household.',
})
export class SavingsFormula implements Formula {
  @Field(() => SavingsImpactEnum, { nullable: true, description: says.impact })
  impact!: Formula['impact']

  @Field(() => [SavingsTerm], { description: says.terms })
  terms!: SavingsTerm[]
}

@InputType({ description: 'One term of a savings formula.' })
class SavingsTermInput {
  @Field(() => SavingsKindEnum, { description: says.kind })
  kind!: Term['kind']

  @Field(() => String, { description: says.label })
  label!: string

  @Field(() => Float, { description: says.amount })
  amount!: number

  @Field(() => Float, { nullable: true, description: says.times })
  times?: number

  @Field(() => SavingsPeriodEnum, { description: says.per })
  per!: Term['per']

  @Field(() => Float, { nullable: true, description: says.people })
  people?: number | null

  @Field(() => Float, { nullable: true, description: says.warming })
  warming?: number | null

  @Field(() => Float, { nullable: true, description: says.counts })
  counts?: number | null

  @Field(() => String, { description: says.source })
  source!: string
}

@InputType({ description: 'How `savingsPerYear` comes about.' })
export class SavingsFormulaInput implements LooseFormula {
  @Field(() => SavingsImpactEnum, { nullable: true, description: says.impact })
  impact?: Formula['impact']

  @Field(() => [SavingsTermInput], { description: says.terms })
  terms!: SavingsTermInput[]
}
