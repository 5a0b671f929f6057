import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import { type LinkFault, linkFaults } from './consent.rules.ts'
import { ConsentKindEnum } from './consent-entry.entity.ts'
import type { ConsentKind } from './texts/consent-texts.rules.ts'

const LinkFaultEnum = graphqlEnum(linkFaults, {
  name: 'ConsentLinkFault',
  description: 'How a link of the ledger is broken.',
  values: {
    CHANGED: 'Its facts are not those that it was sealed with.',
    MISSING: 'It is not there.',
    UNLINKED: 'It does not follow from the one before it.',
    REWRITTEN: 'It is sealed, and is not what an earlier check found there.',
  },
})

/** A link of the ledger that does not hold. */
@ObjectType({ description: 'A link of the ledger of consents that does not hold.' })
export class BrokenLink {
  @Field(() => ConsentKindEnum, { description: 'In which chain.' })
  kind!: ConsentKind

  @Field(() => Int, { description: 'Its place there, from 1.' })
  place!: number

  @Field(() => LinkFaultEnum, { description: 'What is wrong with it.' })
  fault!: LinkFault
}

/** Where a chain ended when it was last read: a later check finds the same there, or somebody has cut it. */
export interface ChainEnd {
  kind: ConsentKind
  place: number
  hash: string
}

/** One reading of the whole ledger, and what it found. */
@Entity({ tableName: 'consent_checks' })
@ObjectType({ description: 'One reading of the whole ledger of consents, and what it found.' })
export class ConsentCheck {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'datetime', length: 3 })
  @Field(() => GraphQLDateTimeISO, { description: 'When (ISO 8601, UTC).' })
  checkedAt!: Date

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Entries that were read.' })
  entries!: number

  @Property({ type: 'json' })
  @Field(() => [BrokenLink], { description: 'What does not hold, 20 links at most; none when all does.' })
  broken!: BrokenLink[]

  @Property({ type: 'json' })
  ends!: ChainEnd[]
}
