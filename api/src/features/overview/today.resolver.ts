import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import { omitNull } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { EmptySearch } from '../analytics/analytics-summary.type.ts'
import { readToday, type Today } from './today.service.ts'

@ObjectType({ description: 'A product that people on the waitlist asked for, or that is out of stock.' })
class AskedProduct {
  @Field(() => ID, { description: 'The product.' })
  productId!: number

  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => Boolean, { description: 'Whether it is in stock.' })
  inStock!: boolean

  @Field(() => Int, { description: 'How many people asked for it.' })
  waiting!: number
}

const PlannedKind = graphqlEnum(['PRODUCT', 'POST'] as const, {
  name: 'PlannedKind',
  description: 'What can be shown at a planned time.',
  values: { PRODUCT: 'A product.', POST: 'An article.' },
})

@ObjectType({ description: 'A hidden product or a draft that will be shown by itself.' })
class PlannedPublication {
  @Field(() => PlannedKind, { description: 'What it is.' })
  kind!: 'PRODUCT' | 'POST'

  @Field(() => ID, { description: 'Which one.' })
  id!: number

  @Field(() => String, { description: 'Its name, or its title.' })
  name!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When (ISO 8601, UTC).' })
  publishAt!: Date

  @Field(() => String, {
    nullable: true,
    description:
      'The forbidden words that keep it hidden although its time has come; null where nothing does.',
  })
  heldBy!: string | null
}

@ObjectType('Today', {
  description: 'What waits for an administrator, each counted as the list that it leads to.',
})
class TodayType {
  @Field(() => GraphQLDateTimeISO, {
    description: 'Since when `joined`, `newlyAsked` and `fallenScores` count.',
  })
  since!: Date

  @Field(() => Int, { description: 'Messages without an answer after 24 hours.' })
  overdueMessages!: number

  @Field(() => Int, { description: 'Messages to be answered before the day ends in France.' })
  messagesDueToday!: number

  @Field(() => Int, {
    description: 'Messages that nobody has answered: these, and those that have until tomorrow.',
  })
  unansweredMessages!: number

  @Field(() => Int, { description: 'People who joined the waitlist.' })
  joined!: number

  @Field(() => [AskedProduct], { description: 'The three products that most of these asked for.' })
  newlyAsked!: AskedProduct[]

  @Field(() => Int, { description: 'Products without a picture.' })
  withoutImage!: number

  @Field(() => Int, { description: 'Products without a description.' })
  withoutText!: number

  @Field(() => Int, { description: 'Products without an eco-score.' })
  withoutScore!: number

  @Field(() => Int, { description: 'Products without a category.' })
  withoutCategory!: number

  @Field(() => Int, { description: 'Products out of stock that people wait for.' })
  awaitedOutOfStock!: number

  @Field(() => [AskedProduct], {
    description:
      'The five products to order first: those out of stock, then those that most people wait for.',
  })
  toOrder!: AskedProduct[]

  @Field(() => [EmptySearch], {
    description: 'Searches of seven days that found nothing, the ten most frequent.',
  })
  emptySearches!: EmptySearch[]

  @Field(() => Int, { description: 'Drafts that nobody has changed for 14 days.' })
  staleDrafts!: number

  @Field(() => Int, { description: 'Hidden products that nobody has changed or planned for 14 days.' })
  staleHidden!: number

  @Field(() => Int, { description: 'Evidence that is over or ends within 60 days.' })
  expiringEvidence!: number

  @Field(() => Int, { description: 'Products whose eco-score has fallen with their evidence since then.' })
  fallenScores!: number

  @Field(() => Int, { description: 'Claims of the register that are open; 0 where the guard is off.' })
  openClaims!: number

  @Field(() => [PlannedPublication], {
    description: 'What will be shown by itself within seven days, the first fifty.',
  })
  planned!: PlannedPublication[]
}

/** GraphQL edge of what there is to do today. */
@Resolver()
export class TodayResolver {
  @Query(() => TodayType, {
    description: 'Administrators: what waits for them today; 0 and nothing of what they may not read.',
  })
  today(
    @Ctx() ctx: RequestContext,
    @Arg('since', () => GraphQLDateTimeISO, {
      nullable: true,
      description: 'When they looked last (ISO 8601); seven days ago when left out.',
    })
    since?: Date | null,
  ): Promise<Today> {
    return readToday(ctx, omitNull({ since }))
  }
}
