import { Ctx, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { findViewer } from './accounts.service.ts'
import { User } from './user.entity.ts'

/** GraphQL edge of the accounts. */
@Resolver(() => User)
export class AccountsResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in person; null when nobody is.' })
  me(@Ctx() ctx: RequestContext): Promise<User | null> {
    return findViewer(ctx)
  }
}
