import { GraphQLLocalDate } from 'graphql-scalars'
import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { findOpening, type Opening } from './opening.service.ts'

@ObjectType('Opening', { description: 'Whether things can be bought, and from when on.' })
class OpeningType implements Opening {
  @Field(() => Boolean, { description: 'Whether things can be bought.' })
  salesOpen!: boolean

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The day that is announced; null without one, once it has passed and once sales are open.',
  })
  day!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The same in French: « Les ventes ouvrent le 3 mars 2027 ».',
  })
  words!: string | null
}

/** GraphQL edge of the opening. */
@Resolver()
export class OpeningResolver {
  @Query(() => OpeningType, {
    description: 'The opening of the sales, from the settings `sales_open` and `opening_day`.',
  })
  opening(@Ctx() ctx: RequestContext): Promise<Opening> {
    return findOpening(ctx)
  }
}
