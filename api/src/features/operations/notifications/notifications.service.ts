import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { lockRow, transactionally } from '../../../platform/database/transaction.ts'
import { unauthenticated } from '../../../platform/errors.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import type { PermissionName } from '../../accounts/team/permissions.rules.ts'
import { NotificationSettings } from './notification.entity.ts'
import { markNotificationsRules, notificationSettingRules } from './notification.rules.ts'
import { kindsFor, type NotificationKind, notificationKinds } from './notification-kinds.rules.ts'
import { type Notification, openNotifications } from './open-notifications.ts'

/** What the bell shows. */
export interface Bell {
  unreadCount: number
  items: Notification[]
}

/** How somebody wants to be told of a kind. */
export interface NotificationSetting {
  kind: NotificationKind
  label: string
  bell: boolean
  mail: boolean
}

/** What waits for the administrator, of the kinds that they may see and want in the bell. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function readBell(ctx: RequestContext): Promise<Bell> {
  const { id, permissions } = requirePermission(ctx, 'administration')
  const settings = await ctx.em.fork().findOne(NotificationSettings, { user: id })
  const kinds = kindsFor(permissions).filter((kind) => !settings?.noBell.includes(kind))
  return openNotifications(ctx.em, id, kinds, ctx.clock.now())
}

/**
 * Notes that the administrator has read a notification, or all of them, or that they are to be read again. What is not
 * there (any more) is no matter.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function markNotifications(ctx: RequestContext, input: unknown): Promise<Bell> {
  const { id, permissions } = requirePermission(ctx, 'administration')
  const { kind, subject, isRead } = parseInput(markNotificationsRules, input)
  const now = ctx.clock.now()
  const { items } = await openNotifications(ctx.em, id, kindsFor(permissions), now)
  const meant = items.filter(
    (each) => (!kind || each.kind === kind) && (subject === undefined || each.subject === subject),
  )
  const named = JSON.stringify(meant.map((each) => ({ kind: each.kind, subject: each.subject })))
  await ctx.em.execute(
    isRead
      ? `insert into notification_reads (user_id, kind, subject, read_at)
         select ?, kind, subject, ? from jsonb_to_recordset(?::jsonb) as meant (kind text, subject text)
         on conflict (user_id, kind, subject) do update set read_at = excluded.read_at`
      : `delete from notification_reads using jsonb_to_recordset(?::jsonb) as meant (kind text, subject text)
         where user_id = ? and notification_reads.kind = meant.kind and notification_reads.subject = meant.subject`,
    isRead ? [id, now, named] : [named, id],
  )
  return readBell(ctx)
}

const settingsOf = (
  row: Pick<NotificationSettings, 'noBell' | 'noMail'> | null,
  permissions: ReadonlySet<PermissionName>,
): NotificationSetting[] =>
  kindsFor(permissions).map((kind) => ({
    ...{ kind, label: notificationKinds[kind].label },
    bell: !row?.noBell.includes(kind),
    mail: !row?.noMail.includes(kind),
  }))

/** How the administrator is told of each kind that they may see: by both, until they say otherwise. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function listNotificationSettings(ctx: RequestContext): Promise<NotificationSetting[]> {
  const { id, permissions } = requirePermission(ctx, 'administration')
  return settingsOf(await ctx.em.fork().findOne(NotificationSettings, { user: id }), permissions)
}

/**
 * Turns a kind on or off for the administrator, in the bell or the mail of the morning.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function updateNotificationSetting(
  ctx: RequestContext,
  input: unknown,
): Promise<NotificationSetting[]> {
  const { id, permissions } = requirePermission(ctx, 'administration')
  const { kind, bell, mail } = parseInput(notificationSettingRules, input)
  return transactionally(ctx, async (em) => {
    const row = await lockSettings(em, id)
    row.noBell = turned(row.noBell, kind, bell)
    row.noMail = turned(row.noMail, kind, mail)
    await em.flush()
    return settingsOf(row, permissions)
  })
}

async function lockSettings(em: EntityManager, userId: string): Promise<NotificationSettings> {
  await em.execute('insert into notification_settings (user_id) values (?) on conflict do nothing', [userId])
  return lockRow(em, NotificationSettings, { user: userId }, unauthenticated())
}

/** The kinds that are left out, with this one in or out of them. */
const turned = (leftOut: NotificationKind[], kind: NotificationKind, isOn: boolean | undefined) =>
  isOn === undefined ? leftOut : [...leftOut.filter((each) => each !== kind), ...(isOn ? [] : [kind])]
