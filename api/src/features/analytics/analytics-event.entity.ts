import { BigIntType, type Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GraphQLDateTimeISO, GraphQLJSONObject } from 'graphql-scalars'
import { Field, ID, ObjectType } from 'type-graphql'
import type { EventMetadata } from './analytics.rules.ts'
import type { EventType } from './event-limits.rules.ts'

/**
 * Something that a visitor did (specification, section 3). Identity is there only with the visitor's consent, and for
 * ANALYTICS_IDS_KEPT_MONTHS. The table is partitioned by month and counted as it is written: `migrations/sql/analytics.ts`.
 */
@Entity({ tableName: 'analytics' })
@ObjectType({
  description: 'Something that a visitor did. Its texts come from browsers: show them as text alone.',
})
export class AnalyticsEvent {
  @PrimaryKey({ type: new BigIntType('number') })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  /** No reference of the entities: an account that goes leaves its events behind, without their link. */
  @Property({ type: 'string', length: 64, nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'Account of whoever was signed in and had consented; else null.',
  })
  userId?: string | null

  @Property({ type: 'string', length: 64, nullable: true })
  @Field(() => String, { nullable: true, description: 'The visit that it belongs to; null without consent.' })
  sessionId?: string | null

  @Property({ type: 'string', length: 64, nullable: true })
  @Field(() => String, { nullable: true, description: 'IP address; null without consent.' })
  ipAddress?: string | null

  @Property({ type: 'string', length: 500, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'What the browser calls itself; without consent its family alone, such as « Firefox ».',
  })
  userAgent?: string | null

  @Property({ type: 'string', length: 100, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Country, as a trusted proxy tells it; null without consent.',
  })
  country?: string | null

  @Property({ type: 'string', length: 100, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'City, as a trusted proxy tells it; null without consent.',
  })
  city?: string | null

  @Property({ type: 'string', length: 2000 })
  @Field(() => String, {
    description: 'Address of the page within the shop; without consent without its query.',
  })
  pageUrl!: string

  @Property({ type: 'string', length: 100 })
  @Field(() => String, { description: 'Name of the page, such as « Product Detail ».' })
  pageName!: string

  @Property({ type: 'string', length: 50, nullable: true })
  @Field(() => String, { nullable: true, description: 'Kind of element: button, link, form …' })
  elementType?: string | null

  @Property({ type: 'string', length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Its id or test id.' })
  elementId?: string | null

  @Property({ type: 'string', length: 100, nullable: true })
  @Field(() => String, { nullable: true, description: 'The first 100 characters of what it says.' })
  elementText?: string | null

  @Property({ type: 'string', length: 20, default: 'click' })
  @Field(() => String, { description: 'view, click, submit, scroll, search, add_to_cart or waitlist.' })
  eventType: Opt<EventType> = 'click'

  /** Whether a visit begins with it: a page seen by whoever did not come from another page of the shop. */
  @Property({ type: 'boolean', default: false })
  entrance: Opt<boolean> = false

  @Property({ type: 'json', defaultRaw: `'{}'` })
  @Field(() => GraphQLJSONObject, {
    complexity: 40,
    description: 'What else the browser tells, by the documented keys.',
  })
  metadata: Opt<EventMetadata> = {}

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  @Field(() => GraphQLDateTimeISO, { description: 'When, by the clock of the shop (ISO 8601, UTC).' })
  createdAt: Opt<Date> = new Date()
}
