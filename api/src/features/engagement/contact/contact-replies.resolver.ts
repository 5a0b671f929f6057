import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql'
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
} from './contact-replies.service.ts'
import { ContactReply } from './contact-reply.entity.ts'

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
  ): Promise<ContactMessage> {
    return assignContactMessage(ctx, { id, to: to ?? null })
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
