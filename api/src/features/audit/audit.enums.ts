import { registerEnumType } from 'type-graphql'
import { enumByName } from '../../platform/enum-by-name.ts'
import { auditActions, auditSubjects, historyStates } from './audit.rules.ts'

/** Kinds of things whose changes are kept, for GraphQL. */
export const AuditSubjectEnum = enumByName(auditSubjects)

/** What was done, for GraphQL. */
export const AuditActionEnum = enumByName(auditActions)

/** The states that a change knows, for GraphQL. */
export const HistoryStateEnum = enumByName(historyStates)

registerEnumType(AuditSubjectEnum, {
  name: 'AuditSubject',
  description: 'Kinds of things whose administrative changes are kept.',
  valuesConfig: {
    PRODUCT: { description: 'A product, its pictures included.' },
    CATEGORY: { description: 'A category.' },
    POST: { description: 'An article.' },
    SETTING: { description: 'A setting, by its key.' },
    EXPORT: { description: 'A table of personal data that was saved as a file, by its name.' },
  },
})
registerEnumType(AuditActionEnum, {
  name: 'AuditAction',
  description: 'What an administrator did.',
  valuesConfig: {
    CREATED: { description: 'Made new.' },
    UPDATED: { description: 'Changed.' },
    DELETED: { description: 'Deleted.' },
    RESTORED: { description: 'Put back into an earlier state.' },
    EXPORTED: {
      description: 'Saved as a file; « after » has the number of rows, and whether all were sent.',
    },
  },
})
registerEnumType(HistoryStateEnum, {
  name: 'HistoryState',
  description: 'The two states that a change knows.',
  valuesConfig: {
    AFTER: { description: 'As the change left it; for a deletion, as it was deleted.' },
    BEFORE: { description: 'As it was just before the change.' },
  },
})
