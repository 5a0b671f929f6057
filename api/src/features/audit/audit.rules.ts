import { z } from 'zod'
import { enumRule, numericId, requiredLine } from '../../platform/field.rules.ts'
import { pageRules } from '../../platform/page.rules.ts'
import type { PermissionName } from '../accounts/team/permissions.rules.ts'

/** Kinds of things whose changes are kept. */
export const auditSubjects = [
  'PRODUCT',
  'PRODUCTS',
  'CATEGORY',
  'PASSPORT',
  'OFFICIAL_COST',
  'POST',
  'PAGE',
  'SETTING',
  'TOKEN',
  'EXPORT',
  'MEMBER',
  'MESSAGE',
  'REPLY_TEMPLATE',
  'MAIL',
  'IMAGE',
  'ASSESSMENT',
  'EVIDENCE',
  'CLAIM',
] as const

export type AuditSubject = (typeof auditSubjects)[number]

/** What one may do who reads the history of a kind of thing, and who brings an earlier state of it back. */
export const auditPermissions: Record<AuditSubject, { read: PermissionName; restore: PermissionName }> = {
  PRODUCT: { read: 'catalogue.read', restore: 'catalogue.write' },
  PRODUCTS: { read: 'catalogue.read', restore: 'catalogue.write' },
  CATEGORY: { read: 'catalogue.read', restore: 'catalogue.write' },
  PASSPORT: { read: 'catalogue.read', restore: 'catalogue.write' },
  OFFICIAL_COST: { read: 'catalogue.read', restore: 'catalogue.write' },
  POST: { read: 'content.read', restore: 'content.write' },
  PAGE: { read: 'content.read', restore: 'content.write' },
  SETTING: { read: 'settings', restore: 'settings' },
  TOKEN: { read: 'tokens', restore: 'tokens' },
  EXPORT: { read: 'persons.export', restore: 'persons.export' },
  MEMBER: { read: 'team', restore: 'team' },
  MESSAGE: { read: 'inbox', restore: 'inbox' },
  REPLY_TEMPLATE: { read: 'inbox', restore: 'inbox' },
  MAIL: { read: 'mails', restore: 'mails' },
  IMAGE: { read: 'images', restore: 'images' },
  ASSESSMENT: { read: 'catalogue.read', restore: 'catalogue.write' },
  EVIDENCE: { read: 'catalogue.read', restore: 'catalogue.write' },
  CLAIM: { read: 'catalogue.read', restore: 'catalogue.write' },
}

/** Changes of many things at once, which stand in the history of their kind among the changes of one. */
export const batchSubjects: Partial<Record<AuditSubject, AuditSubject>> = { PRODUCT: 'PRODUCTS' }

export const auditActions = ['CREATED', 'UPDATED', 'DELETED', 'RESTORED', 'PUBLISHED', 'EXPORTED'] as const

export type AuditAction = (typeof auditActions)[number]

export const historyRules = z.object({
  subjectType: enumRule('Historique', auditSubjects),
  subjectId: requiredLine('Identifiant', 100).optional(),
  ...pageRules(20),
})

/** The two states that a change knows: the one it left, and the one it found. */
export const historyStates = ['AFTER', 'BEFORE'] as const

export type HistoryState = (typeof historyStates)[number]

export const restoreRules = z.object({
  entryId: numericId('Modification'),
  state: enumRule('État', historyStates).default('AFTER'),
})

/** A change of many things at once. */
export const batchRules = z.object({ entryId: numericId('Modification') })
