import { Args, Ctx, Query, Resolver } from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { HistoryArgs } from './audit.inputs.ts'
import { listHistory } from './audit.service.ts'
import { AuditEntry } from './audit-entry.entity.ts'
import { AuditPage } from './audit-page.type.ts'

/** GraphQL edge of the history of changes. */
@Resolver(() => AuditEntry)
export class AuditResolver {
  @Query(() => AuditPage, { description: 'Administrative changes, newest first; administrators only.' })
  history(@Ctx() ctx: RequestContext, @Args(() => HistoryArgs) args: HistoryArgs): Promise<AuditPage> {
    return listHistory(ctx, given(args))
  }
}
