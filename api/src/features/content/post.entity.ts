import type { Opt } from '@mikro-orm/core'
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, Int, ObjectType } from 'type-graphql'

/**
 * An article (specification, section 3). Its content is plain text with a few marks (`post-marks.rules.ts`): what looks
 * like HTML is shown as text.
 */
@Entity({ tableName: 'posts' })
@ObjectType({ description: 'An article.' })
@Index({ name: 'posts_newest', properties: ['published', 'createdAt', 'id'] })
@Index({
  name: 'posts_planned',
  expression: 'create index posts_planned on posts (publish_at) where publish_at is not null',
})
@Check({ name: 'posts_planned_draft', expression: 'publish_at is null or not published' })
export class Post {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Property({ type: 'string', length: 200 })
  @Field(() => String, { description: 'Title, at most 200 characters.' })
  title!: string

  @Property({ type: 'text' })
  @Field(() => String, {
    description:
      'Plain text; line breaks count. Marks that the shop gives form: « ## » and « ### » headings, « - » and « 1. » lists, « > » quotations, « **bold** », « [text](/path) », « {produit:12} ».',
  })
  content!: string

  @Property({ type: 'string', length: 300, nullable: true })
  @Field(() => String, { nullable: true, description: 'Summary, at most 300 characters.' })
  excerpt?: string | null

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Address of its picture.' })
  imageUrl?: string | null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'False: a draft, which administrators alone see.' })
  published: Opt<boolean> = false

  @Property({ type: 'datetime', length: 3, nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When a draft will be published by itself (ISO 8601, UTC); null where nothing is planned.',
  })
  publishAt?: Date | null

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Shown in the carousel of the home page.' })
  featured: Opt<boolean> = false

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When it was made (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()

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
