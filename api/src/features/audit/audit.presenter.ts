import type { AuditEntry } from './audit-entry.entity.ts'

/** A change as REST shows it: ISO dates, fields by name. */
export const presentAuditEntry = (entry: AuditEntry) => ({
  id: entry.id,
  actorEmail: entry.actorEmail,
  actorToken: entry.actorToken ?? null,
  actorTokenId: entry.actorTokenId ?? null,
  action: entry.action,
  subjectType: entry.subjectType,
  subjectId: entry.subjectId,
  before: entry.before ?? null,
  after: entry.after ?? null,
  batchId: entry.batchId ?? null,
  createdAt: entry.createdAt.toISOString(),
})
