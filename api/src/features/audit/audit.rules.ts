import { z } from 'zod'
import { enumRule, numericId, requiredLine } from '../../platform/field.rules.ts'
import { pageRules } from '../../platform/page.rules.ts'

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
  'EXPORT',
  'MESSAGE',
  'MAIL',
  'IMAGE',
  'ASSESSMENT',
  'EVIDENCE',
  'CLAIM',
] as const

export type AuditSubject = (typeof auditSubjects)[number]

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
