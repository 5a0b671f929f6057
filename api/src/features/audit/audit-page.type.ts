import { Field, Int, ObjectType } from 'type-graphql'
import { AuditEntry } from './audit-entry.entity.ts'

/** Part of a history. */
@ObjectType({ description: 'Part of a history of changes, newest first.' })
export class AuditPage {
  @Field(() => [AuditEntry], { description: 'The changes of this part.' })
  items!: AuditEntry[]

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount!: number
}
