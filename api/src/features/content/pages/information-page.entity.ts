import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import type { PageSlug, PageTexts } from './page-structure.rules.ts'

/** What the owner says on one of the information pages; what is fixed of it stands in `page-structure.rules.ts`. */
@Entity({ tableName: 'information_pages' })
@ObjectType({ description: 'An information page, whose texts the owner writes.' })
export class InformationPage {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'string', length: 40 })
  @Unique({ name: 'information_pages_slug_unique' })
  @Field(() => String, {
    description: 'Which page: mission, trust, help, quick-tips, legal-notice, terms, privacy.',
  })
  slug!: PageSlug

  /** By the names of the fields of the page. */
  @Property({ type: 'json' })
  texts!: PageTexts

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was last changed (ISO 8601, UTC).' })
  updatedAt: Opt<Date> = new Date()

  @Property({ type: 'integer', version: true, default: 1 })
  @Field(() => Int, {
    description:
      'Moves with every change: send it back when changing, to be told of a change by somebody else.',
  })
  version: Opt<number> = 1
}
