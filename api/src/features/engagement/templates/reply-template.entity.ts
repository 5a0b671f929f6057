import type { Opt } from '@mikro-orm/core'
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'

/** An answer that is written already; whoever answers a message begins with it. It holds nothing of a person. */
@Entity({ tableName: 'reply_templates' })
@ObjectType({ description: 'An answer that is written already; told to administrators alone.' })
@Index({
  name: 'reply_templates_name_unique',
  expression: 'create unique index reply_templates_name_unique on reply_templates (lower(name))',
})
export class ReplyTemplate {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Property({ type: 'string', length: 60 })
  @Field(() => String, { description: 'What it is called, once, at most 60 characters.' })
  name!: string

  @Property({ type: 'text' })
  @Field(() => String, {
    complexity: 20,
    description:
      'Plain text; « {{prénom}} », « {{nom}} », « {{sujet}} » and « {{moi}} » are filled when it is chosen.',
  })
  text!: string

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
