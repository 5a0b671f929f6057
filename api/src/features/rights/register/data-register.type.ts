import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'

/** What happens to rows when a person is erased, or when their time is over. */
export const erasures = ['DELETE', 'ANONYMISE', 'KEEP'] as const

export type Erasure = (typeof erasures)[number]

const ErasureEnum = graphqlEnum(erasures, {
  name: 'Erasure',
  description: 'What happens to rows about a person.',
  values: {
    DELETE: 'They go.',
    ANONYMISE: 'They stay, and name nobody.',
    KEEP: 'They stay as they are, for the reason that is told.',
  },
})

/** By what somebody who was erased was found. */
const ResidueByEnum = graphqlEnum(['EMAIL', 'ID', 'NAME'] as const, {
  name: 'ResidueBy',
  description: 'By what somebody who was erased was found.',
  values: {
    EMAIL: 'Their address.',
    ID: 'The id of their account.',
    NAME: 'Their whole name, which may be that of somebody else.',
  },
})

@ObjectType({ description: 'One use of personal data, in French, with the ages of this shop.' })
export class DataUse {
  @Field(() => String, { description: 'For what.' })
  purpose!: string

  @Field(() => String, { description: 'Which data.' })
  data!: string

  @Field(() => String, { description: 'On what legal ground.' })
  ground!: string

  @Field(() => String, { description: 'For how long.' })
  duration!: string
}

@ObjectType({ description: 'A rule by which something of people is forgotten by itself.' })
export class RetentionRuleFacts {
  @Field(() => String, { description: 'Its name in the code.' })
  rule!: string

  @Field(() => String, { description: 'What is forgotten, in French.' })
  what!: string

  @Field(() => String, { description: 'When, in French, by the ages of this shop.' })
  after!: string

  @Field(() => ErasureEnum, { description: 'How.' })
  does!: Erasure

  @Field(() => [String], { description: 'In which tables.' })
  tables!: string[]
}

@ObjectType({ description: 'How many rows a rule of forgetting found.' })
export class RetentionCount {
  @Field(() => String, { description: 'The rule, by its name in the code.' })
  rule!: string

  @Field(() => Int, { description: 'Rows.' })
  rows!: number
}

@ObjectType({ description: 'A rule of forgetting that could not be applied.' })
export class RetentionFailure {
  @Field(() => String, { description: 'The rule, by its name in the code.' })
  rule!: string

  @Field(() => String, { description: 'The kind of error, without its words.' })
  error!: string
}

@ObjectType({ description: 'A round of forgetting that found something, or failed.' })
export class RetentionRound {
  @Field(() => GraphQLDateTimeISO, { description: 'When (ISO 8601, UTC).' })
  startedAt!: Date

  @Field(() => [RetentionCount], { description: 'What it forgot.' })
  counts!: RetentionCount[]

  @Field(() => [RetentionFailure], { description: 'What it could not.' })
  failures!: RetentionFailure[]
}

@ObjectType({ description: 'A column that a person is not handed.' })
export class WithheldColumn {
  @Field(() => String, { description: 'Its name.' })
  column!: string

  @Field(() => String, { description: 'Why, in French.' })
  why!: string
}

@ObjectType({ description: 'What a table holds of a person in one role.' })
export class TableHolding {
  @Field(() => String, { description: 'What it is, in French, as the person is told.' })
  label!: string

  @Field(() => String, { description: 'For how long it is kept, in French, by the ages of this shop.' })
  kept!: string

  @Field(() => ErasureEnum, { description: 'What becomes of it with the account.' })
  erase!: Erasure

  @Field(() => [WithheldColumn], { description: 'What is left out of an export; everything else is in it.' })
  withheld!: WithheldColumn[]
}

@ObjectType({ description: 'What stays once a person is erased.' })
export class TableRest {
  @Field(() => [String], { description: 'Columns in which the person may still be found.' })
  columns!: string[]

  @Field(() => String, { description: 'Why, in French.' })
  why!: string

  @Field(() => String, { description: 'Until when, in French.' })
  until!: string
}

@ObjectType({ description: 'What a table of the database holds of people.' })
export class TableDeclaration {
  @Field(() => String, { description: 'Name of the table.' })
  table!: string

  @Field(() => [String], { description: 'The uses of data that it serves.' })
  purposes!: string[]

  @Field(() => [TableHolding], { description: 'What it holds of a person; none where it holds nothing.' })
  holdings!: TableHolding[]

  @Field(() => String, { nullable: true, description: 'Why it holds nothing of anybody, in French.' })
  nothing!: string | null

  @Field(() => TableRest, { nullable: true, description: 'What stays, if anything does.' })
  stays!: TableRest | null
}

@ObjectType({ description: 'Where somebody who was erased is still found.' })
export class ErasureResidue {
  @Field(() => String, { description: 'Table.' })
  table!: string

  @Field(() => String, { description: 'Column.' })
  column!: string

  @Field(() => ResidueByEnum, { description: 'By what.' })
  by!: 'EMAIL' | 'ID' | 'NAME'

  @Field(() => Int, { description: 'Rows.' })
  rows!: number

  @Field(() => Boolean, { description: 'Whether the declarations say that it stays there, and why.' })
  declared!: boolean
}

@ObjectType({
  description: 'An account that was erased, and what was found of it afterwards; nothing of the person.',
})
export class ErasureProof {
  @Field(() => GraphQLDateTimeISO, { description: 'When it was asked for (ISO 8601, UTC).' })
  requestedAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'When it was done.' })
  erasedAt!: Date

  @Field(() => Int, { description: 'Columns that were read afterwards; 0 while that is still to come.' })
  columns!: number

  @Field(() => [ErasureResidue], { description: 'What was still found.' })
  found!: ErasureResidue[]
}

@ObjectType({
  description: 'The register of personal data: what is held, why, how long, and how it is forgotten.',
})
export class DataRegister {
  @Field(() => [DataUse], { description: 'Every use of personal data.' })
  uses!: DataUse[]

  @Field(() => [RetentionRuleFacts], { description: 'Every rule of forgetting.' })
  rules!: RetentionRuleFacts[]

  @Field(() => [TableDeclaration], { description: 'Every table, by its name.' })
  tables!: TableDeclaration[]

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the rules were applied last.' })
  lastAppliedAt!: Date | null

  @Field(() => [RetentionRound], { description: 'The last 20 rounds that found something, newest first.' })
  rounds!: RetentionRound[]

  @Field(() => Int, { description: 'Accounts whose end is planned.' })
  plannedErasures!: number

  @Field(() => [ErasureProof], { description: 'The last 20 accounts that were erased, newest first.' })
  erasures!: ErasureProof[]
}
