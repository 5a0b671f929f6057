import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'

/** One text that the owner may change without a programmer (specification, section 3). */
@Entity({ tableName: 'site_settings' })
@ObjectType({ description: 'A text of the shop that its owner may change.' })
export class SiteSetting {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Property({ type: 'string', length: 100 })
  @Unique({ name: 'site_settings_key_unique' })
  @Field(() => String, { description: 'Unique name, e.g. delivery_info.' })
  key!: string

  @Property({ type: 'text' })
  @Field(() => String, { complexity: 50, description: 'The text.' })
  value!: string

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What it is for, in French.' })
  description?: string | null

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()', onUpdate: () => new Date() })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was last changed (ISO 8601, UTC).' })
  updatedAt: Opt<Date> = new Date()

  @Property({ type: 'integer', version: true, default: 1 })
  @Field(() => Int, {
    description:
      'Moves with every change: send it back when changing, to be told of a change by somebody else.',
  })
  version: Opt<number> = 1
}
