import { ArgsType, Field, ID, Int } from 'type-graphql'
import { AuditSubjectEnum, HistoryStateEnum } from './audit.enums.ts'
import type { AuditSubject, HistoryState } from './audit.rules.ts'

/** Shape of the arguments of `history`. */
@ArgsType()
export class HistoryArgs {
  @Field(() => AuditSubjectEnum, { description: 'Kind of thing.' })
  subjectType!: AuditSubject

  @Field(() => ID, {
    nullable: true,
    description: 'Which one: its id, or the key of a setting; all when left out.',
  })
  subjectId?: string | null

  @Field(() => Int, { defaultValue: 20, description: 'How many changes, 1 to 100.' })
  limit!: number

  @Field(() => Int, { defaultValue: 0, description: 'How many changes to skip.' })
  offset!: number
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
