import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { given } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { ContactMessage } from './contact-message.entity.ts'
import {
  countContactMessages,
  findContactMessage,
  listContactMessages,
  markContactMessage,
} from './contact-messages.service.ts'
import { ContactMessagesArgs } from './inbox.inputs.ts'
import { ContactMessagePage } from './inbox-pages.type.ts'
import { isOverdue, replyDueAt } from './reply-deadline.ts'

/** GraphQL edge of the messages, for administrators. */
@Resolver(() => ContactMessage)
export class ContactMessagesResolver {
  @Query(() => ContactMessagePage, { description: 'Administrators: the messages of the contact form.' })
  contactMessages(
    @Ctx() ctx: RequestContext,
    @Args(() => ContactMessagesArgs) args: ContactMessagesArgs,
  ): Promise<ContactMessagePage> {
    return listContactMessages(ctx, given(args))
  }

  @Query(() => ContactMessage, {
    nullable: true,
    description: 'Administrators: one message, which stays unread; NOT_FOUND when there is none.',
  })
  contactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
  ): Promise<ContactMessage> {
    return findContactMessage(ctx, { id })
  }

  @Mutation(() => ContactMessage, {
    description: 'Administrators: notes that a message was read or answered, or that it was not.',
  })
  markContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
    @Arg('isRead', () => Boolean, { nullable: true, description: 'Read or not; as it is when left out.' })
    isRead?: boolean,
    @Arg('replied', () => Boolean, {
      nullable: true,
      description: 'Answered (and read, unless said otherwise) or not; as it is when left out.',
    })
    replied?: boolean,
  ): Promise<ContactMessage> {
    return markContactMessage(ctx, given({ id, isRead, replied }))
  }

  @FieldResolver(() => GraphQLDateTimeISO, {
    description: 'Until when it is to be answered: 24 hours after it came in (ISO 8601, UTC).',
  })
  replyDueAt(@Root() message: ContactMessage): Date {
    return replyDueAt(message)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it still waits for an answer that was due before now.',
  })
  overdue(@Ctx() ctx: RequestContext, @Root() message: ContactMessage): boolean {
    return isOverdue(message, ctx.clock.now())
  }
}

/** Counts beside a list of messages, whatever it is narrowed down to; made only when a query asks for them. */
@Resolver(() => ContactMessagePage)
export class ContactMessagePageResolver {
  @FieldResolver(() => Int, { description: 'How many of all messages nobody has read.' })
  unreadCount(@Ctx() ctx: RequestContext): Promise<number> {
    return countContactMessages(ctx, 'UNREAD')
  }

  @FieldResolver(() => Int, { description: 'How many of all messages are overdue.' })
  overdueCount(@Ctx() ctx: RequestContext): Promise<number> {
    return countContactMessages(ctx, 'OVERDUE')
  }
}
