import { ArgsType, Field } from 'type-graphql'
import { pageArgs } from '../../platform/page.ts'
import { inboxLimits } from './inbox.rules.ts'

/** Shape of what every list of the inbox takes; the rules are `inboxListRules`. */
@ArgsType()
export class InboxArgs extends pageArgs('rows', inboxLimits.pageSize) {
  @Field(() => String, {
    nullable: true,
    description: 'A part of any text of a row, at most 254 characters. Case and accents do not matter.',
  })
  search?: string | null
}
