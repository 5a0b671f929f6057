import { z } from 'zod'
import { numericId, wholeNumber } from '../../platform/number.rules.ts'
import { requiredLine } from '../../platform/text.rules.ts'
import { wordOf } from '../../platform/word.rules.ts'

/** Kinds of things whose changes are kept. */
export const auditSubjects = ['PRODUCT', 'CATEGORY', 'POST', 'SETTING', 'EXPORT'] as const

/** One of the kinds. */
export type AuditSubject = (typeof auditSubjects)[number]

/** What can be done to one. */
export const auditActions = ['CREATED', 'UPDATED', 'DELETED', 'RESTORED', 'EXPORTED'] as const

/** One of those. */
export type AuditAction = (typeof auditActions)[number]

/** Which history, and which part of it. */
export const historyRules = z.object({
  subjectType: wordOf('Historique', auditSubjects),
  subjectId: requiredLine('Identifiant', 100).optional(),
  limit: wholeNumber('limit', 1, 100).default(20),
  offset: wholeNumber('offset', 0).default(0),
})

/** The two states that a change knows: the one it left, and the one it found. */
export const historyStates = ['AFTER', 'BEFORE'] as const

/** One of the two. */
export type HistoryState = (typeof historyStates)[number]

/** Which state of which change is put back. */
export const restoreRules = z.object({
  entryId: numericId('Modification'),
  state: wordOf('État', historyStates).default('AFTER'),
})
