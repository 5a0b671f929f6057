import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import { type ConsentAct, consentActs, consentKinds } from './consent.rules.ts'
import type { ConsentKind } from './texts/consent-texts.rules.ts'

/** GraphQL enum of what people are asked for. */
export const ConsentKindEnum = graphqlEnum(consentKinds, {
  name: 'ConsentKind',
  description: 'What people are asked for.',
  values: {
    NEWSLETTER: 'The newsletter.',
    WAITLIST: 'To be told when the sales open.',
    MEASUREMENT: 'Audience measurement that tells visits apart, in the cookie banner.',
    TERMS: 'The terms of sale, at the opening of an account.',
  },
})

/** GraphQL enum of what people say to it. */
export const ConsentActEnum = graphqlEnum(consentActs, {
  name: 'ConsentAct',
  description: 'What somebody said to what they were asked for.',
  values: {
    ASKED: 'Asked for by whoever typed the address.',
    CONFIRMED: 'Confirmed by the link of a mail: the address is theirs.',
    LEFT: 'Left.',
    ACCEPTED: 'Accepted.',
    REFUSED: 'Refused.',
    WITHDRAWN: 'Accepted before, and withdrawn.',
  },
})

/**
 * One link of the ledger of consents: who said what to which wording, when. Rows are added alone, and each seals the one
 * before it of its kind (migrations/sql/consent.ts). Holds nothing of a person but a pseudonym that `consent_people`
 * alone can tell: once that row is gone, this one speaks of nobody.
 */
@Entity({ tableName: 'consent_entries' })
@ObjectType({ description: 'What somebody said to what they were asked for, under a wording, at a moment.' })
@Unique({ name: 'consent_entries_place_unique', properties: ['kind', 'place'] })
@Index({ name: 'consent_entries_person', properties: ['person', 'kind', 'place'] })
// The facts are sealed as one line with « | » between them: none may hold one.
@Check({
  name: 'consent_entries_sealed',
  expression: `kind ~ '^[A-Z]+$' and act ~ '^[A-Z]+$' and text_version ~ '^[0-9a-z-]+$' and person ~ '^[0-9a-f]{64}$'`,
})
@Check({ name: 'consent_entries_people', expression: 'people > 0 and (person is null) = (day is not null)' })
export class ConsentEntry {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'string', length: 20 })
  @Field(() => ConsentKindEnum, { description: 'What was asked for.' })
  kind!: ConsentKind

  /** 1, 2, 3 … within its kind. */
  @Property({ type: 'integer' })
  place!: number

  @Property({ type: 'string', length: 20 })
  @Field(() => ConsentActEnum, { description: 'What was said.' })
  act!: ConsentAct

  @Property({ type: 'string', length: 40 })
  @Field(() => String, { description: 'Version of the wording that was shown.' })
  textVersion!: string

  /** Random; null where nobody in particular is meant. */
  @Property({ type: 'string', length: 64, nullable: true })
  person?: string | null

  /** How many said so: more than one where a day of visitors whom nothing names is summed up. */
  @Property({ type: 'integer', default: 1 })
  @Field(() => Number, { description: 'How many people said so: one, of the entry of a person.' })
  people!: number

  /** The day of France that is summed up; null where one person is meant. */
  @Property({ type: 'date', nullable: true })
  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The day that is summed up, if one is.' })
  day?: string | null

  @Property({ type: 'datetime', length: 3 })
  @Field(() => GraphQLDateTimeISO, { description: 'When (ISO 8601, UTC).' })
  recordedAt!: Date

  @Property({ type: 'string', length: 64 })
  previousHash!: string

  @Property({ type: 'string', length: 64 })
  @Field(() => String, { description: 'Seal of the entry and of all before it (SHA-256, in hexadecimal).' })
  hash!: string
}
