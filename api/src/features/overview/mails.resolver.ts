import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { type MailState, MailStateEnum } from '../../platform/mail/mail-state.ts'
import { type Page, pageArgs, pageOf } from '../../platform/page.ts'
import { omitNull } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { listMails, type MailFacts, resendMail } from './mails.service.ts'

@ObjectType('OutgoingMail', {
  description: 'A mail of the shop, without what it says; told to administrators alone.',
})
class OutgoingMailType {
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @Field(() => String, { description: 'To whom.' })
  recipient!: string

  @Field(() => String, { description: 'Its subject.' })
  subject!: string

  @Field(() => MailStateEnum, { description: 'Where it is on its way.' })
  state!: MailState

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed, as the mail server said it.',
  })
  lastError!: string | null

  @Field(() => String, { nullable: true, description: 'The same for people, in French.' })
  failure!: string | null

  @Field(() => Boolean, { description: 'Whether it can be sent anew: its link, if it has one, still works.' })
  canResend!: boolean

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it went out (ISO 8601, UTC).' })
  sentAt!: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was written (ISO 8601, UTC).' })
  createdAt!: Date
}

const OutgoingMailPage = pageOf(() => OutgoingMailType, {
  name: 'OutgoingMailPage',
  description: 'One part of the mails; told to administrators alone.',
  items: 'The mails of this part, newest first.',
})

@ArgsType()
class OutgoingMailsArgs extends pageArgs('mails', 25) {
  @Field(() => MailStateEnum, { nullable: true, description: 'Only mails in this state.' })
  state?: MailState | null

  @Field(() => String, { nullable: true, description: 'A part of an address or a subject.' })
  search?: string | null
}

/** GraphQL edge of the mails that the shop sends. */
@Resolver()
export class MailsResolver {
  @Query(() => OutgoingMailPage, {
    description: 'Administrators: mails that wait, went out or were given up.',
  })
  outgoingMails(
    @Ctx() ctx: RequestContext,
    @Args(() => OutgoingMailsArgs) args: OutgoingMailsArgs,
  ): Promise<Page<MailFacts>> {
    return listMails(ctx, omitNull(args))
  }

  @Mutation(() => OutgoingMailType, {
    description:
      'Administrators: sends a mail anew that could not be handed over; any other stays as it is. CONFLICT when its link has ended.',
  })
  resendMail(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The mail.' }) id: string,
  ): Promise<MailFacts> {
    return resendMail(ctx, { id })
  }
}
