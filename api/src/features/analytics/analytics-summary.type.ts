import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars'
import { Field, Int, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import { analyticsPeriods } from './analytics.rules.ts'

/** Stretches of time, for GraphQL. */
export const AnalyticsPeriodEnum = graphqlEnum(analyticsPeriods, {
  name: 'AnalyticsPeriod',
  description: 'Stretches of time that end now; days are those of France, the present one included.',
  values: {
    LAST_24_HOURS: 'The present hour and the 23 before it.',
    LAST_7_DAYS: 'Today and the 6 days before.',
    LAST_30_DAYS: 'Today and the 29 days before.',
    LAST_90_DAYS: 'Today and the 89 days before.',
  },
})

/** A page and how much happened on it. */
@ObjectType({ description: 'A page of the shop and how much happened on it.' })
class PageCount {
  @Field(() => String, { description: 'Name of the page, such as « Product Detail ».' })
  pageName!: string

  @Field(() => Int, { description: 'Events of any kind.' })
  count!: number
}

/** An address without a name of its own, and how much happened there. */
@ObjectType({
  description: 'A page that has no name of its own, by its address, and how much happened on it.',
})
class AddressCount {
  @Field(() => String, { description: 'Its path, such as « /favoris », without a query.' })
  pageUrl!: string

  @Field(() => Int, { description: 'Events of any kind.' })
  count!: number
}

/** Something that was clicked. */
@ObjectType({ description: 'Something that was clicked, and how often.' })
class ElementCount {
  @Field(() => String, { nullable: true, description: 'Its id or test id.' })
  elementId!: string | null

  @Field(() => String, { nullable: true, description: 'What it says.' })
  elementText!: string | null

  @Field(() => Int, { description: 'Clicks.' })
  count!: number
}

/** A day of France. */
@ObjectType({ description: 'A day of France and its clicks.' })
class DailyClicks {
  @Field(() => GraphQLLocalDate, { description: 'The day (ISO 8601, such as 2026-11-21).' })
  date!: string

  @Field(() => Int, { description: 'Clicks.' })
  clicks!: number
}

/** One bar of a chart. */
@ObjectType({
  description: 'An hour (of the period of 24 hours) or a day of France, and what happened in it.',
})
class ActivityCount {
  @Field(() => GraphQLDateTimeISO, { description: 'When it begins (ISO 8601, UTC).' })
  startsAt!: Date

  @Field(() => Int, { description: 'Pages seen.' })
  views!: number

  @Field(() => Int, { description: 'Clicks.' })
  clicks!: number
}

/** Words that found nothing. */
@ObjectType({ description: 'A search that found no product.' })
export class EmptySearch {
  @Field(() => String, { description: 'What was searched for, in small letters.' })
  term!: string

  @Field(() => Int, { description: 'How often.' })
  count!: number
}

/** From a product seen to a place on the waitlist. */
@ObjectType({ description: 'From a product seen to a place on the waitlist: actions, not people.' })
class AnalyticsFunnel {
  @Field(() => Int, { description: 'Pages of products seen.' })
  productViews!: number

  @Field(() => Int, { description: 'Products put into a cart.' })
  addedToCart!: number

  @Field(() => Int, { description: 'Places on the waitlist taken.' })
  waitlist!: number
}

/** What a period comes to. */
@ObjectType({ description: 'What a period comes to.' })
export class AnalyticsTotals {
  @Field(() => Int, { description: 'Clicks.' })
  totalClicks!: number

  @Field(() => Int, { description: 'Pages seen.' })
  totalViews!: number

  @Field(() => Int, { description: 'Events of any kind.' })
  totalEvents!: number

  @Field(() => Int, {
    description:
      'Visitors: accounts, counted exactly, and visits that nothing ties to one, estimated. At most: who signs in during a visit is in both.',
  })
  uniqueUsers!: number

  @Field(() => Int, { description: 'Accounts that were signed in and had consented: an exact number.' })
  signedInUsers!: number

  @Field(() => Int, {
    description:
      'Visits that nothing ties to an account, by the pages that they entered through: an estimate, for nothing tells one anonymous visitor from another.',
  })
  estimatedVisits!: number
}

/** The summary of the dashboard (specification, section 3). */
@ObjectType({ description: 'Usage of the shop over a period. Numbers of the last seconds may be missing.' })
export class AnalyticsSummary extends AnalyticsTotals {
  @Field(() => GraphQLDateTimeISO, { description: 'Where the period begins (ISO 8601, UTC).' })
  from!: Date

  @Field(() => AnalyticsTotals, {
    description: 'The period before, as long and up to the same hour: for trends.',
  })
  previous!: AnalyticsTotals

  @Field(() => Int, { description: 'Pages on which something happened.' })
  activePages!: number

  @Field(() => Int, { description: 'Events of the last 24 hours, whatever the period.' })
  recentEvents!: number

  @Field(() => [PageCount], { description: 'The ten pages with the most events.' })
  topPages!: PageCount[]

  @Field(() => [AddressCount], {
    description: 'Of « Unknown Page », the ten addresses with the most events.',
  })
  otherPages!: AddressCount[]

  @Field(() => [ElementCount], { description: 'The ten elements with the most clicks.' })
  topElements!: ElementCount[]

  @Field(() => [DailyClicks], {
    description: 'The last thirty days whatever the period, newest first, days without a click included.',
  })
  dailyStats!: DailyClicks[]

  @Field(() => [ActivityCount], {
    description: 'The period by the hour (24 hours) or by the day, oldest first.',
  })
  activity!: ActivityCount[]

  @Field(() => AnalyticsFunnel, { description: 'From a product seen to a place on the waitlist.' })
  funnel!: AnalyticsFunnel

  @Field(() => [EmptySearch], { description: 'The ten most frequent searches that found nothing.' })
  emptySearches!: EmptySearch[]
}
