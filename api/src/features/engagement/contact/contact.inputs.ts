import { ArgsType, Field, InputType } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { CriterionEnum } from '../../catalogue/assessments/assessment.inputs.ts'
import type { Criterion } from '../../catalogue/assessments/criteria.rules.ts'
import { InboxArgs } from '../inbox.inputs.ts'
import { type ContactMessageState, contactMessageStates } from './contact.rules.ts'

/** GraphQL enum of what a list of messages can be narrowed down to. */
const ContactMessageStateEnum = graphqlEnum(contactMessageStates, {
  name: 'ContactMessageState',
  description: 'States that a list of messages can be narrowed down to.',
  values: {
    UNREAD: 'Nobody has read it.',
    UNANSWERED: 'Nobody has answered it.',
    OVERDUE: 'Nobody has answered it, and 24 hours are over.',
    MINE: 'Nobody has answered it, and it was left to whoever asks.',
    UNASSIGNED: 'Nobody has answered it, and it was left to nobody.',
    DUE_TODAY: 'Nobody has answered it, and the 24 hours are over before the day ends in France.',
  },
})

@ArgsType()
export class ContactMessagesArgs extends InboxArgs {
  @Field(() => ContactMessageStateEnum, { nullable: true, description: 'Only messages in this state.' })
  state?: ContactMessageState | null
}

/** Who writes to the shop, and the robots' trap. */
@InputType()
abstract class WriterInput {
  @Field(() => String, { description: 'First name, at most 100 characters.' })
  firstName!: string

  @Field(() => String, { description: 'Last name, at most 100 characters.' })
  lastName!: string

  @Field(() => String, { description: 'Where to answer.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Leave it empty: a trap for robots.' })
  website?: string | null
}

/** Shape of a message; the rules are `contactRules`. */
@InputType({ description: 'A message to the shop.' })
export class ContactMessageInput extends WriterInput {
  @Field(() => String, { description: 'Subject on one line, at most 200 characters.' })
  subject!: string

  @Field(() => String, { description: 'The message, at most 5,000 characters.' })
  message!: string
}

/** Shape of a contested eco-score; the rules are `challengeRules`. */
@InputType({ description: 'What somebody has to say against an eco-score.' })
export class ChallengeInput extends WriterInput {
  @Field(() => CriterionEnum, { nullable: true, description: 'What of the score; all of it when left out.' })
  criterion?: Criterion | null

  @Field(() => String, { description: 'Why, at most 5,000 characters.' })
  message!: string
}
