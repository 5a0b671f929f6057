import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { type Page, pageOf } from '../../../platform/page.ts'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ChallengeInput, ContactMessageInput, ContactMessagesArgs } from './contact.inputs.ts'
import {
  challengeScore,
  countContactMessages,
  deleteContactMessage,
  findContactMessage,
  listContactMessages,
  markContactMessage,
  sendContactMessage,
} from './contact.service.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { isOverdue, replyDueAt } from './reply-deadline.ts'

const ContactMessagePage = pageOf(() => ContactMessage, {
  name: 'ContactMessagePage',
  description: 'One part of a list of messages; told to administrators alone.',
  items: 'The messages of this part, newest first.',
  totalCount: 'How many match in all.',
})

/** GraphQL edge of the contact form. */
@Resolver()
export class ContactResolver {
  @Mutation(() => Boolean, { description: 'Sends a message to the shop. Always true.' })
  sendContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
  ): Promise<boolean> {
    return sendContactMessage(ctx, omitNull(input)).then(() => true)
  }

  @Mutation(() => Boolean, {
    description: 'Contests the eco-score of a product, by a message to the shop. Always true, or NOT_FOUND.',
  })
  challengeScore(
    @Ctx() ctx: RequestContext,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
    @Arg('input', () => ChallengeInput, { description: 'Who, and why.' }) input: ChallengeInput,
  ): Promise<boolean> {
    return challengeScore(ctx, { ...omitNull(input), id: productId }).then(() => true)
  }
}

/** GraphQL edge of the messages, for administrators. */
@Resolver(() => ContactMessage)
export class ContactMessagesResolver {
  @Query(() => ContactMessagePage, { description: 'Administrators: the messages of the contact form.' })
  contactMessages(
    @Ctx() ctx: RequestContext,
    @Args(() => ContactMessagesArgs) args: ContactMessagesArgs,
  ): Promise<Page<ContactMessage>> {
    return listContactMessages(ctx, omitNull(args))
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
    return markContactMessage(ctx, omitNull({ id, isRead, replied }))
  }

  @Mutation(() => Boolean, {
    description:
      'Administrators: deletes a message for good, with its answers, notes and mails. Always true, or NOT_FOUND.',
  })
  deleteContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
  ): Promise<boolean> {
    return deleteContactMessage(ctx, { id }).then(() => true)
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
