import { ArgsType, Field, ID, Int } from 'type-graphql'
import { graphqlEnum } from '../../platform/graphql-enum.ts'
import { pageArgs } from '../../platform/page.ts'
import {
  type AuditSubject,
  auditActions,
  auditSubjects,
  type HistoryState,
  historyStates,
} from './audit.rules.ts'

export const AuditSubjectEnum = graphqlEnum(auditSubjects, {
  name: 'AuditSubject',
  description: 'Kinds of things whose administrative changes are kept.',
  values: {
    PRODUCT: 'A product, its pictures included; without an id, many of them at once too.',
    PRODUCTS: 'Many products at once, as one change: an import, their prices.',
    CATEGORY: 'A category.',
    PASSPORT: 'The passport of a product, by the id of that.',
    OFFICIAL_COST: 'The official environmental cost of a product, by the id of that.',
    POST: 'An article.',
    PAGE: 'An information page, by its slug.',
    SETTING: 'A setting, by its key.',
    TOKEN: 'A token of the API.',
    MEMBER: 'Somebody of the team, by the id of the account, or an invitation into it.',
    MESSAGE: 'What was done with a message of the contact form; never what it says.',
    REPLY_TEMPLATE: 'An answer that is written already.',
    IMAGE: 'Images.',
    ASSESSMENT: 'How the eco-score of a product comes about, by the id of the product.',
    EVIDENCE: 'A document that supports points of eco-scores.',
    CLAIM: 'What was decided of a claim of the register.',
    MAIL: 'A mail that was sent anew.',
    EXPORT: 'A table of personal data that was saved as a file, by its name.',
  },
})
export const AuditActionEnum = graphqlEnum(auditActions, {
  name: 'AuditAction',
  description: 'What an administrator did.',
  values: {
    CREATED: 'Made new.',
    UPDATED: 'Changed.',
    DELETED: 'Deleted.',
    RESTORED: 'Put back into an earlier state.',
    PUBLISHED: 'Shown at the time that an administrator had planned, whom the entry names.',
    EXPORTED: 'Saved as a file; « after » has the number of rows, and whether all were sent.',
  },
})
const HistoryStateEnum = graphqlEnum(historyStates, {
  name: 'HistoryState',
  description: 'The two states that a change knows.',
  values: {
    AFTER: 'As the change left it; for a deletion, as it was deleted.',
    BEFORE: 'As it was just before the change.',
  },
})

@ArgsType()
export class HistoryArgs extends pageArgs('changes', 20) {
  @Field(() => AuditSubjectEnum, { description: 'Kind of thing.' })
  subjectType!: AuditSubject

  @Field(() => ID, {
    nullable: true,
    description: 'Which one: its id, or the key of a setting; all when left out.',
  })
  subjectId?: string | null
}

/** Shape of the arguments of everything that puts an earlier state back. */
@ArgsType()
export class RestoreArgs {
  @Field(() => ID, { description: 'The change, from the history.' })
  entryId!: string

  @Field(() => HistoryStateEnum, {
    defaultValue: 'AFTER',
    description:
      'Which state of it: the one that the change left, or the one before it. NOT_FOUND before the making.',
  })
  state!: HistoryState
}

/** Arguments that name a row to be changed or deleted, and the copy of it that was read. */
@ArgsType()
export class ReadRowArgs {
  @Field(() => ID, { description: 'Which one.' })
  id!: string

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read: CONFLICT when somebody has changed it since.',
  })
  version?: number | null
}
