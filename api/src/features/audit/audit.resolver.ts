import { Args, Ctx, Query, Resolver } from 'type-graphql'
import { type Page, pageOf } from '../../platform/page.ts'
import { omitNull } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { HistoryArgs } from './audit.inputs.ts'
import { AuditEntry } from './audit-entry.entity.ts'
import { listHistory } from './history.service.ts'

const AuditPage = pageOf(() => AuditEntry, {
  name: 'AuditPage',
  description: 'Part of a history of changes, newest first.',
  items: 'The changes of this part.',
})

/** GraphQL edge of the history of changes. */
@Resolver(() => AuditEntry)
export class AuditResolver {
  @Query(() => AuditPage, { description: 'Administrative changes, newest first; administrators only.' })
  history(@Ctx() ctx: RequestContext, @Args(() => HistoryArgs) args: HistoryArgs): Promise<Page<AuditEntry>> {
    return listHistory(ctx, omitNull(args))
  }
}
