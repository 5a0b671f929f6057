import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type NotificationKind, notificationKindNames } from './notification-kinds.rules.ts'
import {
  type Bell,
  listNotificationSettings,
  markNotifications,
  type NotificationSetting,
  readBell,
  updateNotificationSetting,
} from './notifications.service.ts'
import type { Notification } from './open-notifications.ts'

const KindEnum = graphqlEnum(notificationKindNames, {
  name: 'NotificationKind',
  description: 'What the team is told of.',
  values: {
    OVERDUE_MESSAGE: 'A message that nobody has answered within 24 hours.',
    EXPIRING_EVIDENCE: 'Evidence that is over or ends within 60 days.',
    FALLEN_SCORE: 'A score that fell because its evidence had ended, until somebody decides on it.',
    FAILED_MAIL: 'A mail that was given up.',
    FAILED_JOB: 'A background job whose last run failed.',
    BROKEN_LEDGER: 'The ledger of consents, when its last check found that it does not hold.',
  },
})

@ObjectType('Notification', { description: 'Something that somebody of the team should see to.' })
class NotificationType {
  @Field(() => KindEnum, { description: 'Of which kind.' })
  kind!: NotificationKind

  @Field(() => String, { description: 'Which thing, by its id; with the kind, it is there once.' })
  subject!: string

  @Field(() => String, { description: 'What happened, in French.' })
  label!: string

  @Field(() => String, { description: 'What it happened to.' })
  title!: string

  @Field(() => String, { description: 'The place in the administration where one sees to it.' })
  path!: string

  @Field(() => GraphQLDateTimeISO, { description: 'Since when (ISO 8601, UTC).' })
  since!: Date

  @Field(() => Boolean, { description: 'Whether whoever asks has read it.' })
  isRead!: boolean
}

@ObjectType('Bell', { description: 'What waits for an administrator.' })
class BellType {
  @Field(() => Int, { description: 'How many they have not read.' })
  unreadCount!: number

  @Field(() => [NotificationType], { description: 'The newest hundred.' })
  items!: Notification[]
}

@ObjectType('NotificationSetting', { description: 'How an administrator is told of a kind.' })
class NotificationSettingType {
  @Field(() => KindEnum, { description: 'Which kind.' })
  kind!: NotificationKind

  @Field(() => String, { description: 'What happened, in French.' })
  label!: string

  @Field(() => Boolean, { description: 'By the bell.' })
  bell!: boolean

  @Field(() => Boolean, { description: 'By the mail of the morning.' })
  mail!: boolean
}

/** GraphQL edge of what the team is told of. */
@Resolver()
export class NotificationsResolver {
  @Query(() => BellType, { complexity: 100, description: 'Administrators: what waits for them.' })
  bell(@Ctx() ctx: RequestContext): Promise<Bell> {
    return readBell(ctx)
  }

  @Query(() => [NotificationSettingType], { description: 'Administrators: how they are told of each kind.' })
  notificationSettings(@Ctx() ctx: RequestContext): Promise<NotificationSetting[]> {
    return listNotificationSettings(ctx)
  }

  @Mutation(() => BellType, {
    description: 'Administrators: notes that they have read a notification, or all; or that they have not.',
  })
  markNotifications(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => KindEnum, { nullable: true, description: 'Of this kind alone.' })
    kind?: NotificationKind | null,
    @Arg('subject', () => String, { nullable: true, description: 'About this thing alone.' })
    subject?: string | null,
    @Arg('isRead', () => Boolean, { defaultValue: true, description: 'Read, or to be read again.' })
    isRead?: boolean,
  ): Promise<Bell> {
    return markNotifications(ctx, omitNull({ kind, subject, isRead }))
  }

  @Mutation(() => [NotificationSettingType], {
    description: 'Administrators: turns a kind on or off, in the bell or the mail of the morning.',
  })
  updateNotificationSetting(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => KindEnum, { description: 'Which kind.' }) kind: NotificationKind,
    @Arg('bell', () => Boolean, { nullable: true, description: 'By the bell; as it is when left out.' })
    bell?: boolean | null,
    @Arg('mail', () => Boolean, { nullable: true, description: 'By the mail; as it is when left out.' })
    mail?: boolean | null,
  ): Promise<NotificationSetting[]> {
    return updateNotificationSetting(ctx, omitNull({ kind, bell, mail }))
  }
}
