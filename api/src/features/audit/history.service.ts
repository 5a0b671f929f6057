import { requirePermission, requireTeam } from '../../platform/authorize.ts'
import type { Page } from '../../platform/page.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { auditPermissions, batchSubjects, historyRules } from './audit.rules.ts'
import { AuditEntry } from './audit-entry.entity.ts'

/**
 * Changes of one kind of thing or of one thing, newest first.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listHistory(ctx: RequestContext, input: unknown): Promise<Page<AuditEntry>> {
  // Before the input is looked at: who has no business here learns nothing of it.
  requireTeam(ctx)
  const { limit, offset, subjectType, subjectId } = parseInput(historyRules, input)
  requirePermission(ctx, auditPermissions[subjectType].read)
  const many = batchSubjects[subjectType]
  const which =
    subjectId === undefined
      ? // What many went through together is told once.
        { subjectType: { $in: many ? [subjectType, many] : [subjectType] }, batchId: null }
      : { subjectType, subjectId }
  const [items, totalCount] = await ctx.em.findAndCount(AuditEntry, which, {
    orderBy: { id: 'desc' },
    limit,
    offset,
  })
  return { items, totalCount }
}
