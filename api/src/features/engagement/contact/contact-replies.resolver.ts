import { GraphQLDateTimeISO } from 'graphql-scalars'
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { type MailState, MailStateEnum, mailState } from '../../../platform/mail/mail-state.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { accountLoader } from '../../accounts/administrators.service.ts'
import { User } from '../../accounts/user.entity.ts'
import { threadLoader } from './contact.loaders.ts'
import { ContactMessage } from './contact-message.entity.ts'
import {
  answerContactMessage,
  assignContactMessage,
  noteOnContactMessage,
  type ReplyFigures,
  readReplyFigures,
} from './contact-replies.service.ts'
import { ContactReply } from './contact-reply.entity.ts'

@ObjectType('ReplyFigures', { description: 'How the promised 24 hours were kept.' })
class ReplyFiguresType {
  @Field(() => GraphQLDateTimeISO, { description: 'The messages that came in since then (ISO 8601, UTC).' })
  since!: Date

  @Field(() => Int, { description: 'Messages that were answered, or whose 24 hours are over.' })
  due!: number

  @Field(() => Int, { description: 'Of these, answered in time.' })
  inTime!: number

  @Field(() => Int, { nullable: true, description: 'Half of the answers took no longer, in minutes.' })
  medianMinutes!: number | null
}

/** GraphQL edge of what administrators do about a message. */
@Resolver(() => ContactMessage)
export class ContactRepliesResolver {
  @Mutation(() => ContactMessage, {
    description:
      'Administrators: answers a message by mail. CONFLICT when somebody else has answered meanwhile; the same answer again is sent once.',
  })
  answerContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
    @Arg('text', () => String, { description: 'The answer: plain text, at most 5,000 characters.' })
    text: string,
    @Arg('seenReplies', () => Int, {
      description: 'How many answers its author has read: the `replyCount` that was read with the message.',
    })
    seenReplies: number,
  ): Promise<ContactMessage> {
    return answerContactMessage(ctx, { id, text, seenReplies })
  }

  @Mutation(() => ContactMessage, {
    description: 'Administrators: leaves a note to the others, which is mailed to nobody.',
  })
  noteOnContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
    @Arg('text', () => String, { description: 'The note: plain text, at most 2,000 characters.' })
    text: string,
  ): Promise<ContactMessage> {
    return noteOnContactMessage(ctx, { id, text })
  }

  @Mutation(() => ContactMessage, { description: 'Administrators: leaves a message to one of them.' })
  assignContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
    @Arg('to', () => ID, { nullable: true, description: 'The administrator; nobody when null.' })
    to?: string | null,
    @Arg('seen', () => String, {
      nullable: true,
      description: 'Who had it when it was read, empty for nobody: CONFLICT when somebody else has it now.',
    })
    seen?: string | null,
  ): Promise<ContactMessage> {
    return assignContactMessage(ctx, { id, to: to ?? null, seen })
  }

  @Query(() => ReplyFiguresType, {
    description: 'Administrators: how the promised 24 hours were kept for the messages of 30 days.',
  })
  replyFigures(@Ctx() ctx: RequestContext): Promise<ReplyFigures> {
    return readReplyFigures(ctx)
  }

  @FieldResolver(() => [ContactReply], { description: 'Answers and notes, oldest first.' })
  thread(@Ctx() ctx: RequestContext, @Root() message: ContactMessage): Promise<ContactReply[]> {
    return ctx.load(threadLoader).load(message.id)
  }

  @FieldResolver(() => User, { nullable: true, description: 'The administrator who takes care of it.' })
  async assignedTo(@Ctx() ctx: RequestContext, @Root() message: ContactMessage): Promise<User | null> {
    return message.assignedTo ? ctx.load(accountLoader).load(message.assignedTo.id) : null
  }
}

/** What is known of an answer beside its row. */
@Resolver(() => ContactReply)
export class ContactReplyResolver {
  @FieldResolver(() => MailStateEnum, {
    nullable: true,
    description: 'Where its mail is on its way; null for a note, and once the mail is forgotten.',
  })
  delivery(@Root() { mail }: ContactReply): MailState | null {
    return mail ? mailState(mail.unwrap()) : null
  }
}
