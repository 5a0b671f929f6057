import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { type TakenBack, takeBackAccount } from './take-back.service.ts'

/** GraphQL shape of what was taken from others (`TakenBack`). */
@ObjectType('TakenBack', { description: 'What was taken from whoever else had entered the account.' })
export class TakenBackType {
  @Field(() => Int, { description: 'Other browsers that were signed in.' })
  sessions!: number

  @Field(() => Int, { description: 'API tokens.' })
  apiTokens!: number

  @Field(() => Int, { description: 'Passkeys.' })
  passkeys!: number
}

/** GraphQL edge of who takes the own account back. */
@Resolver()
export class TakeBackResolver {
  @Mutation(() => TakenBackType, {
    description:
      'Ends every other session of one’s own account, its API tokens, the links that were sent, and the passkeys added since a time. STEP_UP_REQUIRED.',
  })
  takeBackAccount(
    @Ctx() ctx: RequestContext,
    @Arg('passkeysSince', () => GraphQLDateTimeISO, {
      nullable: true,
      description: 'Since when passkeys are taken (ISO 8601); none where it is not said.',
    })
    passkeysSince?: Date | null,
  ): Promise<TakenBack> {
    return takeBackAccount(ctx, { passkeysSince: passkeysSince?.toISOString() })
  }
}
