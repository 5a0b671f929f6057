import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { AnalyticsEvent } from '../analytics-event.entity.ts'

/** All that the shop keeps of one visit, for whoever makes it. */
@ObjectType({ description: 'All that the shop keeps of the visit of the browser that asks.' })
export class Visit {
  @Field(() => Boolean, {
    description:
      'Whether the visit is told apart from others: only with consent, until half an hour after it.',
  })
  isToldApart!: boolean

  @Field(() => Boolean, { description: 'Whether the browser asks not to be tracked (Sec-GPC: 1).' })
  refusesTracking!: boolean

  @Field(() => Boolean, { description: 'Whether somebody is signed in.' })
  isSignedIn!: boolean

  @Field(() => [GraphQLDateTimeISO], {
    description: 'When accounts last signed in on this device, by its cookie; one each.',
  })
  knownSince!: Date[]

  @Field(() => Int, { description: 'How many events are kept of the visit.' })
  eventCount!: number

  @Field(() => [AnalyticsEvent], { description: 'They themselves, the very rows, newest first.' })
  events!: AnalyticsEvent[]
}
